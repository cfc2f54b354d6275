import { expect, type Locator, type Page } from '@playwright/test';

/** A person without a mouse: every step looks whether the place of the focus can be seen. */
export interface Keyboard {
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Tab, or Shift+Tab, until the element has the focus. */
  goTo(target: Locator, direction?: 'forward' | 'backward'): Promise<void>;
  /** Presses a key until the element has the focus. */
  pressUntil(key: string, target: Locator): Promise<void>;
}

/** Keys that come faster are a scanner's, whose Enter saves no form. */
export const atHumanSpeed = { delay: 60 };

interface Focus {
  name: string;
  isSeen: boolean;
  /** Past the last stop the focus is with the window, before it comes to the first one. */
  isPastEnd: boolean;
}

/** More than any screen has stops, and once more round it: a toast that goes away may take the focus along. */
const mostStops = 200;

function readFocus(): Focus {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) {
    return { name: 'nothing', isSeen: false, isPastEnd: element === document.body };
  }
  const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.innerText ?? '').slice(0, 60)}"`;
  // A title that is focused so that it is read aloud cannot be operated; whoever presses Tab goes on from there.
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
    // Fluent's own sign for links, which only words can show.
    const underline =
      style === own && element.innerText.trim() !== '' && own.textDecorationStyle === 'double' && own.textDecorationLine === 'underline';
    return outline || border || shadow || underline;
  };
  // The frame of an editor stands around its text and its tools.
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
    // Fluent draws its rings with a transition.
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
