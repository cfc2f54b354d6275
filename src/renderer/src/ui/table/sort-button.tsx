import { makeResetStyles, tokens } from '@fluentui/react-components';
import { ArrowDown12Regular, ArrowUp12Regular } from '@fluentui/react-icons';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import { type KeyboardEvent, type ReactElement, type ReactNode, Suspense } from 'react';
import type { ColumnSort } from './column';

const SortSpinner = lazyComponent(() => import('./sort-spinner'), 'SortSpinner');

const useButtonClass = makeResetStyles({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  // The padding is offset by the margin, so that the text has the cell's whole width.
  maxWidth: 'calc(100% + 12px)',
  height: '28px',
  margin: '0 -6px',
  padding: '0 6px',
  border: 'none',
  borderRadius: tokens.borderRadiusMedium,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
  ':hover:active': { backgroundColor: tokens.colorSubtleBackgroundPressed },
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  '&[data-sorted]': { color: tokens.colorNeutralForeground1 },
});

interface SortButtonProps {
  sort: ColumnSort;
  /** This head is the tab stop of all heads. */
  isEntry: boolean;
  children: ReactNode;
}

/** The head of a sortable column; arrow keys move between heads. */
export function SortButton({ sort, isEntry, children }: SortButtonProps): ReactElement {
  const { direction, isBusy, change } = sort;
  const arrow = direction && (direction === 'descending' ? <ArrowDown12Regular /> : <ArrowUp12Regular />);
  return (
    <button
      type="button"
      className={useButtonClass()}
      data-sort
      tabIndex={isEntry ? 0 : -1}
      {...(direction && { 'data-sorted': '' })}
      onClick={change}
      onKeyDown={walk}
    >
      {children}
      {arrow && isBusy ? (
        <Suspense fallback={arrow}>
          <SortSpinner />
        </Suspense>
      ) : (
        arrow
      )}
    </button>
  );
}

function walk(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  const { currentTarget } = event;
  const buttons = [...(currentTarget.closest('tr')?.querySelectorAll<HTMLElement>('button[data-sort]') ?? [])];
  const isForward = (event.key === 'ArrowLeft') === (getComputedStyle(currentTarget).direction === 'rtl');
  buttons[buttons.indexOf(currentTarget) + (isForward ? 1 : -1)]?.focus();
  event.preventDefault();
}
