import { expect, type Locator } from '@playwright/test';
import { seedAdmins } from '@sample-shop/seed/admins';
import type { startSampleShop } from '@sample-shop/server';
import type { CallName } from '@shared/contract/tables/registry';
import type { Printable } from '@shared/domain/printing/printable';
import type { Guide, Stop } from '../guide';

export type Shop = Awaited<ReturnType<typeof startSampleShop>>;

export const refusal = 'The database does not answer';

export const dialog = ({ page }: Guide): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
export const field = ({ page }: Guide, name: string): Locator => page.locator(`#content [name="${name}"]`);

/** Waits for the screen's first list, or for the form with its rich texts. */
async function contentIsThere({ page }: Guide): Promise<void> {
  await page.locator('#content [data-row], #content form, #content h2').first().waitFor();
  await page.waitForFunction(() => document.querySelector('#content [aria-busy=true]') === null);
}

export async function openList({ open, page }: Guide, path: string): Promise<void> {
  await open(path);
  await page.locator('[data-row]').first().waitFor();
}

/** Selects a tool of a list, or of the part of it given by `within`; in the menu of the row if it has no button. */
export async function pressTool({ page, t }: Guide, words: string, within = page.locator('#content')): Promise<void> {
  const tool = within.getByRole('button', { name: words });
  const menu = (name: string) => within.getByRole('button', { name, exact: true });
  const more = menu(t('lists.more')).or(menu(t('products.tools.open')));
  await tool.or(more).locator('visible=true').first().waitFor();
  if (await tool.isVisible()) return tool.click();
  await more.first().click();
  await page.getByRole('menuitem', { name: words }).click();
}

/** The filters in use, and the button for more. */
export const filterBar = ({ page, t }: Guide): Locator => page.getByRole('region', { name: t('lists.filters.title') });

/** Opens the values of a filter: by its chip if it is in use, else from the menu of filters, which a narrow window has for all. */
export async function openFilter(guide: Guide, words: string): Promise<void> {
  const { page, t } = guide;
  const chip = filterBar(guide).getByRole('button', { name: words }).first();
  if (await chip.isVisible()) return chip.click();
  const names = [t('lists.filters.other'), t('lists.filters.title'), ...[1, 2, 3].map((count) => t('lists.filters.count', { count }))];
  await filterBar(guide)
    .getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) })
    .click();
  await page.getByRole('menuitem', { name: new RegExp(`^${words}`) }).click();
}

/** Selects a bulk action for the selected rows. */
export const pressBulkAction = (guide: Guide, words: string): Promise<void> =>
  pressTool(guide, words, guide.page.getByRole('toolbar', { name: guide.t('lists.bulkActions') }));

/** Selects a row action: its button, or its menu entry in a narrow window. */
export async function rowAction({ page, row }: Guide, position: number, words: string): Promise<void> {
  await row(position).hover();
  const button = row(position).getByRole('button', { name: words }).first();
  if (await button.isVisible()) return button.click();
  await row(position).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: words }).first().click();
}

/** Opens the screen as after a start of the app: without cache and messages. Earlier input becomes a draft. */
export async function openAfresh(guide: Guide, path: string): Promise<void> {
  const { page } = guide;
  await page.evaluate((to) => window.history.replaceState(null, '', `#${to}`), path);
  await page.reload();
  await page.getByRole('navigation').first().waitFor();
  await contentIsThere(guide);
}

/** Whether an overlay is open that only a reload surely removes, or the screen is already shown. */
const isInTheWay = ({ page }: Guide, path: string): Promise<boolean> =>
  page.evaluate((to) => {
    const over = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], .fui-Toast';
    const screenOf = (hash: string): string | undefined => hash.replace(/^#/, '').split('?')[0];
    return document.querySelector(over) !== null || !document.querySelector('nav') || screenOf(location.hash) === screenOf(to);
  }, path);

/** Opens the screen in its initial state. */
async function openFresh(guide: Guide, path: string): Promise<void> {
  if (!guide.isHasty || (await isInTheWay(guide, path))) return openAfresh(guide, path);
  await guide.open(path);
  // The prompt about unsaved input is open.
  if (await isInTheWay(guide, '')) return openAfresh(guide, path);
  await contentIsThere(guide);
}

/** The screen in its initial state, which axe checks in every run. */
export const visitChosen = (name: string, path: string): Stop => ({ ...visit(name, path), isChosen: true });

export const visit = (name: string, path: string): Stop => ({ name, go: (guide) => openFresh(guide, path) });

/** The screen after the server has responded to its read with an error. */
export const visitFailing = (name: string, path: string, { shop }: Shop, read: CallName): Stop => ({
  name,
  async go(guide) {
    const { page, t } = guide;
    const heal = shop.control.failWhen({ match: read, status: 500, message: refusal });
    await openAfresh(guide, path);
    await page.getByRole('button', { name: t('common.retry') }).waitFor();
    heal();
  },
});

/** The screen while some data of the shop is missing. */
export const visitWithout = (name: string, path: string, remove: () => () => void): Stop => ({
  name,
  async go(guide) {
    const bringBack = remove();
    await openAfresh(guide, path);
    bringBack();
  },
});

export async function save({ page }: Guide): Promise<void> {
  await page.locator('[data-save-bar] button[type=submit]').click();
}

/** Saves invalid input. */
export async function saveWithErrors(guide: Guide): Promise<void> {
  await save(guide);
  await guide.page.locator('[data-field-invalid]').first().waitFor();
}

export const refusalIsTold = ({ page }: Guide): Promise<void> => page.locator('.fui-Toast').filter({ hasText: refusal }).first().waitFor();

/** Saves. The server responds with an error, whose message stays open. */
export async function saveRefused(guide: Guide, { shop }: Shop, write: CallName): Promise<void> {
  shop.control.failNext(write, { status: 500, message: refusal });
  await save(guide);
  await refusalIsTold(guide);
}

/** Saves. The server refuses these fields, and its messages are shown beside them. */
export async function saveRefusedAt(guide: Guide, { shop }: Shop, write: CallName, fields: Record<string, string>): Promise<void> {
  const bodyText = JSON.stringify({ message: 'Validation failed', errors: fields });
  shop.control.failNext(write, { status: 422, bodyText, contentType: 'application/json' });
  await save(guide);
  for (const words of Object.values(fields)) await guide.page.locator('[data-field-invalid]').filter({ hasText: words }).first().waitFor();
}

/** Discards unsaved input, if there is any, then goes to the stop. */
export const afterLeaving = ({ go, ...stop }: Stop): Stop => ({
  ...stop,
  async go(guide) {
    const { page, t } = guide;
    const question = page.getByRole('button', { name: t('forms.leave.leave') });
    if (!(await question.isVisible())) {
      // A walk through selected stops only may come from a stop that left a dialog open.
      if (await dialog(guide).isVisible()) {
        await guide.dismiss();
        await dialog(guide).waitFor({ state: 'hidden' });
      }
      // Uses a link of the app, because a page can't block an address set from outside.
      await page.locator('nav a[href$="#/admins"]').click();
      const hasLeft = page.waitForFunction(() => window.location.hash === '#/admins');
      // Only one of the two ever resolves.
      await Promise.any([question.waitFor(), hasLeft]);
    }
    if (await question.isVisible()) {
      await question.click();
      await question.waitFor({ state: 'detached' });
    }
    await go(guide);
  },
});

/** Discards unsaved input, if there is any, and opens the screen. */
export async function openUnchanged(guide: Guide, path: string): Promise<void> {
  const go = (): Promise<void> => openAfresh(guide, path);
  if ((await guide.page.locator('[data-save-bar]').count()) > 0) await afterLeaving({ name: path, go }).go(guide);
  else await go();
}

export async function signInAs({ page }: Guide, who: keyof typeof seedAdmins): Promise<void> {
  const { email, password } = seedAdmins[who];
  await page.evaluate(() => window.diwan.call('session.signOut'));
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('input[type=password]').press('Enter');
  await page.waitForFunction(() => window.location.hash === '#/admins');
  await page.locator('[data-row]').first().waitFor();
}

/** Waits until this many drafts are stored on disk. */
export async function draftsAreKept({ page }: Guide, count: number): Promise<void> {
  const countDrafts = async (): Promise<number | null> => {
    const drafts = await window.diwan.call('drafts.list');
    return drafts.ok ? drafts.value.length : null;
  };
  await expect.poll(() => page.evaluate(countDrafts)).toBe(count);
}

/** Waits until the queue has this many jobs in the phase. */
export async function jobsAre({ page }: Guide, phase: 'sent' | 'failed', count: number): Promise<void> {
  const countJobs = async (wanted: typeof phase): Promise<number | null> => {
    const queue = await window.diwan.call('printing.queue');
    return queue.ok ? queue.value.counts[wanted] : null;
  };
  await expect.poll(() => page.evaluate(countJobs, phase)).toBe(count);
}

/** Opens the row of a document in the printing settings. */
export async function openDestination({ page, t }: Guide, document: Printable): Promise<void> {
  await page.getByRole('button', { name: t('printerSettings.destinations.open', { document: t(`printables.name.${document}`) }) }).click();
}
