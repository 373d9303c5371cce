import { change, settings } from '../../app/settings';
import { words } from '../../words/language';
import { flowText } from '../../words/screens/flow';
import { roomText } from '../../words/screens/room';
import { besides } from '../beside/beside';
import { useShown } from '../play';
import { isAlone } from '../take-back';
import { Act } from './act';
import type { MenuProps } from './props';

/** What one may do at the table, each with one press. */
export function Acts({ room, doing, close, onLeave }: MenuProps & { readonly onLeave: () => void }) {
  const { game } = useShown();
  const text = roomText.value;
  const { menu } = flowText.value;
  const { app, settings: names } = words.value;
  const table = room.table.value;
  const seat = room.you.value?.seat ?? null;
  const playing = table?.status === 'playing';
  const own = seat === null ? undefined : table?.seats[seat];
  const { sound } = settings.value;
  const held = table?.heldBy != null;
  const send = (message: Parameters<typeof room.send>[0]): void => doing.attempt(() => room.send(message));
  const allowed = table?.settings.takeback ?? false;
  return (
    <div class="menu-grid">
      {playing && own && (
        <>
          <Act
            act="pause"
            sign={held ? '▶' : '❚❚'}
            name={held ? menu.goOn : menu.pause}
            note={menu.forAll}
            onPress={() => send({ t: 'pause', paused: !held })}
          />
          <Act
            act="take-back"
            sign="↶"
            name={text.takeBack}
            note={allowed ? (isAlone(room) ? menu.takeBackAlone : menu.takeBackAsked) : text.takeBackOff}
            disabled={!allowed || table.takeback !== null || doing.busy.value}
            onPress={() => send({ t: 'takeback', step: 'ask' })}
          />
        </>
      )}
      <Act
        act="sound"
        sign={sound ? '♪' : '×'}
        name={names.sound}
        note={sound ? names.on : names.off}
        onPress={() => change({ sound: !sound })}
      />
      <Act
        act="rules"
        sign="?"
        name={app.rules}
        note={menu.beside}
        onPress={() => {
          close();
          besides.value = ['rules', game];
        }}
      />
      <Act
        act="settings"
        sign="⚙"
        name={app.settings}
        note={menu.beside}
        onPress={() => {
          close();
          besides.value = ['settings'];
        }}
      />
      {playing && own?.kind === 'person' && (
        <Act
          act="rest"
          sign="♟"
          name={menu.botForMe}
          note={menu.botForMeNote}
          onPress={() => {
            send({ t: 'rest' });
            close();
          }}
        />
      )}
      {playing && own && <Act act="leave" danger sign="⇥" name={text.leave} note={menu.leaveNote} onPress={onLeave} />}
    </div>
  );
}
