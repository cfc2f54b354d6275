import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@shared/domain/language';
import { documentPapers } from '@shared/domain/printing/printable';
import { inEnglish } from '../../support/texts';
import { expect, sharedTest, test } from '../support/fixture';

/** Page sizes in points, from pdfinfo. A roll has any height. */
const sizes: Record<(typeof documentPapers.invoice)[number], RegExp> = {
  A4: /^59\d(\.\d+)? x 84\d/,
  A5: /^(419|420)(\.\d+)? x 59\d/,
  '80mm': /^22\d(\.\d+)? x /,
  '4x6in': /^288 x 432/,
};

const sizeOf = (pdf: string): string => /Page size:\s+(.*?) pts/.exec(execFileSync('pdfinfo', [pdf], { encoding: 'utf8' }))?.[1] ?? '';
const pagesOf = (pdf: string): number => Number(/Pages:\s+(\d+)/.exec(execFileSync('pdfinfo', [pdf], { encoding: 'utf8' }))?.[1]);
const textOf = (pdf: string): string => execFileSync('pdftotext', ['-enc', 'UTF-8', pdf, '-'], { encoding: 'utf8' });
const fontsOf = (pdf: string): string[] =>
  execFileSync('pdffonts', [pdf], { encoding: 'utf8' })
    .split('\n')
    .slice(2, -1)
    .map((line) => line.split(' ')[0]?.replace(/^[A-Z]+\+/, '') ?? '');

test('[INV-02, INV-17, INV-18] prints on every paper in both languages, with the fonts of the app and in the size of the paper', async ({
  page,
  signIn,
  spool,
}) => {
  await signIn();
  const wanted = await page.evaluate(
    async ([allPapers, allLanguages]) => {
      const list = await window.diwan.call('orders.list', { query: { page: 1 } });
      const guests = await window.diwan.call('guestOrders.list', { query: { page: 1 } });
      if (!list.ok || !guests.ok) throw new Error('cannot read the lists');
      const rows = [...list.value.rows.slice(0, 4).map(({ id }) => ({ kind: 'order' as const, id }))];
      rows.push(...guests.value.rows.slice(0, 6).map(({ id }) => ({ kind: 'guestOrder' as const, id }) as never));
      const kinds = allPapers.flatMap((paper) => allLanguages.map((language) => ({ paper, language })));
      // Printed in turn on the same page of the hidden window, each with its own height.
      const rolls = [{ paper: '80mm', language: 'en' } as const, { paper: '80mm', language: 'en' } as const];
      const made: { paper: string; language: string; id: number }[] = [];
      for (const { paper, language } of [...kinds, ...rolls]) {
        const order = rows[made.length];
        if (!order) throw new Error('too few orders');
        const read = await window.diwan.call('printing.readSettings');
        if (!read.ok) throw new Error('cannot read the settings');
        const invoice = { printer: 'Office', paper, copies: 1, language, color: true, rotation: '0' as const };
        await window.diwan.call('printing.saveSettings', {
          ...read.value,
          routes: { ...read.value.routes, invoice },
          shopName: 'Bayt Al-Dar',
        });
        await window.diwan.call('printing.enqueue', { orders: [order] });
        made.push({ paper, language, id: order.id });
      }
      return made;
    },
    [documentPapers.invoice, languages] as const,
  );
  await expect.poll(() => spool.jobs().length, { timeout: 60_000 }).toBe(wanted.length);
  for (const [index, { pdf, title }] of spool.jobs().entries()) {
    const { paper, language, id } = wanted[index] ?? { paper: 'A4', language: 'ar', id: 0 };
    expect(title).toMatch(new RegExp(`^INV-${id} [a-z2-9]{6}$`));
    expect(sizeOf(pdf)).toMatch(sizes[paper as keyof typeof sizes]);
    expect(new Set(textOf(pdf).match(/INV-\d+/g))).toEqual(new Set([`INV-${id}`]));
    expect(textOf(pdf)).toContain('KWD');
    if (paper === '80mm') expect(pagesOf(pdf)).toBe(1);
    if (language === 'en') expect(textOf(pdf)).toContain(inEnglish('documents.invoice.submitted'));
    const fonts = fontsOf(pdf);
    expect(fonts).not.toEqual([]);
    expect(fonts.filter((font) => !font.startsWith('NotoSans'))).toEqual([]);
  }
});

sharedTest('saves a selection as one PDF', async ({ app, page, signIn, userData }) => {
  await signIn();
  const target = join(userData, 'selection.pdf');
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath });
  }, target);
  const saved = await page.evaluate(async () => {
    const list = await window.diwan.call('guestOrders.list', { query: { page: 1 } });
    if (!list.ok) throw new Error('cannot read the list');
    const orders = list.value.rows.slice(0, 5).map(({ id }) => ({ kind: 'guestOrder' as const, id }));
    return { ids: orders.map(({ id }) => id), result: await window.diwan.call('printing.savePdf', { orders, language: 'en' }) };
  });
  expect(saved.result).toEqual({ ok: true, value: { path: target } });
  expect(existsSync(target)).toBe(true);
  const labels = [...textOf(target).matchAll(/INV-(\d+)/g)].map(([, id]) => Number(id));
  expect([...new Set(labels)]).toEqual(saved.ids);
  expect(sizeOf(target)).toMatch(sizes.A4);
});
