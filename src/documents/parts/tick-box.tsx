import type { ReactNode } from 'react';

/** Squares are drawn, because a border of a printed box may vanish in a cheap driver's halftone. */
export function CheckBox({ label, className }: { label: string; className: string }): ReactNode {
  return (
    <svg className={className} viewBox="0 0 16 16" role="img" aria-label={label}>
      <rect x="0.6" y="0.6" width="14.8" height="14.8" rx="2" fill="none" stroke="#000" strokeWidth="0.8" />
    </svg>
  );
}
