import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sizes } from '../data-table-styles';
import type { TableLines } from './table-lines';

/** Lines beyond the edges, so that none is missing while the next ones are drawn: most of them where the table is scrolled to. */
const beyond = { ahead: 12, behind: 3, atRest: 8 };
/** The room where nothing is laid out. */
const unseenPx = 900;
/** After so long without scrolling, what was passed over is drawn. */
const restMs = 90;

interface Shown {
  from: number;
  /** The first one that is not. */
  to: number;
  /** Passed over faster than rows can be drawn: lines stand there without their rows. */
  isFast: boolean;
}

export interface WindowOfLines extends Shown {
  /** The lines to draw, in their order: those in view, and the one that holds the focus wherever it is. */
  lines: readonly number[];
  /** Brings a line into view and draws it, at once. */
  reveal(line: number): HTMLElement | null;
  /** How many lines fit. */
  pageOf(): number;
  onFocus(event: { target: EventTarget }): void;
}

const lineOf = (target: EventTarget): number | null => {
  const index = target instanceof Element ? target.closest('tr')?.getAttribute('aria-rowindex') : null;
  return index ? Number(index) - lineOffset : null;
};

/** `aria-rowindex` counts from 1, and the head is a row too. */
const lineOffset = 2;
export const toRowIndex = (line: number): number => line + lineOffset;

const nothing: Shown = { from: 0, to: 0, isFast: false };

/** Which lines of a table are drawn, by where it is scrolled to; `lines` null for a table that is drawn whole. */
export function useTableWindow(
  scrollRef: RefObject<HTMLElement | null> | undefined,
  bodyRef: RefObject<HTMLElement | null>,
  lines: TableLines | null,
): WindowOfLines | null {
  const [shown, setShown] = useState<Shown>(() => (lines ? toShown(lines, 0, unseenPx) : nothing));
  const latest = useRef({ lines, shown });
  latest.current = { lines, shown };
  const top = useRef(0);
  const pinned = useRef<number | null>(null);

  const look = useCallback(
    (isStep: boolean) => {
      const scroller = scrollRef?.current;
      const { lines: all, shown: before } = latest.current;
      if (!scroller || !all) return;
      const { scrollTop } = scroller;
      const way = isStep && scrollTop !== top.current ? (scrollTop > top.current ? 'down' : 'up') : null;
      if (isStep && way === null) return;
      top.current = scrollTop;
      const next = toShown(all, scrollTop, roomOf(scroller), way);
      if (next.from === before.from && next.to === before.to && (isStep || !before.isFast)) return;
      const isElsewhere = next.from >= before.to || next.to <= before.from;
      const now = { ...next, isFast: isStep && (before.isFast || isElsewhere) };
      latest.current.shown = now;
      setShown(now);
    },
    [scrollRef],
  );

  useLayoutEffect(() => {
    if (!lines) return;
    // What nobody has gone to belongs to the lines before.
    if (!bodyRef.current?.contains(document.activeElement)) pinned.current = null;
    look(false);
    // A list that comes back is scrolled to its place by then.
    queueMicrotask(() => look(false));
  }, [lines, look, bodyRef]);

  const isOn = lines !== null;
  useEffect(() => {
    const scroller = scrollRef?.current;
    if (!scroller || !isOn) return undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onScroll = (): void => {
      look(true);
      clearTimeout(rest);
      rest = setTimeout(() => startTransition(() => setShown((now) => (now.isFast ? { ...now, isFast: false } : now))), restMs);
    };
    const observer = new ResizeObserver(() => look(false));
    observer.observe(scroller);
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(rest);
      observer.disconnect();
      scroller.removeEventListener('scroll', onScroll);
    };
  }, [scrollRef, isOn, look]);

  const reveal = useCallback(
    (line: number): HTMLElement | null => {
      const scroller = scrollRef?.current;
      const { lines: all } = latest.current;
      if (!scroller || !all) return null;
      const [top, bottom, room] = [all.topOf(line), all.topOf(line + 1), roomOf(scroller)];
      if (top < scroller.scrollTop) scroller.scrollTop = top;
      else if (bottom > scroller.scrollTop + room) scroller.scrollTop = bottom - room;
      flushSync(() => look(false));
      return bodyRef.current?.querySelector<HTMLElement>(`:scope > tr[aria-rowindex="${toRowIndex(line)}"]`) ?? null;
    },
    [scrollRef, bodyRef, look],
  );

  const onFocus = useCallback(({ target }: { target: EventTarget }) => {
    pinned.current = lineOf(target);
  }, []);

  const pageOf = useCallback(() => {
    const { lines: all } = latest.current;
    const scroller = scrollRef?.current;
    return all && scroller ? Math.max(1, all.at(scroller.scrollTop + roomOf(scroller)) - all.at(scroller.scrollTop) - 1) : 1;
  }, [scrollRef]);

  if (!lines) return null;
  const [from, to] = [Math.min(shown.from, lines.count), Math.min(shown.to, lines.count)];
  const inView = Array.from({ length: to - from }, (_, at) => from + at);
  const { current: held } = pinned;
  const isApart = held !== null && held < lines.count && (held < from || held >= to);
  const drawn = !isApart ? inView : held < from ? [held, ...inView] : [...inView, held];
  return { from, to, isFast: shown.isFast, lines: drawn, reveal, pageOf, onFocus };
}

/** Without the head, which lies over the lines. */
const roomOf = ({ clientHeight }: HTMLElement): number => (clientHeight === 0 ? unseenPx : clientHeight - sizes.head);

function toShown(lines: TableLines, scrollTop: number, roomPx: number, way: 'up' | 'down' | null = null): Shown {
  const [first, last] = [lines.at(scrollTop), lines.at(scrollTop + roomPx)];
  const { ahead, behind, atRest } = beyond;
  const [above, below] = way === null ? [atRest, atRest] : way === 'down' ? [behind, ahead] : [ahead, behind];
  return {
    from: Math.max(0, first - above),
    to: Math.min(lines.count, last + 1 + below),
    isFast: false,
  };
}
