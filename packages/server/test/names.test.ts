import { afterEach, describe, expect, it } from 'vitest';
import { pearlsRegistry } from './kit/pearls';
import { create, get, post, start, stopAll } from './kit/server';

afterEach(stopAll);

const open = () => start({ games: pearlsRegistry() });

/** What comes of it when somebody so called comes to a table where this person sits. */
async function beside(url: string, sitting: string, coming: string): Promise<string> {
  const { table } = await create(url, { name: sitting });
  return post(url, `/api/tables/${table}/join`, { name: coming }).then(
    () => 'seated',
    (error: Error) => error.message,
  );
}

const TAKEN = '409 {"reason":"name-taken"}';

describe('a name at a table', () => {
  it.each([
    // Greek capitals that are drawn like Latin ones, and small letters that are drawn like others
    ['HANNA', '\u0397\u0391\u039d\u039d\u0391'],
    ['Nina', '\u039d\u0399\u039d\u0391'],
    ['MAX', '\u039c\u0391\u03a7'],
    ['Zoe', '\u0396\u03bf\u03b5'],
    ['YO', '\u03a5\u039f'],
    ['Ava', '\u0391\u03bd\u03b1'],
    // Cyrillic
    ['Anna', '\u0410\u043f\u043f\u0430'],
    ['Cop', '\u0421\u043e\u0440'],
    ['Hans', '\u041d\u0430\u043f\u0455'],
    // Cherokee, large and small, and Lisu
    ['MAW', '\u13b7\u13aa\u13b3'],
    ['DATE', '\uab70\u13aa\u13a2\uab7c'],
    ['KEV', '\ua4d7\ua4f0\ua4e6'],
    // capitals drawn small, strokes, bars, full width, old numerals
    ['Ada', '\u1d00\u1d05\u1d00'],
    ['Bill', 'Bi\u01c0\u01c0'],
    ['Bill', 'B\u0268ll'],
    ['Lukas', '\u0141ukas'],
    ['Max', 'Ma\u2179'],
    ['Ada', '\uff21\uff44\uff41'],
    // what stands around letters
    ['Ada', 'Ada,'],
    ['Ada', '\u201cAda\u201d'],
    ['Ada', 'Ada*'],
    ['Ada', 'Ada\u02d1'],
    ['Ada', 'Ada\u02bb'],
    ['Ada', 'Ada\u0f0b'],
    ['Ada', 'Ada\ufffc'],
    ['Ada', 'Ada\u{1d159}'],
    // in other cases
    ['Ada', 'ADA'],
    ['Strau\u00df', 'STRAUSS'],
    ['\u039d\u03af\u03ba\u03b7', '\u039d\u0399\u039a\u0397'],
    ['\u0418\u0440\u0438\u043d\u0430', '\u0418\u0420\u0418\u041d\u0410'],
  ])('cannot be taken for another: beside %s there is no %s', async (sitting, coming) => {
    const { url } = await open();
    expect(await beside(url, sitting, coming)).toBe(TAKEN);
  });

  it('is not one of a word that mixes scripts drawn alike, whoever sits there', async () => {
    const { url } = await open();
    for (const mixed of [
      '\u0397ans',
      '\u039dina',
      '\u041cax',
      '\u13aada',
      '\ua4eeda',
      '\u0421a\u0448a',
      'Ann\u0430 Maria',
      'G\u10ffa',
    ]) {
      expect(await beside(url, 'Berta', mixed), mixed).toBe(TAKEN);
      await expect(create(url, { name: mixed }), mixed).rejects.toThrow('name-taken');
    }
  });

  it.each([
    // Russian, Ukrainian, Greek, Armenian, Georgian
    ['\u0415\u043a\u0430\u0442\u0435\u0440\u0438\u043d\u0430', '\u0410\u043b\u0451\u043d\u0430'],
    ['\u0421\u0430\u0448\u0430', '\u041c\u0430\u0448\u0430'],
    ['\u042e\u043b\u0456\u044f', '\u0407\u0440\u0438\u043d\u0430'],
    ['\u039d\u03af\u03ba\u03bf\u03c2', '\u0393\u03b9\u03ce\u03c1\u03b3\u03bf\u03c2'],
    ['\u0396\u03c9\u03ae', '\u03a7\u03b1\u03c1\u03ac'],
    ['\u0531\u0576\u056b', '\u0546\u0578\u0580\u0561\u0575\u0580'],
    ['\u10dc\u10d8\u10dc\u10dd', '\u10d2\u10d8\u10dd\u10e0\u10d2\u10d8'],
    // German, Spanish, French, Polish, Turkish, Icelandic
    ['J\u00fcrgen', 'J\u00f6rg'],
    ['Wei\u00df', 'Gro\u00df'],
    ['I\u00f1aki', 'Bego\u00f1a'],
    ['Zo\u00eb', 'Ren\u00e9e'],
    ['\u0141ukasz', 'Wies\u0142aw'],
    ['\u0130pek', 'I\u015f\u0131l'],
    ['\u00de\u00f3r', 'Gu\u00f0r\u00fan'],
    // Japanese with Latin beside it, Korean, Hebrew, Arabic, two scripts in two words, numbers, pictures
    ['\u82b1\u5b50\u3055\u3093', 'Ken\u3061\u3083\u3093'],
    ['\ubbfc\uc900', '\uc11c\uc5f0'],
    ['\u05d3\u05d5\u05d3', '\u05e9\u05e8\u05d4'],
    ['\u0645\u062d\u0645\u062f', '\u0644\u064a\u0644\u0649'],
    ['\u0410\u043d\u043d\u0430 Maria', 'Maria \u0391\u03b8\u03b7\u03bd\u03ac'],
    ['Anna', '\u0410\u043d\u043d\u0430'],
    ['R2D2', 'C3PO'],
    ['\u{1f419}', '\u{1f433}'],
    ['?!', '...'],
    // Latin names a letter apart
    ['Hana', 'Nana'],
    ['Nina', 'Niva'],
    ['Pamela', 'Pamina'],
  ])('is one’s own where no other looks like it: %s and %s sit together', async (sitting, coming) => {
    const { url } = await open();
    expect(await beside(url, sitting, coming)).toBe('seated');
    expect(await beside(url, coming, sitting)).toBe('seated');
  });

  it('is written without what cannot be seen, and is none where nothing is left', async () => {
    const { url } = await open();
    const { table } = await create(url, { name: 'A\u{1d159}d\ufffca' });
    const shown = await get<{ table: { seats: { name: string }[] } }>(url, `/api/tables/${table}`);
    expect(shown.table.seats[0]?.name).toBe('Ada');
    for (const empty of ['\u{1d159}', '\u{1d159}\ufffc', ' \u{1d159} '])
      await expect(create(url, { name: empty }), JSON.stringify(empty)).rejects.toThrow('malformed');
  });
});
