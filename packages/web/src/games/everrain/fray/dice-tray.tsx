import './dice-tray.css';
import type { AnyDecision } from '@undertow/everrain';
import { aboutOf, type Terms } from '@undertow/everrain/words';
import { Icon, type IconName } from '../art/icons';
import { gameWords } from '../words';

type Face = keyof Terms['faces'];

const PICTURES: Readonly<Record<Face, IconName | null>> = {
  damage: 'hurt',
  critical: 'hurt',
  omen: 'omen',
  evade: 'evade',
  move: 'move',
  blank: null,
};

/** The dice a question is about, as they fell: attack, evasion, and what the enemies rolled. */
export function DiceTray({ decision }: { readonly decision: AnyDecision }) {
  const { attack = [], evasion = [], enemyFaces = [] } = aboutOf(decision);
  if (attack.length + evasion.length + enemyFaces.length === 0) return null;
  return (
    <div class="er-dice">
      <Row kind="attack" faces={attack} />
      <Row kind="evasion" faces={evasion} />
      <Row kind="enemy" faces={enemyFaces} />
    </div>
  );
}

interface RowProps {
  readonly kind: 'attack' | 'evasion' | 'enemy';
  readonly faces: readonly Face[];
}

function Row({ kind, faces }: RowProps) {
  if (faces.length === 0) return null;
  return (
    <ul class={kind}>
      {faces.map((face, index) => (
        <li key={index} class={face}>
          <span class="die">
            <FacePicture face={face} />
          </span>
          <small>{gameWords.value.terms.faces[face]}</small>
        </li>
      ))}
    </ul>
  );
}

/** A critical is drawn as the two hits it counts for. */
export function FacePicture({ face }: { readonly face: Face }) {
  const icon = PICTURES[face];
  if (!icon) return null;
  if (face !== 'critical') return <Icon icon={icon} size={24} />;
  return (
    <>
      <Icon icon={icon} size={18} />
      <Icon icon={icon} size={18} />
    </>
  );
}
