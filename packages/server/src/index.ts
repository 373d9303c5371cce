export async function serve(_options: object): Promise<{ url: string; close(): Promise<void> }> {
  throw new Error('The server is not written yet.');
}
