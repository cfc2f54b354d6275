import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toDocumentPage, toHtml } from '@documents/html/document-html';
import type { OrderListProps } from '@documents/parts/order-list-document';
import { languages } from '@shared/domain/language';
import { documentPapers, type ListKind, listKinds, listParts, type Paper } from '@shared/domain/printing/printable';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createPaperPress,
  missingLetters,
  type PaperPress,
  pressNonce,
  toComparable,
  toPdfPages,
} from '../../../support/printing/paper/paper-press';
import { listPropsOf } from '../../../support/samples/list-samples';
import { hostileOrder, sampleLines, sampleOrder } from '../../../support/samples/order-samples';

const folder = mkdtempSync(join(tmpdir(), 'diwan-lists-'));
let press: PaperPress;
beforeAll(async () => {
  press = await createPaperPress(() => null);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function print(list: ListKind, changes: Partial<OrderListProps>, copies = 1) {
  const props = listPropsOf(list, changes);
  const html = toHtml(
    toDocumentPage(
      list,
      Array.from({ length: copies }, () => props),
      'x',
    ),
    pressNonce,
  );
  const { pdf, report, complaints } = await press.press(html, props.paper);
  expect(complaints).toEqual([]);
  writeFileSync(join(folder, 'sheet.pdf'), pdf);
  const pages = (await toPdfPages(join(folder, 'sheet.pdf'))).map(toComparable);
  return { text: report.text, pages, fontsMissing: report.fontsMissing };
}

const many = Array.from({ length: 60 }, (_, index) =>
  sampleOrder({
    id: 10500 + index,
    paymentMethod: index % 2 ? 'cash' : 'knet',
    lines: sampleLines(30).slice(index % 27, (index % 27) + 3),
  }),
);
const all = listKinds.flatMap((list) =>
  documentPapers[list].flatMap((paper) =>
    languages.map((language): [ListKind, Paper, (typeof languages)[number]] => [list, paper, language]),
  ),
);

describe.each(all)('the %s on %s, %s', (list, paper, language) => {
  it('fits three orders on one page, with every letter', async () => {
    const { text, pages, fontsMissing } = await print(list, { paper, language, copyMark: 12, asOf: '2026-11-22T11:05:00.000Z' });
    expect([pages.length, fontsMissing]).toEqual([1, []]);
    expect(missingLetters(text, pages.join(''))).toEqual([]);
    for (const value of ['#10482', '#10676', '#10641', 'PICK-1122-174105', '14:05']) expect(pages[0]).toContain(toComparable(value));
  });

  it('loses no letter of sixty orders and a hostile one, and each page says of which list it is', async () => {
    const options = { sorting: 'category' as const, parts: [...listParts] };
    const { text, pages } = await print(list, { paper, language, options, orders: [...many, hostileOrder({ id: 10999 })] });
    expect(pages.length).toBeGreaterThan(1);
    expect(missingLetters(text, pages.join(''))).toEqual([]);
    expect(pages.filter((page) => !page.includes('PICK-1122-174105'))).toEqual([]);
    for (const { id } of many) expect(pages.join('')).toContain(`#${id}`);
  });
});

describe('the pages of a list', () => {
  it('are counted, each copy for itself', async () => {
    const [list] = listKinds;
    const { pages } = await print(list, { orders: many.slice(0, 20) });
    expect(pages.map((page) => /Page\dof\d/.exec(page)?.[0])).toEqual(pages.map((_, index) => `Page${index + 1}of${pages.length}`));
    const twice = await print(list, { orders: many.slice(0, 20) }, 2);
    const counted = pages.map((_, index) => `Page${index + 1}`);
    expect(twice.pages.map((page) => /Page\d+/.exec(page)?.[0])).toEqual([...counted, ...counted]);
  });
});
