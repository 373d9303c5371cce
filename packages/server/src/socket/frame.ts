/**
 * One text frame as it goes over the wire (RFC 6455, 5.2): a server sends it whole and unmasked. Each byte is one character,
 * to be written as Latin-1: so nothing has to be copied for text without letters beyond ASCII, which is nearly all of it.
 */
export function textFrame(text: string): string {
  const length = Buffer.byteLength(text);
  return headOf(length) + (length === text.length ? text : Buffer.from(text).toString('latin1'));
}

function headOf(length: number): string {
  if (length < 126) return String.fromCharCode(0x81, length);
  if (length < 65_536) return String.fromCharCode(0x81, 126, length >> 8, length & 255);
  const eight = [0, 0, 0, 0, length >>> 24, (length >> 16) & 255, (length >> 8) & 255, length & 255];
  return String.fromCharCode(0x81, 127, ...eight);
}
