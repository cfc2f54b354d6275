import type { ReactNode } from 'react';

const leaves = 'M44 41C34.5 35 24.5 33.6 14 35.4M41.6 33.2C35 27.8 28 25.2 20.4 25.4';
const cover = 'M36 6C46.5 17.5 56 29 56 41C56 51.5 48 58 36 58H8L12 47H35.5C41.5 47 44.5 44.6 44.5 40.5C44.5 32 36 22 26.5 13.5Z';

/** The letter dal as an open ledger; shown until the shop has its own logo. */
export function Mark({ oneColor }: { oneColor: boolean }): ReactNode {
  return (
    <svg className="doc-mark" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path d={leaves} fill="none" stroke={oneColor ? 'currentColor' : '#C08A3E'} strokeWidth="3.4" strokeLinecap="round" />
      <path d={cover} fill={oneColor ? 'currentColor' : '#0E6F66'} />
    </svg>
  );
}
