import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication, Locator, Page } from '@playwright/test';
import type { Translate } from '@shared/i18n/translate';

export interface Stop {
  /** File name without its number, after the content of the picture. */
  name: string;
  /**
   * Checked by axe in every run, not only in `npm run test:all`: one stop of each screen, and one of each kind of overlay. Reachable from
   * the chosen stop before it.
   */
  isChosen?: boolean;
  /** Brings the app from the previous stop to this one. */
  go: (guide: Guide) => Promise<unknown>;
  /** The window of the stop, if it isn't the main window. */
  window?: () => Page;
}

/** Walks through the app and takes a numbered picture at each stop. */
export interface Guide {
  app: ElectronApplication;
  page: Page;
  t: Translate;
  out: string;
  /**
   * Goes to the next screen without reloading the page where possible, as a user does; for checks that don't depend on the earlier state.
   */
  isHasty?: boolean;
  /** Opens a route of the app. */
  open(path: string): Promise<void>;
  /** Selects a button, link, tab, or menu entry by its text. */
  press(name: string | RegExp): Promise<void>;
  /** Returns a row with data. Positions start at 1. */
  row(position: number): Locator;
  dismiss(): Promise<void>;
}

/** Waits until nothing moves: pictures and fonts are loaded, no skeleton, no transition. */
export async function settle(page: Page): Promise<void> {
  // Not an async function, because its promise would count as true at once.
  const isStill = (): boolean => {
    const fonts = document.fonts.status === 'loaded';
    // Chromium loads a lazy picture far below only after scrolling near it.
    const isFar = (image: HTMLImageElement): boolean => image.loading === 'lazy' && image.getBoundingClientRect().top > window.innerHeight;
    const pictures = [...document.images].every((image) => image.complete || isFar(image));
    // A toast counts its seconds with an animation, and a spinner never ends.
    const motion = document
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < 1000);
    return fonts && pictures && !motion && document.querySelector('.fui-Skeleton, [data-skeleton]') === null;
  };
  await page.waitForFunction(isStill, undefined, { polling: 100 });
}

export function createGuide({ app, page, t, out }: Pick<Guide, 'app' | 'page' | 't' | 'out'>): Guide {
  return {
    app,
    page,
    t,
    out,
    async open(path) {
      const isOtherScreen = await page.evaluate((target) => {
        const screenOf = (hash: string): string | undefined => hash.replace(/^#/, '').split('?')[0];
        const isOther = screenOf(location.hash) !== screenOf(target);
        if (isOther && document.activeElement instanceof HTMLElement) document.activeElement.blur();
        location.hash = target;
        return isOther;
      }, path);
      // A new screen gets the focus, and so does the prompt about leaving the old one.
      if (isOtherScreen) await page.waitForFunction(() => document.activeElement !== document.body);
    },
    async press(name) {
      const roles = ['button', 'link', 'tab', 'menuitem', 'menuitemradio', 'radio'] as const;
      const [first, ...others] = roles.map((role) => page.getByRole(role, { name, exact: typeof name === 'string' }));
      const anyOf = others.reduce((found, locator) => found.or(locator), first as Locator);
      await anyOf.locator('visible=true').first().click();
    },
    row: (position) => page.locator('[data-row]').nth(position - 1),
    async dismiss() {
      await page.keyboard.press('Escape');
    },
  };
}

/** Called at a stop once nothing moves there; `guide.page` is the window of the stop. */
export type Visit = (guide: Guide, stop: Stop, position: number) => Promise<unknown>;

const pictureFile = ({ out }: Guide, { name }: Stop, position: number): string =>
  join(out, `${String(position).padStart(3, '0')}-${name}.png`);

/** Doesn't finish the animations, because that would close a toast, which counts its seconds with one. */
const takePicture: Visit = (guide, stop, position) => guide.page.screenshot({ path: pictureFile(guide, stop, position) });

/** Visits every stop, by default with a picture. Returns the stops that couldn't be reached. The others continue. */
export async function walk(guide: Guide, stops: readonly Stop[], visit: Visit = takePicture): Promise<string[]> {
  mkdirSync(guide.out, { recursive: true });
  const missed: string[] = [];
  for (const [index, stop] of stops.entries()) {
    try {
      await stop.go(guide);
      const shown = { ...guide, page: stop.window?.() ?? guide.page };
      await settle(shown.page);
      await visit(shown, stop, index + 1);
    } catch (error) {
      missed.push(`${stop.name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
      const path = pictureFile(guide, stop, index + 1).replace(/\.png$/, '-not-reached.png');
      await guide.page.screenshot({ path }).catch(() => undefined);
    }
  }
  return missed;
}
