import { useSignal } from '@preact/signals';
import { LIMITS } from '@undertow/protocol/plain';
import { roomText } from '../../words/screens/room';
import type { MenuProps } from './props';

/** The host may call the table something else. */
export function Rename({ room, doing }: MenuProps) {
  const text = roomText.value;
  const name = useSignal(room.table.value?.name ?? '');
  return (
    <form
      class="form-row"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = name.value.trim();
        if (wanted !== '') doing.attempt(() => room.send({ t: 'host', action: { do: 'rename', name: wanted } }));
      }}
    >
      <label>
        <span class="hidden-text">{text.tableName}</span>
        <input
          class="field"
          maxLength={LIMITS.tableName}
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="button plain-button">
        {text.rename}
      </button>
    </form>
  );
}
