import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSheet } from 'read-excel-file/node';
import { inEnglish } from '../../support/texts';
import { expect, test } from '../support/fixture';
import { onForm, openListTool } from '../support/form-page';

test('a list becomes a PDF with its conditions in words and a workbook with its lines, and the dashboard a PDF', async ({
  launch,
  signIn,
  shop,
  userData,
}) => {
  const { app, page } = await launch();
  await signIn();
  const saveTo = async (name: string): Promise<string> => {
    const path = join(userData, name);
    await app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath });
    }, path);
    return path;
  };
  const textOf = (pdf: string): string => execFileSync('pdftotext', ['-enc', 'UTF-8', '-layout', pdf, '-'], { encoding: 'utf8' });
  const dialog = page.getByRole('dialog');

  await onForm(page).open('/orders-guest?status=process');
  const open = async (): Promise<void> => {
    const tool = await openListTool(page, inEnglish('lists.export.open'));
    await tool.click();
    await expect(dialog.getByRole('button', { name: inEnglish('lists.export.save') })).not.toHaveAttribute('aria-disabled', 'true');
  };
  await open();
  await dialog.getByRole('radio', { name: inEnglish('lists.export.formats.pdf') }).check();
  const paper = await saveTo('list.pdf');
  await dialog.getByRole('button', { name: inEnglish('lists.export.save') }).click();
  await expect(dialog).toBeHidden();
  const own = shop.shop.store.tables.guestOrders.all().filter(({ status }) => status === 'process');
  await expect(page.getByText(`${own.length} rows saved`).first()).toBeVisible();
  const words = textOf(paper);
  expect(words).toContain('Status: In process');
  expect(words).toContain(`${own.length} rows`);
  expect(words).toMatch(/Page 1 of \d/);
  expect(execFileSync('pdfinfo', [paper], { encoding: 'utf8' })).toMatch(/Page size:\s+841\.\d+ x 59[45]/);

  await open();
  // The dialog keeps the last file's options, so they are selected again.
  await dialog.getByRole('radio', { name: inEnglish('lists.export.formats.xlsx') }).check();
  await dialog.getByRole('radio', { name: inEnglish('orders.parts.part') }).check();
  const workbook = await saveTo('lines.xlsx');
  await expect(dialog.getByRole('button', { name: inEnglish('lists.export.save') })).not.toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('button', { name: inEnglish('lists.export.save') }).click();
  await expect(dialog).toBeHidden();
  const count = own.reduce((sum, { sub_carts }) => sum + Math.max(1, sub_carts.length), 0);
  await expect(page.getByText(`${count} rows saved`).first()).toBeVisible();
  const [heads = [], ...lines] = await readSheet(readFileSync(workbook));
  expect(lines).toHaveLength(count);
  expect(lines.some((line) => line[heads.indexOf(inEnglish('orders.parts.code'))])).toBe(true);

  await onForm(page).open('/masterHN/dashboard');
  const figures = await saveTo('dashboard.pdf');
  await page.getByRole('button', { name: inEnglish('lists.export.open') }).click();
  await page.getByRole('menuitem', { name: inEnglish('lists.export.formats.pdf') }).click();
  await expect(page.getByText(inEnglish('lists.export.saved', { count: 39 })).first()).toBeVisible();
  expect(textOf(figures)).toContain(inEnglish('dashboard.figures.totalSales'));
});
