import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { seedAdmins } from '@sample-shop/seed/admins';
import type { Language } from '@shared/domain/language';
import { translator } from '@shared/i18n/translate';
import { expect, test } from '../e2e/support/fixture';
import { createGuide, walk } from '../tour/guide';
import { type FilePrinter, printIntoFolder, printOverCups } from './file-printer';
import { firstLookStops, sheetCount } from './stops';

interface Order {
  out: string;
  language: Language;
  printer: 'folder' | 'cups';
  /** Path of the file with the lines for the user. */
  summary: string;
}

const order = JSON.parse(process.env.DIWAN_FIRST_LOOK ?? '{"language":"ar"}') as Order;
/** Milliseconds. A stop not reached by then is reported, and the next stops continue. */
const stopLimitMs = 60_000;

const numberIn = (title: string): string => /\d+/.exec(title)?.[0] ?? title;

test.use({ language: order.language });

/** Copies the printed files, numbered in order of arrival. Returns the numbers of their orders. */
function collectInvoices(printer: FilePrinter): string[] {
  return printer.printed().map(({ title, file }, index) => {
    if (extname(file) === '.pdf') expect(readFileSync(file).subarray(0, 5).toString(), `${title} is a PDF`).toBe('%PDF-');
    const position = String(index + 1).padStart(2, '0');
    copyFileSync(file, join(order.out, 'invoices', `${position}-order-${numberIn(title)}${extname(file)}`));
    return numberIn(title);
  });
}

test('the main job without a display', async ({ launch, spool }) => {
  const startedAt = Date.now();
  const printer = order.printer === 'cups' ? await printOverCups() : printIntoFolder(spool);
  try {
    const { app, page } = await launch({ ...printer.environment, DIWAN_API_ROOT: '' });
    page.setDefaultTimeout(stopLimitMs);
    await page.setViewportSize({ width: 1440, height: 900 });
    const guide = createGuide({ app, page, t: translator(order.language), out: join(order.out, 'pictures') });
    const stops = firstLookStops(printer.name);
    expect(await walk(guide, stops), 'what was not reached').toEqual([]);
    const listed = await page.evaluate(() => window.diwan.call('guestOrders.list', { query: { page: 1 } }));
    const wanted = listed.ok ? listed.value.rows.slice(0, sheetCount).map(({ id }) => String(id)) : [];
    await expect.poll(() => printer.printed().length, { timeout: 60_000 }).toBe(sheetCount);
    expect(collectInvoices(printer), 'the orders on paper').toEqual(wanted);
    const version = await app.evaluate(({ app: self }) => `${self.name} ${self.getVersion()}`);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
    writeFileSync(
      order.summary,
      [
        `Started ${version} without a display, with fresh data, on the sample shop inside it.`,
        `Signed in as ${seedAdmins.all.email}, opened the guest orders and ticked the first ${sheetCount}.`,
        `Printed their invoices through the print queue, each once and in the list's order (${wanted[0]} to ${wanted.at(-1)}); ${seconds} s in all.`,
        `Invoices: ${join(order.out, 'invoices')} (${sheetCount} files)`,
        `Pictures: ${join(order.out, 'pictures')} (${stops.length} files)`,
      ].join('\n'),
    );
  } finally {
    await printer.stop();
  }
});
