import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The minified build, because each document parses it again, and the full build is more than twice as long. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fluent's element at each end of a dialog: it is focusable, hidden from assistive technology, and passes the focus on. */
const focusCatcher = /^<[^>]* data-tabster-dummy\b/;

/** A control partly covered by an open menu has its full size again when the menu closes. */
const coveredTarget = 'partially obscured';

/** A menu over a dialog is beside it in the document, outside of any landmark. */
const menuOverDialog = /^<div[^>]* class="[^"]*\bfui-MenuPopover\b/;

/** A tooltip describes its control, wherever it is in the document. */
const tooltip = /^<div[^>]* role="tooltip"/;

interface Finding {
  id: string;
  html: string;
  target: string;
  messages: string[];
}

/**
 * Prevents axe from treating text as icons. axe takes a word for an icon if it is drawn differently from its single letters. After three
 * such words it ignores the whole font in its contrast checks: in Arabic, all text. The app has no icon font, so this canvas always
 * measures the same.
 */
function takeNoTextForIcon(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  function withoutShapes(this: HTMLCanvasElement, ...[kind, options]: Parameters<typeof getContext>): unknown {
    // The app itself never sets this option.
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

/** Adds axe to this document and to every later one: half a megabyte, which would otherwise be sent to the browser for each check. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: brought });
  await page.evaluate(brought);
}

/**
 * Returns those of the sidebar, the header, and the footer in which every element was checked before with the same attributes, in this
 * document, theme, language, and width.
 */
function seenParts(): Element[] {
  const kept = window as { seenByAxe?: Set<string> };
  kept.seenByAxe ??= new Set();
  const seen = kept.seenByAxe;
  const { dataset, lang } = document.documentElement;
  const about = `${dataset.theme} ${lang} ${window.innerWidth}`;
  // Attributes that matter to axe. Its result doesn't depend on which entry is current, or on its name.
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

/** Checks the page except for the parts of its frame that were checked before. The app has no iframes. */
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

/** Returns axe's findings on the page, one line each: rule, element, reason. Requires `bringAxe`. */
export async function findViolations(page: Page): Promise<string[]> {
  return (await examine(page))
    .filter(({ id, html }) => !(id === 'aria-hidden-focus' && focusCatcher.test(html)))
    .filter(({ id, html }) => !(id === 'region' && (menuOverDialog.test(html) || tooltip.test(html))))
    .filter(({ id, messages }) => !(id === 'target-size' && messages.some((message) => message.includes(coveredTarget))))
    .map(({ id, target, messages: [reason = ''] }) => `${id} | ${target} | ${reason}`);
}
