import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { inEnglish, startingWith } from '../../support/texts';
import { expect } from './fixture';

/** A real picture and a real PDF, as from a file dialog. */
export const files = {
  png: { name: 'pot.png', mimeType: 'image/png', buffer: readFileSync(join(import.meta.dirname, '../../support/samples/picture.png')) },
  pdf: {
    name: 'catalog.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  },
};

/** Helpers for a form, by the names of its fields, because labels depend on the language. */
export interface FormPage {
  field(name: string): Locator;
  bar: Locator;
  save(): Promise<void>;
  /** Opens a screen by its address, as a link does. */
  open(path: string): Promise<void>;
  toast(text: string | RegExp): Locator;
  /** The hidden file inputs of one group of fields. */
  fileInput(group: string | RegExp): Locator;
  dialog: Locator;
}

export function onForm(page: Page): FormPage {
  const bar = page.locator('[data-save-bar]');
  return {
    field: (name) => page.locator(`[name="${name}"]`),
    bar,
    async save() {
      await bar.locator('button[type=submit]').click();
    },
    async open(path) {
      await page.evaluate((to) => {
        window.location.hash = to;
      }, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
    toast: (text) => page.locator('.fui-Toast').filter({ hasText: text }),
    fileInput: (group) => page.getByRole('group', { name: group }).locator('input[type=file]'),
    dialog: page.locator('[role=alertdialog], [role=dialog]'),
  };
}

type Recorded = readonly { call: string | null; method: string; body: unknown; path: string; status: number | null }[];

/** Opens the menu of an English list, and returns its entry that begins with `label`; the present value follows there. */
export async function openListTool(page: Page, label: string): Promise<Locator> {
  await page
    .getByRole('main')
    .getByRole('button', { name: inEnglish('lists.more'), exact: true })
    .click();
  return page.getByRole('menuitem', { name: startingWith(label) });
}

/** Returns the requests of a call so far. */
export function requestsOf({ shop }: { shop: { requests: Recorded } }, call: string): Recorded {
  return shop.requests.filter((request) => request.call === call);
}
