import { usePlay } from '../../net/play';
import { words } from '../../words/language';

export default function Game() {
  const play = usePlay();
  return <main class="plain">{words.value.turn.turnNumber(play.view.value.turn.number)}</main>;
}
