import { type LevelId, playTable, rounded, wilson } from '@undertow/bots';
import { type Contest, chosen, type Flags, type Tournament } from '@undertow/kit';
import { bots } from './bots';
import { pearls } from './game';

const LEVELS = ['officer', 'random'] as const;

/** One diver of one kind among others of another; everybody's seat in turn. */
function open(players: number, flags: Flags): Contest {
  const [level, others] = [chosen(flags, 'bots', LEVELS), chosen(flags, 'others', ['random', 'officer'])];
  let games = 0;
  let wins = 0;
  const standing = () => ({ games, winRate: rounded(wins / games), interval: wilson(wins, games) });
  return {
    play: (seed) => {
      const seat = games % players;
      const make = (id: LevelId, at: number) => bots.create(id, at, `${seed}/${at}`);
      const seating = (at: number) => make(at === seat ? level : others, at);
      const { match } = playTable({
        game: pearls,
        options: { seats: players },
        seed,
        seatings: [seating],
        whose: () => seating,
        search: false,
      });
      games++;
      if (match.result === seat) wins++;
    },
    standing,
    lines: () => {
      const { winRate, interval } = standing();
      return [`one ${level} among ${players - 1} ${others}: wins ${winRate} (95%: ${interval.join(' to ')})`];
    },
  };
}

export const tournament: Tournament = {
  what: 'one bot among others of another level',
  flags: [
    { name: 'bots', what: 'who is measured', choices: LEVELS, usual: 'officer' },
    { name: 'others', what: 'who plays against it', choices: LEVELS, usual: 'random' },
  ],
  open,
};
