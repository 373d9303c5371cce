/** How broad letters are, in their size, before they are drawn: close enough to make room for them. */
function widthOfLetter(letter: string): number {
  if (/[iljtfrI.,’' -]/u.test(letter)) return 0.3;
  if (/[mwMWШЩЖЮМФшщжюмф]/u.test(letter)) return 0.78;
  if (/\p{Lu}/u.test(letter)) return 0.62;
  return /\p{Script=Cyrillic}/u.test(letter) ? 0.52 : 0.48;
}

/** The title face is a little broader than the reading face. */
const FACES = { read: 1, title: 1.1 } as const;

export const widthOfText = (text: string, size: number, face: keyof typeof FACES): number =>
  [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0) * size * FACES[face];
