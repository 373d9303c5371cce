import type { OurArtillery } from '../content/artillery';
import type { OurCrew } from '../content/crew';
import type { OurElder } from '../content/elders';
import type { OurEnemy } from '../content/enemies';
import type { OurEnemyShip } from '../content/enemy-ships';
import type { OurImprovement } from '../content/improvements';
import type { OurPort } from '../content/ports';
import type { OurTile } from '../content/tiles';
import type { OurTrait } from '../content/traits';
import type { OurTreasure } from '../content/treasures';
import type { CardWords } from './card-words';
import type { Named } from './named';

/** What players read for everything in the box; `N` is what a language needs to know of a name to use it in a sentence. */
export interface Names<N extends Named = Named> {
  readonly game: string;
  readonly crew: Readonly<Record<OurCrew, N>>;
  readonly traits: Readonly<Record<OurTrait, Named>>;
  readonly enemies: Readonly<Record<OurEnemy, N>>;
  /** By enemy, then by the id of the ability. */
  readonly abilities: Readonly<Record<OurEnemy, Readonly<Record<string, string>>>>;
  readonly enemyShips: Readonly<Record<OurEnemyShip, N>>;
  readonly elders: Readonly<Record<OurElder, N>>;
  readonly improvements: Readonly<Record<OurImprovement, N>>;
  readonly artillery: Readonly<Record<OurArtillery, N>>;
  readonly treasures: Readonly<Record<OurTreasure, N>>;
  readonly ports: Readonly<Record<OurPort, N>>;
  readonly tiles: Readonly<Record<OurTile, Named>>;
  readonly stories: Readonly<Record<string, string>>;
  /** Figureheads by seat: the Patient Stag and her sisters. */
  readonly ships: readonly [N, N, N, N];
}

/** The words of event cards, by id. They are loaded apart: nobody reads a card before its time. */
export type Tales = Readonly<Record<string, CardWords>>;
