import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication, Locator, Page } from '@playwright/test';
import type { Translate } from '@shared/i18n/translate';

export interface Stop {
  /** File name without number: what the picture shows. */
  name: string;
  /** Brings the app there from the stop before. */
  go: (guide: Guide) => Promise<unknown>;
}

/** Walks through the app and takes a numbered picture at each stop. */
export interface Guide {
  app: ElectronApplication;
  page: Page;
  t: Translate;
  out: string;
  /** Opens a route of the app. */
  open(path: string): Promise<void>;
  /** A button, link, tab or menu entry by its words. */
  press(name: string | RegExp): Promise<void>;
  /** A row with data, from 1. */
  row(position: number): Locator;
  dismiss(): Promise<void>;
}

/** Nothing moves any more: pictures and fonts are there, no skeleton, no spinner, no transition. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].every((image) => image.complete);
    const still = document
      .getAnimations()
      .every((animation) => animation.playState !== 'running' || animation.effect?.getComputedTiming().iterations === Infinity);
    return pictures && still && document.querySelectorAll('.fui-Skeleton').length === 0;
  });
}

export function createGuide({ app, page, t, out }: Pick<Guide, 'app' | 'page' | 't' | 'out'>): Guide {
  return {
    app,
    page,
    t,
    out,
    async open(path) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, path);
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

/** Takes every stop; one that cannot be reached is reported at the end and does not hold up the others. */
export async function walk(guide: Guide, stops: readonly Stop[]): Promise<string[]> {
  mkdirSync(guide.out, { recursive: true });
  const missed: string[] = [];
  for (const [index, stop] of stops.entries()) {
    const file = join(guide.out, `${String(index + 1).padStart(2, '0')}-${stop.name}.png`);
    try {
      await stop.go(guide);
      await settle(guide.page);
      await guide.page.screenshot({ path: file, animations: 'disabled' });
    } catch (error) {
      missed.push(`${stop.name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
      await guide.page.screenshot({ path: file.replace(/\.png$/, '-not-reached.png') }).catch(() => undefined);
    }
  }
  return missed;
}
