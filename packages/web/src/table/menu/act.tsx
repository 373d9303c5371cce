interface Props {
  readonly name: string;
  readonly note: string;
  readonly sign: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  readonly danger?: boolean;
  /** How tests find it. */
  readonly act: string;
}

/** One thing to do, and what it means. */
export function Act({ name, note, sign, onPress, disabled = false, danger = false, act }: Props) {
  return (
    <button
      type="button"
      class={`menu-act${danger ? ' danger-act' : ''}`}
      disabled={disabled}
      data-act={act}
      onClick={onPress}
    >
      <span class="menu-sign" aria-hidden="true">
        {sign}
      </span>
      <span>
        <b>{name}</b>
        <small>{note}</small>
      </span>
    </button>
  );
}
