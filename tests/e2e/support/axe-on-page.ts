import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Each document reads it anew, and what is written for people is more than twice as long. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Where Fluent catches the focus at the ends of a dialog: it can be focused, is hidden from assistive technology, and hands the focus on. */
const focusCatcher = /^<[^>]* data-tabster-dummy\b/;

/** What lies half under an open menu has its size back when the menu closes. */
const coveredTarget = 'partially obscured';

/** A menu over a dialog stands beside it in the page, where there is no landmark left. */
const menuOverDialog = /^<div[^>]* class="[^"]*\bfui-MenuPopover\b/;

/** A tooltip describes what it belongs to, wherever it stands in the page. */
const tooltip = /^<div[^>]* role="tooltip"/;

interface Finding {
  id: string;
  html: string;
  target: string;
  messages: string[];
}

/**
 * axe takes a word that is drawn otherwise than its letters one by one for an icon, and after three of them every text of that typeface, which it
 * then leaves out of its look at contrast: in Arabic all of them. The app has no typeface of icons, so what axe measures with never differs.
 */
function takeNoTextForIcon(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  function withoutShapes(this: HTMLCanvasElement, ...[kind, options]: Parameters<typeof getContext>): unknown {
    // Nothing of the app asks for it.
    if (!(options as CanvasRenderingContext2DSettings | undefined)?.willReadFrequently) return getContext.call(this, kind, options);
    const black = (_x: number, _y: number, width: number, height: number) => ({
      data: new Uint8ClampedArray(4 * width * height).fill(255),
    });
    return {
      canvas: this,
      measureText: ({ length }: string) => ({ width: 30 * length }),
      fillText() {},
      clearRect() {},
      getImageData: black,
    };
  }
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', withoutShapes);
}

const brought = `${source}\n(${takeNoTextForIcon})();`;

/** Into this document and every one that a reload makes: half a megabyte, which would else cross to the browser for each look. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: brought });
  await page.evaluate(brought);
}

/** The page as it stands; of frames the app has none. */
async function examine(page: Page): Promise<Finding[]> {
  return page.evaluate(async (values) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations } = await checker.run(document, { reporter: 'no-passes', runOnly: { type: 'tag', values } });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target, any, all, none }) => ({
        id,
        html,
        target: target.join(' '),
        messages: [...any, ...all, ...none].map(({ message }) => message),
      })),
    );
  }, tags);
}

/** What axe, brought there before, finds in the page, one line each: rule, element, reason. */
export async function findViolations(page: Page): Promise<string[]> {
  return (await examine(page))
    .filter(({ id, html }) => !(id === 'aria-hidden-focus' && focusCatcher.test(html)))
    .filter(({ id, html }) => !(id === 'region' && (menuOverDialog.test(html) || tooltip.test(html))))
    .filter(({ id, messages }) => !(id === 'target-size' && messages.some((message) => message.includes(coveredTarget))))
    .map(({ id, target, messages: [reason = ''] }) => `${id} | ${target} | ${reason}`);
}
