/** What SQLite says where it finds less in a file than there should be, and where the disk gives nothing back. */
const SHORT_READ = 522;
const NO_READ = 266;

/**
 * An error as what it means for what is stored. A file that was cut short is called an error of the disk, like one that is
 * full; but making room does not help it.
 */
export function asDamage(error: unknown): unknown {
  const code = error instanceof Error && 'rawCode' in error ? error.rawCode : undefined;
  if (code !== SHORT_READ && code !== NO_READ) return error;
  return new Error(`The file is corrupt: part of it is not there or cannot be read (${String(error)}).`, {
    cause: error,
  });
}
