import { enemyOf, enemyShipOf } from '../facts';
import { FacePicture } from '../fray/dice-tray';
import { gameWords, pageWords } from '../words';
import { Text } from '../words/tokens';
import { type Act, USES, type Use } from './act';

type Face = Act['faces'][number];

/** Dice lie on the line that uses them. */
function lineOfFace(face: Face, { used }: Act): Use {
  if (face === 'omen') return 'omen';
  if (face === 'move') return 'move';
  return used.has('node') && !used.has('crew') ? 'node' : 'crew';
}

/** What is left of the dice after pairs were merged: ghosts and what became of them. */
function settled({
  faces,
  pairs,
}: Act): readonly { readonly face: Face; readonly state: 'lies' | 'ghost' | 'merged' }[] {
  const lying = faces.map((face): { face: Face; state: 'lies' | 'ghost' | 'merged' } => ({ face, state: 'lies' }));
  for (const { from, to } of pairs) {
    for (const die of lying.filter(({ face, state }) => face === from && state !== 'ghost').slice(0, 2))
      die.state = 'ghost';
    lying.push({ face: to, state: 'merged' });
  }
  return lying;
}

/** Four lines in the order of their use; each die on the line that uses it, a merged pair beside its two ghosts. */
export function ResultTray({ act }: { readonly act: Act }) {
  const { theatre } = pageWords.value;
  const { sourceName, terms } = gameWords.value;
  const { actor } = act;
  const name =
    actor.is === 'enemy'
      ? sourceName(`enemy:${actor.kind}`)
      : actor.is === 'ship'
        ? sourceName(`enemy-ship:${actor.kind}`)
        : terms.kinds.elder;
  const dice = settled(act);
  return (
    <div class="tray">
      <header>
        <h3>{name}</h3>
        <small>{theatre.fallen(act.faces.length)}</small>
      </header>
      <ol>
        {USES.map((use, index) => {
          const here = dice.filter(({ face }) => lineOfFace(face, act) === use);
          return (
            <li key={use} class={act.now === use ? 'now' : act.used.has(use) ? 'done' : ''}>
              <span class="use">{theatre.uses[index]}</span>
              <span class="dice">
                {here.length === 0 && <small>{theatre.none}</small>}
                {here.map(({ face, state }, at) => (
                  <span key={at} class={`die ${face} ${state}`} role="img" aria-label={terms.faces[face]}>
                    <FacePicture face={face} />
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      {actor.is === 'enemy' && <Abilities kind={actor.kind} />}
      {actor.is === 'ship' && <p class="text">{theatre.dice(enemyShipOf(actor.kind).dice)}</p>}
    </div>
  );
}

/** What its omens can do. */
function Abilities({ kind }: { readonly kind: string }) {
  const { abilities } = enemyOf(kind);
  if (abilities.length === 0) return null;
  return (
    <p class="text">
      <Text value={gameWords.value.describe(`enemy:${kind}`)} still />
    </p>
  );
}
