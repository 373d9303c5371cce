/** The sign of the house: a ship above, something else below. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="15" fill="#0b2234" stroke="#c9a45c" stroke-width="1.5" />
      <path d="M6 13h20l-3 4H9ZM12 8h3v5h-3ZM17 9h3v4h-3Z" fill="#e8cd92" />
      <path d="M4 19q4-3 8 0t8 0 8 0" fill="none" stroke="#7fe0bd" stroke-width="1.4" />
      <circle cx="12.500" cy="24" r="1.500" fill="#7fe0bd" />
      <circle cx="19.500" cy="24" r="1.500" fill="#7fe0bd" />
    </svg>
  );
}
