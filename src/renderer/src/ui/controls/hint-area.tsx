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
  /** Cells of tables whose text has no room show all of it, once the pointer or the focus rests there. */
  showsCutCells?: boolean;
}

/** Before it, a pointer is on its way to somewhere else. */
const restMs = 400;

/**
 * One tooltip for everything inside that carries `data-hint`, on hover and on focus: a tooltip per row would cost more than the row.
 * The text is only shown; give the element its accessible name or description as well.
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

/** What the cell around `target` has no room for; the outermost part that is cut, because it holds the whole text. */
function toCutHint(target: Element): Hint | null {
  const cell = target.closest('td, th');
  const parts = cell ? [cell, ...cell.querySelectorAll('*')] : [];
  // A part of one pixel is meant for screen readers.
  const cut = parts.find((part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth);
  return cut instanceof HTMLElement && cut.textContent ? { anchor: cut, text: cut.textContent, position: 'above' } : null;
}
