import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { type ReactElement, type ReactNode, type Ref, Suspense, type SyntheticEvent, useEffect, useRef, useState } from 'react';

const HintBubble = lazyWithProps(() => import('./hint-bubble'), 'HintBubble');

export interface Hint {
  anchor: HTMLElement;
  text: string;
  position: 'after' | 'above';
}

interface HintAreaProps {
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  /** Also shows the full text of truncated table cells while the pointer or the focus rests on them. */
  showsCutCells?: boolean;
}

/** Delay in milliseconds before a hint is shown, so that a passing pointer shows none. */
const restMs = 400;

/**
 * One tooltip for all elements inside with `data-hint`, on hover and on focus, because a tooltip per row would be too slow. The text is
 * only shown, so give the element its accessible name or description as well.
 */
export function HintArea({ children, className, ref, showsCutCells = false }: HintAreaProps): ReactElement {
  const [hint, setHint] = useState<Hint | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const show = ({ target }: SyntheticEvent): void => {
    clearTimeout(waiting.current);
    const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;
    setHint(anchor?.dataset.hint ? { anchor, text: anchor.dataset.hint, position: 'after' } : null);
    if (!showsCutCells || anchor || !(target instanceof Element)) return;
    waiting.current = setTimeout(() => setHint(toCutHint(target)), restMs);
  };
  const hide = (): void => {
    clearTimeout(waiting.current);
    setHint(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches its children, which are the interactive ones.
    <div
      className={className}
      ref={ref}
      onMouseOver={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
      onPointerDown={hide}
      onWheel={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {hint && (
        <Suspense fallback={null}>
          <HintBubble {...hint} />
        </Suspense>
      )}
    </div>
  );
}

/** Returns the truncated text of the cell around `target`, from the outermost truncated element, which has the whole text. */
function toCutHint(target: Element): Hint | null {
  const cell = target.closest('td, th');
  const parts = cell ? [cell, ...cell.querySelectorAll('*')] : [];
  // Elements of one pixel are for screen readers.
  const cut = parts.find((part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth);
  return cut instanceof HTMLElement && cut.textContent ? { anchor: cut, text: cut.textContent, position: 'above' } : null;
}
