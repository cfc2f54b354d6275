import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { smallText } from '@renderer/ui/text/text-styles';
import { type CSSProperties, type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

const [maxWidth, gap, leastHeight] = [280, 6, 120];

const useStyles = makeStyles({
  bubble: {
    inset: 'auto',
    margin: 0,
    maxWidth: `${maxWidth}px`,
    boxSizing: 'border-box',
    padding: '10px 12px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    outlineStyle: 'solid',
    outlineWidth: '1px',
    outlineColor: tokens.colorNeutralStroke2,
    boxShadow: tokens.shadow8,
    ...smallText,
    pointerEvents: 'none',
  },
});

type Place = CSSProperties;

interface BesideCellProps {
  /** Must stay the same element; mount another `BesideCell` for another cell. */
  cell: HTMLElement;
  /** The scroll container of the cell; nothing is shown beside a cell that is scrolled out of it. */
  scroller: HTMLElement | null;
  direction: 'ltr' | 'rtl';
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Shows text beside a cell, above everything else. It is in the top layer and positioned without measuring itself, because a portal would
 * delay the response to a refused key, and CSS anchors slow down every later layout of the page. Screen readers get the text elsewhere.
 */
export function BesideCell({ cell, scroller, direction, className, children }: BesideCellProps): ReactElement {
  const styles = useStyles();
  const root = useRef<HTMLDivElement>(null);
  const measure = (): Place => toPlace(cell.getBoundingClientRect(), scroller?.getBoundingClientRect(), direction);
  // Measured during the render, because afterward the browser would have to lay out the page again.
  const [place, setPlace] = useState(measure);
  const latest = useRef(measure);
  latest.current = measure;
  useLayoutEffect(() => {
    const element = root.current;
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    const onMove = (): void => setPlace(latest.current());
    window.addEventListener('scroll', onMove, options);
    window.addEventListener('resize', onMove, options);
    element?.showPopover?.();
    return () => {
      listening.abort();
      element?.hidePopover?.();
    };
  }, []);
  return (
    <div ref={root} popover="manual" role="tooltip" aria-hidden className={mergeClasses(styles.bubble, className)} style={place}>
      {children}
    </div>
  );
}

/** Returns the position after the cell, else below or above it; never over the row's head. */
export function toPlace(cell: DOMRect, view: DOMRect | undefined, direction: 'ltr' | 'rtl'): Place {
  const isRtl = direction === 'rtl';
  const [width, height] = [window.innerWidth, window.innerHeight];
  const isSeen = !view || (cell.bottom > view.top && cell.top < view.bottom && cell.right > view.left && cell.left < view.right);
  if (!isSeen) return { visibility: 'hidden' };
  const room = isRtl ? cell.left : width - cell.right;
  if (room >= maxWidth + 2 * gap) {
    const side = isRtl ? { right: `${width - cell.left + gap}px` } : { left: `${cell.right + gap}px` };
    return { ...side, top: `${cell.top + cell.height / 2}px`, transform: 'translateY(-50%)' };
  }
  const start = isRtl ? Math.max(width - cell.right, gap) : Math.max(cell.left, gap);
  const inside = `${Math.min(start, width - maxWidth - gap)}px`;
  const side = isRtl ? { right: inside } : { left: inside };
  return height - cell.bottom >= leastHeight
    ? { ...side, top: `${cell.bottom + gap}px` }
    : { ...side, bottom: `${height - cell.top + gap}px` };
}
