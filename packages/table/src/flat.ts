/**
 * The same text, in one piece. What the engine has put together from pieces (`JSON.stringify` beyond a hundred letters too)
 * stays in pieces until somebody looks into it, and takes half as much memory again; worth it for what is kept.
 */
export function flat(text: string): string {
  return text.charCodeAt(0) < 0 ? '' : text;
}
