// Spanish: names with the article and the gender that sentences need.
import { capital } from '@undertow/language/es';
import type { Named } from '../named';

export type Article = 'el' | 'la' | 'los' | 'las' | '';

/** `name` stands alone, as on a card; in running text the article stands before `bare`. */
export interface Noun extends Named {
  readonly article: Article;
  readonly bare: string;
  readonly feminine: boolean;
}

export const noun = (
  article: Exclude<Article, ''>,
  bare: string,
  mood: string,
  name: string = capital(bare),
): Noun => ({
  name,
  mood,
  article,
  bare,
  feminine: article === 'la' || article === 'las',
});

/** Names of people and towns, which take no article; `name` differs where a trade or a byname follows it on the card. */
export const proper = (gender: 'm' | 'f', bare: string, mood: string, name: string = bare): Noun => ({
  name,
  mood,
  article: '',
  bare,
  feminine: gender === 'f',
});

/** Ships and songs stand in quotation marks; ships are masculine, like «barco». */
export const shipNamed = (name: string, mood: string): Noun => noun('el', `«${name}»`, mood, name);
export const song = (name: string, mood: string): Noun => proper('f', `«${name}»`, mood, `«${name}»`);

/** «destruido», «destruida», «destruidos», «destruidas». */
export const agreed = ({ feminine, article }: Pick<Noun, 'feminine' | 'article'>, stem: string): string =>
  `${stem}${feminine ? 'a' : 'o'}${article === 'los' || article === 'las' ? 's' : ''}`;
