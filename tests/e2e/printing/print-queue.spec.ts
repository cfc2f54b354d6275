import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { changeInvoiceDestination } from '../../support/built-app/page-printing';
import { inEnglish } from '../../support/texts';
import { expect, type Spool, sharedTest as test, test as testOfOwn } from '../support/fixture';

// One app prints for all tests of this file, each with other orders, and isn't shared with other files.
test.describe.configure({ mode: 'default' });
test.use({ prints: true });
test.afterAll(({ sharedComputer }) => sharedComputer.dispose());

const choosePrinter = (page: Page): Promise<void> =>
  changeInvoiceDestination(page, { printer: 'Office', language: 'en', shopName: 'Bayt Al-Dar' });

/** Returns the orders without a print mark from an earlier test. */
async function unprinted(page: Page, ids: number[]): Promise<number[]> {
  const read = await page.evaluate((guestOrder) => window.diwan.call('printing.marks', { guestOrder }), ids);
  if (!read.ok) throw new Error(`the marks cannot be read: ${read.error.code}`);
  const marked = new Set(read.value.filter(({ marks }) => marks.length > 0).map(({ order }) => order.id));
  return ids.filter((id) => !marked.has(id));
}

/** Selects the first unprinted guest orders, in the order of the list. Returns the titles of their invoices. */
async function selectOrders(page: Page, count: number): Promise<string[]> {
  await page
    .getByRole('link', { name: inEnglish('navigation.guestOrders') })
    .first()
    .click();
  const rows = page.getByRole('grid', { name: inEnglish('navigation.guestOrders') }).locator('tbody tr[data-row]');
  await expect(rows.first()).toBeVisible();
  const ids = await rows.evaluateAll((all) => all.map((element) => Number(element.getAttribute('data-row'))));
  const chosen = (await unprinted(page, ids)).slice(0, count);
  expect(chosen).toHaveLength(count);
  for (const id of chosen) await page.getByRole('checkbox', { name: `Select order #${id}`, exact: true }).check();
  return chosen.map((id) => `INV-${id}`);
}

const printButton = (page: Page): Locator => page.getByRole('button', { name: /^Print \d+ orders?$/ });
/** Only the visible toast: Fluent also announces it in a live region. */
const toast = (page: Page, text: string): Locator => page.locator('.fui-Toast').filter({ hasText: text });
const panel = (page: Page): Locator => page.getByRole('dialog', { name: inEnglish('printQueue.queue.title') });
const row = (page: Page, title: string): Locator => panel(page).getByRole('listitem').filter({ hasText: title });

async function openQueue(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Print queue:/ }).click();
  await expect(panel(page)).toBeVisible();
}

async function choose(page: Page, title: string, action: string): Promise<void> {
  await panel(page)
    .getByRole('button', { name: `Actions for ${title}` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Waits until a sheet is being handed over; before that, while it is drawn, it has the same label and may still be paused. */
async function isHandedOver(page: Page): Promise<void> {
  const states = (): Promise<string[]> =>
    page.evaluate(async () => {
      const queue = await window.diwan.call('printing.queue');
      return queue.ok ? queue.value.lanes.flatMap(({ jobs }) => jobs.map(({ state }) => state)) : [];
    });
  await expect.poll(states).toContain('handing_off');
}

const office = { name: 'Office', displayName: 'HP LaserJet M404' };
/** A printer that keeps the sheet in the handover until another behavior is written. */
const busyOffice = { ...office, behaviour: 'busy' };

/** Titles of the jobs without their tokens: a title in the system's queue is the invoice's title and a token. */
const printed = (spool: Spool): string[] => spool.jobs().map((job) => job.title.split(' ')[0] ?? '');
const textOf = (pdf: string): string => execFileSync('pdftotext', ['-enc', 'UTF-8', pdf, '-'], { encoding: 'utf8' });

test.describe('print queue', () => {
  test('prints one invoice without a dialog, says "sent to printer", and prints it again, marked COPY on screen and on paper', async ({
    page,
    signIn,
    spool,
  }) => {
    await signIn();
    await choosePrinter(page);
    const [title = ''] = await selectOrders(page, 1);
    await printButton(page).click();
    await expect(toast(page, inEnglish('printQueue.toast.queued', { documents: '1 invoice', printer: 'HP LaserJet M404' }))).toBeVisible();
    await expect.poll(() => printed(spool)).toEqual([title]);
    expect(textOf(spool.jobs()[0]?.pdf ?? '')).toContain(title.replace('INV-', ''));
    await page.getByRole('button', { name: inEnglish('printQueue.toast.openQueue') }).click();
    await expect(row(page, title)).toContainText(/Sent to printer|Finished/);
    await expect(panel(page)).not.toContainText(/\bprinted\b/i);
    await choose(page, title, inEnglish('printQueue.queue.reprint'));
    await expect.poll(() => spool.jobs().length).toBe(2);
    const [original = '', copy = ''] = spool.jobs().map((job) => textOf(job.pdf));
    expect(original).not.toContain('COPY');
    expect(copy).toContain('COPY');
    await expect(row(page, title).filter({ hasText: 'COPY' })).toHaveCount(1);
  });

  test('[GOR-05] prints many in the order of the list, once for a double click', async ({ page, signIn, spool }) => {
    await signIn();
    await choosePrinter(page);
    const titles = await selectOrders(page, 6);
    await printButton(page).dblclick();
    await expect(toast(page, inEnglish('printQueue.toast.queued', { documents: '6 invoices', printer: 'HP LaserJet M404' }))).toHaveCount(
      1,
    );
    await expect.poll(() => printed(spool)).toEqual(titles);
    await openQueue(page);
    for (const title of titles) await expect(row(page, title)).toHaveCount(1);
  });

  test('a refused job says why in plain words and prints on retry', async ({ page, signIn, spool }) => {
    spool.setPrinters([{ name: 'Office', displayName: 'HP LaserJet M404', behaviour: 'reject:media-jam-0x17' }]);
    await signIn();
    await choosePrinter(page);
    const [title = ''] = await selectOrders(page, 1);
    await printButton(page).click();
    await openQueue(page);
    await expect(row(page, title)).toContainText(inEnglish('printQueue.state.failed'));
    await expect(row(page, title)).toContainText(inEnglish('printQueue.reason.paperJam'));
    await choose(page, title, inEnglish('printQueue.queue.showReason'));
    const reason = page.getByRole('dialog', { name: inEnglish('printQueue.queue.reasonTitle', { title }) });
    await expect(reason).toContainText('media-jam-0x17');
    spool.setPrinters([office]);
    await reason.getByRole('button', { name: inEnglish('printQueue.queue.retry') }).click();
    await expect.poll(() => printed(spool)).toEqual([title]);
    await expect(row(page, title)).toContainText(/Sent to printer|Finished/);
  });

  test('without a printer it asks for one, and prints on it', async ({ page, signIn, spool }) => {
    await signIn();
    const titles = await selectOrders(page, 3);
    await printButton(page).click();
    const document = inEnglish('printables.name.invoice');
    const dialog = page.getByRole('dialog', { name: inEnglish('printQueue.problem.noPrinter.title', { document }) });
    await dialog.getByRole('radio', { name: /HP LaserJet M404/ }).check();
    await dialog.getByRole('button', { name: inEnglish('printQueue.problem.noPrinter.print', { document }) }).click();
    await expect.poll(() => printed(spool)).toEqual(titles);
  });

  test('a printer that vanished is named, and nothing is lost', async ({ page, signIn, spool }) => {
    await signIn();
    await choosePrinter(page);
    spool.setPrinters([]);
    await page.evaluate(() => window.diwan.call('printing.printers', { refresh: true }));
    await selectOrders(page, 2);
    await printButton(page).click();
    const dialog = page.getByRole('dialog', { name: inEnglish('printQueue.problem.printerNotFound.title') });
    await expect(dialog).toContainText(inEnglish('printQueue.problem.printerNotFound.text', { count: 2, printer: 'Office' }));
    await dialog.getByRole('button', { name: inEnglish('printQueue.problem.choosePrinter') }).click();
    const missing = inEnglish('printerSettings.printer.missingText', { printer: 'Office' });
    await expect(page.locator('[data-document=invoice]').getByText(missing)).toBeVisible();
    await expect(page.getByText(inEnglish('printerSettings.printer.noneTitle'))).toBeVisible();
    spool.setPrinters([office]);
    await page.getByRole('button', { name: inEnglish('printerSettings.printer.refresh') }).click();
    await expect(page.getByRole('group', { name: inEnglish('navigation.invoice') }).getByText('HP LaserJet M404')).toBeVisible();
    await page.getByRole('button', { name: inEnglish('printerSettings.waiting.printNow', { count: 2 }) }).click();
    await expect.poll(() => printed(spool).length).toBe(2);
  });

  testOfOwn(
    'of a sheet that was being handed over when the app died it asks a person, who prints it again, marked as a copy',
    async ({ app, page: first, signIn, launch, spool }) => {
      spool.setPrinters([{ ...office, behaviour: 'silent' }]);
      await signIn();
      await choosePrinter(first);
      const [title = ''] = await selectOrders(first, 1);
      await printButton(first).click();
      await expect
        .poll(() =>
          first.evaluate(async () => {
            const queue = await window.diwan.call('printing.queue');
            return queue.ok && queue.value.lanes[0]?.jobs[0]?.state;
          }),
        )
        .toBe('handing_off');
      const died = new Promise((resolve) => app.process().once('exit', resolve));
      app.process().kill('SIGKILL');
      await died;
      spool.setPrinters([office]);
      const { page } = await launch();
      await expect(toast(page, inEnglish('printQueue.alert.uncertain', { title }))).toBeVisible();
      await openQueue(page);
      await expect(row(page, title)).toContainText(inEnglish('printQueue.state.uncertain'));
      expect(spool.jobs()).toEqual([]);
      const question = panel(page).getByRole('region', { name: inEnglish('printQueue.uncertain.title') });
      await question.getByRole('button', { name: inEnglish('printQueue.uncertain.printAgain') }).click();
      await expect.poll(() => spool.jobs().length).toBe(1);
      expect(textOf(spool.jobs()[0]?.pdf ?? '')).toContain('COPY');
      await expect(question).toBeHidden();
    },
  );

  test('pauses after the sheet in hand, takes one back, and resumes', async ({ page, signIn, spool }) => {
    spool.setPrinters([busyOffice]);
    await signIn();
    await choosePrinter(page);
    const [first = '', second = '', third = ''] = await selectOrders(page, 3);
    await printButton(page).click();
    await openQueue(page);
    await expect(row(page, first)).toContainText(inEnglish('printQueue.state.sending'));
    await isHandedOver(page);
    await panel(page).getByRole('button', { name: 'Pause HP LaserJet M404' }).click();
    await choose(page, second, inEnglish('printQueue.queue.cancelJob'));
    await expect(row(page, second)).toContainText(inEnglish('printQueue.state.cancelled'));
    spool.setPrinters([office]);
    // Its row has moved to the end, and the focus with it.
    await expect(panel(page).getByRole('listitem').last()).toContainText(second);
    await expect(panel(page).getByRole('button', { name: `Actions for ${second}` })).toBeFocused();
    await expect(row(page, first)).toContainText(/Sent to printer|Finished/);
    expect(printed(spool)).toEqual([first]);
    await panel(page).getByRole('button', { name: 'Resume HP LaserJet M404' }).click();
    await expect.poll(() => printed(spool)).toEqual([first, third]);
  });

  test('cancels the rest of a batch after a question', async ({ page, signIn, spool }) => {
    spool.setPrinters([busyOffice]);
    await signIn();
    await choosePrinter(page);
    const titles = await selectOrders(page, 5);
    await printButton(page).click();
    await openQueue(page);
    await expect(panel(page)).toContainText(`1 of 5 · ${titles[0]}`);
    await isHandedOver(page);
    await panel(page)
      .getByRole('button', { name: inEnglish('printQueue.queue.cancelRest') })
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: inEnglish('printQueue.queue.cancelRest') })
      .click();
    await expect(panel(page).getByText(inEnglish('printQueue.state.cancelled'))).toHaveCount(4);
    spool.setPrinters([office]);
    await expect(row(page, titles[0] ?? '')).toContainText(/Sent to printer|Finished/);
    expect(printed(spool)).toEqual([titles[0]]);
  });

  test('saves a selection as one PDF', async ({ app, page, signIn, userData }) => {
    const path = join(userData, 'invoices of today.pdf');
    await app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath });
    }, path);
    await signIn();
    const titles = await selectOrders(page, 3);
    await page.getByRole('button', { name: inEnglish('printQueue.problem.printingForbidden.savePdf') }).click();
    await expect(toast(page, 'Saved 3 invoices as invoices of today.pdf')).toBeVisible();
    expect(existsSync(path)).toBe(true);
    const text = textOf(path);
    for (const title of titles) expect(text).toContain(title.replace('INV-', ''));
  });

  test('opens from the menu, closes with Escape and gives the keyboard back', async ({ app, page, signIn }) => {
    await signIn();
    const link = page.getByRole('link', { name: inEnglish('navigation.guestOrders') }).first();
    await link.focus();
    const item = (use: 'enabled' | 'click') =>
      app.evaluate(({ Menu }, wanted) => {
        const found = Menu.getApplicationMenu()?.getMenuItemById('openPrintQueue');
        return wanted === 'click' ? found?.click() : found?.enabled;
      }, use);
    await expect.poll(() => item('enabled')).toBe(true);
    await item('click');
    await expect(panel(page)).toBeVisible();
    await expect(panel(page).getByRole('button', { name: inEnglish('printQueue.queue.close') })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(link).toBeFocused();
  });
});

test.describe('printer settings', () => {
  const open = async (page: Page): Promise<void> => {
    await page.evaluate(() => {
      window.location.hash = '#/settings/printing';
    });
    await page.getByRole('button', { name: inEnglish('printerSettings.destinations.open', { document: 'Invoice' }) }).click();
  };
  const choosePrinter = async (page: Page): Promise<Locator> => {
    const invoice = page.getByRole('group', { name: inEnglish('navigation.invoice') });
    await invoice.getByRole('combobox', { name: inEnglish('printHistory.columns.printer') }).click();
    await page.getByRole('option', { name: /HP LaserJet M404/ }).click();
    return invoice;
  };

  test('prints a test page with what stands on the form', async ({ page, signIn, spool }) => {
    await signIn();
    await open(page);
    await choosePrinter(page);
    await page.getByRole('tab', { name: inEnglish('printerSettings.tabs.head') }).click();
    await page.getByRole('textbox', { name: inEnglish('printerSettings.head.shopName') }).fill('Unsaved Shop Name');
    await page.getByRole('tab', { name: inEnglish('printerSettings.tabs.destinations') }).click();
    await page.getByRole('button', { name: inEnglish('printables.name.testPage'), exact: true }).click();
    await expect.poll(() => spool.jobs().length).toBe(1);
    expect(textOf(spool.jobs()[0]?.pdf ?? '')).toContain('Unsaved Shop Name');
    const sections = `Invoice, ${inEnglish('printerSettings.head.title')}`;
    await expect(page.getByText(inEnglish('forms.unsavedIn', { sections }))).toBeVisible();
  });

  test('stores what was saved, and asks before changes are left', async ({ page, signIn }) => {
    await signIn();
    await open(page);
    const invoice = await choosePrinter(page);
    await invoice.getByRole('spinbutton', { name: inEnglish('printHistory.columns.copies') }).fill('٢');
    await page.getByRole('button', { name: inEnglish('forms.save'), exact: true }).click();
    await expect(toast(page, inEnglish('printQueue.toast.settingsSaved'))).toBeVisible();
    const stored = await page.evaluate(() => window.diwan.call('printing.readSettings'));
    expect(stored).toMatchObject({ ok: true, value: { routes: { invoice: { printer: 'Office', copies: 2 } } } });
    await page.getByRole('tab', { name: inEnglish('printerSettings.tabs.head') }).click();
    await page.getByRole('textbox', { name: inEnglish('printerSettings.head.shopName') }).fill('Half typed');
    await page
      .getByRole('link', { name: inEnglish('navigation.guestOrders') })
      .first()
      .click();
    await page.getByRole('button', { name: inEnglish('forms.leave.stay') }).click();
    await expect(page.getByRole('textbox', { name: inEnglish('printerSettings.head.shopName') })).toHaveValue('Half typed');
  });
});
