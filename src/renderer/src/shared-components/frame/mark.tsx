import type { ReactElement } from 'react';

/** The letter dal drawn as an open ledger: the cover in the text's color, the leaves in brass. For sizes from 24 px. */
export function Mark({ size, leaves = 'var(--dw-brass)' }: { size: number; leaves?: string }): ReactElement {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <path
        fill="none"
        stroke={leaves}
        strokeWidth="3.4"
        strokeLinecap="round"
        d="M44 41C34.5 35 24.5 33.6 14 35.4M41.6 33.2C35 27.8 28 25.2 20.4 25.4"
      />
      <path
        fill="currentColor"
        d="M36 6C46.5 17.5 56 29 56 41C56 51.5 48 58 36 58H8L12 47H35.5C41.5 47 44.5 44.6 44.5 40.5C44.5 32 36 22 26.5 13.5Z"
      />
    </svg>
  );
}
