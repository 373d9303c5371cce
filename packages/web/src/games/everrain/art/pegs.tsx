interface Props {
  readonly holes: number;
  readonly trauma: number;
  readonly strain: number;
  readonly gap?: number;
}

/** A crew track: trauma from the left as red shards, strain from the right as violet beads (E6.24). */
export function Pegs({ holes, trauma, strain, gap = 17 }: Props) {
  return (
    <svg class="pegs" width={holes * gap} height="20" viewBox={`-8 -10 ${holes * gap} 20`} aria-hidden="true">
      {Array.from({ length: holes }, (_, i) => (
        <g key={i} transform={`translate(${i * gap},0)`}>
          <circle r="6.6" fill="#0b1211" stroke="#4c635d" stroke-width="1.2" />
          {i < trauma && (
            <>
              <path d="M0,-8.4L6,-2.4L4,6.6L-4,6.6L-6,-2.4Z" fill="#d9452c" stroke="#ffb3a0" stroke-width="1.1" />
              <path d="M0,-8L-1.6,-1L-4,6.4M-1.6,-1L5.6,-2" stroke="#7d1d0e" stroke-width=".9" fill="none" />
            </>
          )}
          {i >= holes - strain && (
            <>
              <circle r="7" fill="#7a52b3" stroke="#d9c4fb" stroke-width="1.1" />
              <path
                d="M0,0m0,-.6a1.5,1.5 0 1 1 -1.4,2a3.4,3.4 0 1 1 5,-1.4"
                fill="none"
                stroke="#e9dcff"
                stroke-width="1.1"
              />
            </>
          )}
        </g>
      ))}
    </svg>
  );
}
