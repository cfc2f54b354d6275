import type { ReactNode } from 'react';

/** An SVG square, because a driver's halftone may drop a border. */
export function CheckBox({ label, className, isChecked = false }: { label: string; className: string; isChecked?: boolean }): ReactNode {
  return (
    <svg className={className} viewBox="0 0 16 16" role="img" aria-label={label}>
      <rect x="0.6" y="0.6" width="14.8" height="14.8" rx="2" fill="none" stroke="#000" strokeWidth="0.8" />
      {isChecked && <path d="M4 8.4 L7 11.4 L12.2 4.8" fill="none" stroke="#000" strokeWidth="1.6" />}
    </svg>
  );
}
