import { observeElementOffset, observeElementRect, useVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sizes } from '../data-table-styles';
import type { TableLines } from './table-lines';

/** Number of lines beyond the edges, so that none is missing while the next ones are rendered; most of them in the scroll direction. */
const beyond = { ahead: 12, behind: 3, atRest: 8 };
/** Height of the table's view before the first layout. */
const unseenPx = 900;
/** Time after the last scroll, after which lines that were scrolled past are rendered. */
const restMs = 90;

export interface WindowOfLines {
  /** The first line in view. */
  from: number;
  /** The table is scrolled faster than rows can be rendered, so lines are shown without their rows. */
  isFast: boolean;
  /** The lines to draw, in their order: those in view, and the focused one wherever it is. */
  items: readonly VirtualItem[];
  /** Height of all lines, in pixels. */
  height: number;
  /** Scrolls a line into view, and renders it before it returns. */
  reveal(line: number): HTMLElement | null;
  /** Number of lines that fit on the screen. */
  pageOf(): number;
  onFocus(event: { target: EventTarget }): void;
}

const lineOf = (target: EventTarget): number | null => {
  const index = target instanceof Element ? target.closest('tr')?.getAttribute('aria-rowindex') : null;
  return index ? Number(index) - lineOffset : null;
};

/** `aria-rowindex` counts from 1 and includes the head. */
const lineOffset = 2;
export const toRowIndex = (line: number): number => line + lineOffset;

/** Height of the view without the head, which covers the lines. */
const roomOf = (height: number): number => (height === 0 ? unseenPx : height - sizes.head);

type TableVirtualizer = Virtualizer<HTMLElement, Element>;

interface TableRefs {
  scrollRef: RefObject<HTMLElement | null> | undefined;
  bodyRef: RefObject<HTMLElement | null>;
  /** Reads the scroll position again; null before the first layout. */
  look: RefObject<(() => void) | null>;
}

/** The lines of a table that are rendered, by its scroll position. `lines` is null for a table that renders all its rows. */
export function useTableWindow(
  scrollRef: RefObject<HTMLElement | null> | undefined,
  bodyRef: RefObject<HTMLElement | null>,
  lines: TableLines | null,
  rowPx: number,
): WindowOfLines | null {
  const pinned = useRef<number | null>(null);
  const seen = useRef({ from: 0, to: 0, isFast: false });
  const look = useRef<(() => void) | null>(null);
  const refs = { scrollRef, bodyRef, look };
  const virtualizer = useLineVirtualizer(refs, lines, rowPx);
  useLayoutEffect(() => {
    if (!lines) return;
    // The pinned line is meaningless among other lines, unless it still has the focus.
    if (!bodyRef.current?.contains(document.activeElement)) pinned.current = null;
    // A microtask, because the list scrolls to its place among the new lines first.
    queueMicrotask(() => look.current?.());
  }, [lines, bodyRef]);
  const reveal = useReveal(refs, virtualizer);
  const onFocus = useCallback(({ target }: { target: EventTarget }) => {
    pinned.current = lineOf(target);
  }, []);
  const pageOf = useCallback(() => {
    const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: 0 };
    return Math.max(1, endIndex - startIndex - 1);
  }, [virtualizer]);

  if (!lines) return null;
  const inView = virtualizer.getVirtualItems();
  const [from, to] = [inView[0]?.index ?? 0, (inView.at(-1)?.index ?? -1) + 1];
  const isElsewhere = from >= seen.current.to || to <= seen.current.from;
  const isFast = virtualizer.isScrolling && (seen.current.isFast || isElsewhere);
  seen.current = { from, to, isFast };
  const held = pinned.current === null ? undefined : virtualizer.measurementsCache[pinned.current];
  const isApart = held !== undefined && (held.index < from || held.index >= to);
  const items = !isApart ? inView : held.index < from ? [held, ...inView] : [...inView, held];
  return { from, isFast, items, height: virtualizer.getTotalSize(), reveal, pageOf, onFocus };
}

function useLineVirtualizer({ scrollRef, look }: TableRefs, lines: TableLines | null, rowPx: number): TableVirtualizer {
  // The scroller contains this component, so its ref is set only after the first layout effects.
  const [, setAttached] = useState(false);
  const isOn = lines !== null;
  useLayoutEffect(() => {
    if (isOn) setAttached(true);
  }, [isOn]);
  const virtualizer: TableVirtualizer = useVirtualizer<HTMLElement, Element>({
    enabled: isOn,
    count: lines?.count ?? 0,
    getScrollElement: () => scrollRef?.current ?? null,
    estimateSize: (line) => (lines?.of(line).kind === 'group' ? sizes.group : rowPx),
    // A new function for new lines, because only then the virtualizer reads their sizes again.
    // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
    getItemKey: useCallback((line: number) => line, [lines, rowPx]),
    initialOffset: () => scrollRef?.current?.scrollTop ?? 0,
    initialRect: { width: 0, height: unseenPx },
    isScrollingResetDelay: restMs,
    useFlushSync: false,
    observeElementRect: (instance, report) =>
      observeElementRect(instance, ({ width, height }) => report({ width, height: roomOf(height) })),
    observeElementOffset(instance, report) {
      look.current = () => report(instance.scrollElement?.scrollTop ?? 0, false);
      // A list that is shown again has been scrolled to its place by now.
      look.current();
      return observeElementOffset(instance, report);
    },
    rangeExtractor: ({ startIndex, endIndex, count }) => {
      const { ahead, behind, atRest } = beyond;
      const way = virtualizer.isScrolling ? virtualizer.scrollDirection : null;
      const [above, below] = way === null ? [atRest, atRest] : way === 'forward' ? [behind, ahead] : [ahead, behind];
      const [from, to] = [Math.max(0, startIndex - above), Math.min(count, endIndex + 1 + below)];
      return Array.from({ length: to - from }, (_, at) => from + at);
    },
  });
  return virtualizer;
}

/** Scrolls a line into view, and renders it before it returns. */
function useReveal({ scrollRef, bodyRef, look }: TableRefs, virtualizer: TableVirtualizer): WindowOfLines['reveal'] {
  return useCallback(
    (line) => {
      const scroller = scrollRef?.current;
      const item = virtualizer.measurementsCache[line];
      if (!scroller || !item) return null;
      const room = roomOf(scroller.clientHeight);
      if (item.start < scroller.scrollTop) scroller.scrollTop = item.start;
      else if (item.end > scroller.scrollTop + room) scroller.scrollTop = item.end - room;
      flushSync(() => look.current?.());
      return bodyRef.current?.querySelector<HTMLElement>(`:scope > tr[aria-rowindex="${toRowIndex(line)}"]`) ?? null;
    },
    [scrollRef, bodyRef, look, virtualizer],
  );
}
