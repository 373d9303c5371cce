/** What a text begins with, up to its first stop or colon: enough to tell which of several effects was chosen. */
export const opening = (text: string): string => text.split(/[.:](?:\s|$)/, 1)[0] ?? text;
