import type { Page } from '@playwright/test';

const frameMs = 1000 / 60;
/** Three rows of 44 px per frame: as fast as a wheel scrolls. */
const pxPerFrame = 132;
const rowPx = 44;
/** ID of the bare page; without it, the list scrolls. */
const bareId = 'bench-bare-page';

export interface Scrolled {
  /** Milliseconds of each frame. */
  frames: number[];
  /** Number of frames in which a visible row wasn't rendered yet. */
  waiting: number;
}

/** Scrolls the visible element, the list or the bare page over it, a few rows per frame. */
export function scroll(page: Page, wanted: number): Promise<Scrolled> {
  return page.evaluate(
    ({ count, step, bare }) =>
      new Promise<Scrolled>((resolve) => {
        const scroller = document.getElementById(bare) ?? document.querySelector('table')?.parentElement;
        if (!scroller) throw new Error('there is nothing to scroll');
        const took: number[] = [];
        let waiting = 0;
        let last = performance.now();
        const next = (): void => {
          const now = performance.now();
          took.push(now - last);
          last = now;
          const { top, bottom } = scroller.getBoundingClientRect();
          const isWaiting = [...scroller.querySelectorAll('tr[data-waits]')].some((row) => {
            const place = row.getBoundingClientRect();
            return place.bottom > top && place.top < bottom;
          });
          if (isWaiting) waiting += 1;
          if (took.length > count) {
            resolve({ frames: took.slice(1), waiting });
            return;
          }
          scroller.scrollTop += step;
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    { count: wanted, step: pxPerFrame, bare: bareId },
  );
}

/**
 * Covers the list with a page without any script: as large, as high, with the texts of its rows in plain lines. Frames that it drops, no
 * page on this computer could show.
 */
export async function layBarePage(page: Page, frames: number): Promise<void> {
  await page.evaluate(
    ({ lines, px, bare }) => {
      const list = document.querySelector('table')?.parentElement;
      const root = document.getElementById('root');
      if (!list || !root) throw new Error('there is no list');
      const { top, left, width, height } = list.getBoundingClientRect();
      const words = [...list.querySelectorAll('tr[data-row]')].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText));
      const scroller = document.createElement('div');
      scroller.id = bare;
      Object.assign(scroller.style, {
        ...{ position: 'fixed', top: `${top}px`, left: `${left}px`, width: `${width}px`, height: `${height}px` },
        ...{ overflow: 'auto', contain: 'strict', background: 'white', color: 'black' },
      });
      const content = document.createElement('div');
      content.style.height = `${list.scrollHeight}px`;
      for (let at = 0; at < lines; at++) {
        const line = document.createElement('div');
        Object.assign(line.style, { height: `${px}px`, lineHeight: `${px}px`, whiteSpace: 'nowrap', overflow: 'clip' });
        for (const cell of words[at % words.length] ?? []) {
          const part = document.createElement('span');
          Object.assign(part.style, { display: 'inline-block', width: `${100 / 9}%` });
          part.textContent = cell;
          line.append(part);
        }
        content.append(line);
      }
      scroller.append(content);
      document.body.append(scroller);
      root.style.visibility = 'hidden';
    },
    { lines: Math.ceil((frames * pxPerFrame) / rowPx) + 100, px: rowPx, bare: bareId },
  );
}

export async function takeBarePageAway(page: Page): Promise<void> {
  await page.evaluate((bare) => {
    document.getElementById(bare)?.remove();
    document.getElementById('root')?.style.removeProperty('visibility');
  }, bareId);
}

export const toDropped = (frames: readonly number[]): number =>
  frames.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / frameMs) - 1), 0);
