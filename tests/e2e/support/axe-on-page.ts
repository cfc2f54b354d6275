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

/** Of the sidebar, the head and the foot those in which every element looked so before, in this document, theme, language and width. */
function seenParts(): Element[] {
  const kept = window as { seenByAxe?: Set<string> };
  kept.seenByAxe ??= new Set();
  const seen = kept.seenByAxe;
  const { dataset, lang } = document.documentElement;
  const about = `${dataset.theme} ${lang} ${window.innerWidth}`;
  // Which of the entries is the current one, and what it is called, makes no difference to axe.
  const telling = /^(class|style|role|type|tabindex|disabled|aria-(current|disabled|expanded|haspopup|hidden|pressed))$/;
  const lookOf = (element: Element): string => {
    const values = [...element.attributes].map(({ name, value }) => (telling.test(name) ? `${name}=${value}` : `${name}${value && '=…'}`));
    const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
    return `${element.tagName} ${values.join(' ')} ${hasText}`;
  };
  return [...document.querySelectorAll('[data-sidebar] > nav, [data-sidebar] > div > :is(header, footer)')].filter((part) => {
    const known = seen.size;
    const walk = (element: Element, above: string): void => {
      const look = `${above} > ${lookOf(element)}`;
      seen.add(look);
      for (const child of element.children) walk(child, look);
    };
    walk(part, about);
    return seen.size === known;
  });
}

/** The page as it stands, but for what of its frame was looked at before; of frames within it the app has none. */
async function examine(page: Page): Promise<Finding[]> {
  const exclude = await page.evaluateHandle(seenParts);
  return page.evaluate(
    async ([values, seen]) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const context = { include: [document], exclude: seen };
      const { violations } = await checker.run(context, { reporter: 'no-passes', runOnly: { type: 'tag', values }, preload: false });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, target, any, all, none }) => ({
          id,
          html,
          target: target.join(' '),
          messages: [...any, ...all, ...none].map(({ message }) => message),
        })),
      );
    },
    [tags, exclude] as const,
  );
}

/** What axe, brought there before, finds in the page, one line each: rule, element, reason. */
export async function findViolations(page: Page): Promise<string[]> {
  return (await examine(page))
    .filter(({ id, html }) => !(id === 'aria-hidden-focus' && focusCatcher.test(html)))
    .filter(({ id, html }) => !(id === 'region' && (menuOverDialog.test(html) || tooltip.test(html))))
    .filter(({ id, messages }) => !(id === 'target-size' && messages.some((message) => message.includes(coveredTarget))))
    .map(({ id, target, messages: [reason = ''] }) => `${id} | ${target} | ${reason}`);
}
