import './crew-board.css';
import type { CrewMember } from '@undertow/everrain';
import type { TraitPlace } from '@undertow/everrain/content/ids';
import type { Seat } from '@undertow/kernel';
import { memo } from 'preact/compat';
import { useGlow } from '../../../table/choosing';
import { asks } from '../../../table/explain/asks';
import { Bust } from '../art/bust';
import { Icon, type IconName } from '../art/icons';
import { Pegs } from '../art/pegs';
import { crewBoard, traitOf } from '../facts';
import { lookOf } from '../look';
import { inspect } from '../reading';
import { target } from '../targets';
import { gameWords, pageWords } from '../words';

interface Props {
  readonly seat: Seat;
  readonly member: CrewMember;
  /** Where the ship is now: traits that do not work here are dim (E6.9). */
  readonly here: TraitPlace;
}

const PLACE_ICON: Readonly<Record<TraitPlace, IconName>> = {
  sea: 'navigation',
  expedition: 'island',
  port: 'port',
  general: 'plus',
};

/** A crew board: track, values, wage, two traits. */
export const CrewBoardCard = memo(function CrewBoardCard({ seat, member, here }: Props) {
  const glow = useGlow(target.crew(member.id));
  const board = crewBoard(member.board);
  const words = gameWords.value;
  const text = pageWords.value;
  const left = board.track - member.trauma - member.strain;
  const traits = [member.positive, board.indelible ?? null, member.negative].flatMap((trait) => (trait ? [trait] : []));
  const name = words.sourceName(`crew:${member.board}`);
  return (
    <article class={`er-crew${glow.lit ? ' lit' : ''}${glow.chosen ? ' chosen' : ''}`}>
      <button
        type="button"
        class="who"
        {...(glow.lit ? { 'data-target': target.crew(member.id) } : {})}
        onClick={() => (glow.lit ? glow.choose() : inspect({ source: `crew:${member.board}` }))}
      >
        <svg width="36" height="36" viewBox="-24 -24 48 48" aria-hidden="true">
          <Bust board={member.board} ring={lookOf(seat).colour} fatigued={member.fatigued} />
        </svg>
        <span>
          <b>{name}</b>
          <small>
            {text.crewPlace(
              board.kind,
              member.place,
              member.place.is === 'deck' ? (words.terms.zones[member.place.zone] ?? '') : '',
              member.fatigued,
            )}
          </small>
        </span>
      </button>
      <p
        class="track"
        title={text.track(member.trauma, member.strain, left)}
        {...asks('crew-track', text.track(member.trauma, member.strain, left))}
      >
        <Pegs holes={board.track} trauma={member.trauma} strain={member.strain} gap={board.track > 7 ? 14.5 : 17} />
        <small class={left < 2 ? 'harm' : ''}>{text.left(left)}</small>
      </p>
      <p class="values" {...asks('crew-values')}>
        <span title={text.values.island}>
          <Icon icon="island" /> {board.island}
        </span>
        <span title={text.values.port}>
          <Icon icon="port" /> {board.port}
        </span>
        <span title={text.values.dice}>
          <Icon icon="die" /> {board.dice}
        </span>
        <span title={text.values.wage}>
          <Icon icon="coin" /> {board.wage}
        </span>
      </p>
      <ul class="traits">
        {traits.map((trait) => {
          const { sign, place } = traitOf(trait);
          const works = place === 'general' || place === here;
          return (
            <li key={trait} class={`${sign}${works ? '' : ' off'}`}>
              <button type="button" class="bare" onClick={() => inspect({ source: `trait:${trait}` })}>
                <Icon icon={PLACE_ICON[place]} size={12} /> {words.sourceName(`trait:${trait}`)}
              </button>
            </li>
          );
        })}
      </ul>
    </article>
  );
});
