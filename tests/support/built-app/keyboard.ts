import { expect, type Locator, type Page } from '@playwright/test';

/** Simulates a user without a mouse: each step checks that the position of the focus is visible. */
export interface Keyboard {
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses Tab, or Shift+Tab, until the element has the focus. */
  goTo(target: Locator, direction?: 'forward' | 'backward'): Promise<void>;
  /** Presses a key until the element has the focus. */
  pressUntil(key: string, target: Locator): Promise<void>;
}

/** Delay per key in ms. Faster keys count as a scanner's, whose Enter submits no form. */
export const atHumanSpeed = { delay: 60 };

interface Focus {
  name: string;
  isSeen: boolean;
  /** After the last stop, the window itself has the focus before the first stop gets it. */
  isPastEnd: boolean;
}

/** More stops than any screen has, and a second round: a toast that closes can take the focus with it. */
const mostStops = 200;

function readFocus(): Focus {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) {
    return { name: 'nothing', isSeen: false, isPastEnd: element === document.body };
  }
  const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.innerText ?? '').slice(0, 60)}"`;
  // A title that is focused only to be read aloud can't be operated; Tab continues from there.
  if (element.tabIndex < 0 && element.matches('h1, h2, main')) return { name, isSeen: true, isPastEnd: false };

  const canvas = document.createElement('canvas').getContext('2d');
  const toHex = (color: string): string => {
    if (canvas) canvas.fillStyle = color;
    return String(canvas?.fillStyle);
  };
  const own = getComputedStyle(element);
  const focusColors = ['--colorStrokeFocus2', '--colorCompoundBrandStroke'].map((token) => toHex(own.getPropertyValue(token)));
  const isSolid = (width: string, style: string): boolean => Number.parseFloat(width) >= 1 && style !== 'none' && style !== 'hidden';

  const draws = (style: CSSStyleDeclaration): boolean => {
    if (style.transform.startsWith('matrix(0,') || style.opacity === '0') return false;
    const isAnyOutline = style === own && !/, 0\)$/.test(style.outlineColor);
    const outline = isSolid(style.outlineWidth, style.outlineStyle) && (isAnyOutline || focusColors.includes(toHex(style.outlineColor)));
    const border = isSolid(style.borderBottomWidth, style.borderBottomStyle) && focusColors.includes(toHex(style.borderBottomColor));
    const shadow = /rgba?\([^)]*\)/g[Symbol.match](style.boxShadow)?.some((color) => focusColors.includes(toHex(color))) ?? false;
    // Fluent's own underline for focused links, visible only if the link has text.
    const underline =
      style === own && element.innerText.trim() !== '' && own.textDecorationStyle === 'double' && own.textDecorationLine === 'underline';
    return outline || border || shadow || underline;
  };
  // The frame of an editor surrounds its text and its tools.
  const around = [element, element.parentElement, element.parentElement?.parentElement, element.closest('.rich-text')].filter(
    (found) => found instanceof HTMLElement,
  );
  const isSeen = around.some(
    (found) =>
      draws(found === element ? own : getComputedStyle(found)) ||
      ['::before', '::after'].some((pseudo) => draws(getComputedStyle(found, pseudo))),
  );
  const { width, height } = element.getBoundingClientRect();
  return { name, isSeen: isSeen && width > 0 && height > 0, isPastEnd: false };
}

export function createKeyboard(page: Page): Keyboard {
  async function focusSeen(now?: Focus): Promise<Focus> {
    let focus = now ?? (await page.evaluate(readFocus));
    if (focus.isSeen) return focus;
    const unseen = async (): Promise<string> => {
      if (!focus.isSeen) focus = await page.evaluate(readFocus);
      return focus.isSeen ? '' : focus.name;
    };
    // Fluent draws its focus rings with a transition.
    await expect.poll(unseen, { message: 'focused without a sign of it', intervals: [20, 50, 100] }).toBe('');
    return focus;
  }
  async function pressUntil(key: string, target: Locator): Promise<void> {
    const passed: string[] = [];
    while (passed.length < mostStops) {
      await page.keyboard.press(key);
      const focus = await page.evaluate(readFocus);
      const isToGoOn = /Tab$/.test(key) && focus.isPastEnd;
      if (isToGoOn) await page.keyboard.press(key);
      const { name } = await focusSeen(isToGoOn ? undefined : focus);
      if (await target.evaluate((element) => element === document.activeElement)) return;
      passed.push(name);
    }
    throw new Error(`${key} does not lead to ${target}, but over ${passed.join(', ')}`);
  }
  return {
    press: (keys) => page.keyboard.press(keys),
    type: (text) => page.keyboard.type(text, atHumanSpeed),
    pressUntil,
    goTo: (target, direction = 'forward') => pressUntil(direction === 'forward' ? 'Tab' : 'Shift+Tab', target),
  };
}
