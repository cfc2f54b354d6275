import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { type ReactElement, type ReactNode, Suspense, type SyntheticEvent, useState } from 'react';

const HintBubble = lazyWithProps(() => import('./hint-bubble'), 'HintBubble');

export interface Hint {
  anchor: HTMLElement;
  text: string;
}

/**
 * One tooltip for everything inside that carries `data-hint`, on hover and on focus: a tooltip per row would cost more than the row.
 * The text is only shown; give the element its accessible name or description as well.
 */
export function HintArea({ children, className }: { children: ReactNode; className?: string }): ReactElement {
  const [hint, setHint] = useState<Hint | null>(null);
  const show = ({ target }: SyntheticEvent): void => {
    const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;
    setHint(anchor?.dataset.hint ? { anchor, text: anchor.dataset.hint } : null);
  };
  const hide = (): void => setHint(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches its children, which are the interactive ones.
    <div
      className={className}
      onMouseOver={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
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
