// @vitest-environment happy-dom

import { createHash } from 'node:crypto';
import type { FullListQuery } from '@shared/contract/desktop/full-lists';
import type { ListExportRequest } from '@shared/contract/desktop/list-exports';
import { failed, ok } from '@shared/contract/result';
import { type Language, languages } from '@shared/domain/language';
import { toFils } from '@shared/domain/money';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeSheet } from '../../../../tests/support/main/made-file';
import { chooseTool, control, endPage, findControl, showPage, tableRow } from '../../../../tests/support/page/page';
import { anExtra } from '../../../../tests/support/samples/dynamic-variants';
import { aGuestOrder, anOrder } from '../../../../tests/support/samples/order-rows';
import { aProduct } from '../../../../tests/support/samples/products';
import { aCode } from '../../../../tests/support/samples/promo-codes';
import { aUser } from '../../../../tests/support/samples/users';
import { inArabic, inEnglish } from '../../../../tests/support/texts';
import { createListExportHandlers } from '../../../main/data/full-lists/export/list-exports';
import { toPaperTable } from '../../../main/data/full-lists/export/paper-table';
import { createFullLists, type FullListDeps } from '../../../main/data/full-lists/full-lists';
import { createListValues } from '../../../main/data/full-lists/list-values';

const lamps = { name_en: 'Lamps', name_ar: 'مصابيح' };
const message = { id: 8, full_name: 'Sara', email: 's@x.kw', phone: '+965 99887766', message: 'أول سطر\nثاني سطر', status: 'open' };
const color = { id: 5, name_en: 'Color', name_ar: 'اللون', variant_values: [{ id: 1, value_en: '#ff0000', value_ar: '#ff0000' }] };
const size = {
  id: 6,
  name_en: 'Size',
  name_ar: 'المقاس',
  variant_values: [
    { id: 2, value_en: 'S', value_ar: 'ص' },
    { id: 3, value_en: 'L', value_ar: 'ك' },
  ],
};
const sized = (value: number) => ({
  variant: { id: 6, name_en: 'Size', name_ar: 'المقاس' },
  variant_value: { id: value, value_en: `${value} cm`, value_ar: `${value} سم` },
});
const pot = { name_en: 'Cast-iron casserole, 26 cm', name_ar: 'قدر حديد زهر 26 سم' };
const soup = aProduct(4, {
  code: '00124',
  cost: toFils(0),
  variant: [sized(26), sized(28)],
  variant_combinations: [26, 28].map((value) => [{ variant_id: 6, variant_value_id: value }]),
  variant_data: [4, 5].map((amount) => ({ price: toFils(5), cost: toFils(2), images: [], amount })),
  all_price: false,
  all_cost: false,
});
const bare = { status: '', payment_method: '', user_address: null, user_addresses: [], sub_carts: [], createdAt: '' };

/** Records of each list as its call returns them: a complete one, and one without the optional values. */
const records: Record<string, { path: string; rows: readonly { id: number }[]; copied?: number }> = {
  'orders.list': { path: 'orders?dates=all', rows: [anOrder(7), anOrder(6, { ...bare, day: '' })], copied: 7 },
  'guestOrders.list': {
    path: 'orders-guest',
    rows: [aGuestOrder(7, { status: 'weighed', payment_method: 'Link' }), aGuestOrder(6, { ...bare, createdAt: '2026-11-19' })],
    copied: 7,
  },
  'products.list': {
    path: 'masterHN/products',
    rows: [
      aProduct(3, { ...pot, code: '00123', price: toFils(1250.5), offerPrice: toFils(24.5), newIn: true, offer: true, amount: 2 }),
      { ...soup, category: { name_en: '', name_ar: '' }, product_images: [] } as never,
    ],
    copied: 3,
  },
  'users.list': {
    path: 'masterHN/users',
    rows: [
      aUser(4, { isBlocked: true, user_phones: [{ country_code: '+971', phone: '502147730', is_default: true }] }),
      aUser(3, { isDeleted: true, user_phones: [] }),
    ],
    copied: 4,
  },
  'promoCodes.list': {
    path: 'promo-codes',
    rows: [aCode(2, { end_date: '2026-12-31', is_active: false }), aCode(1, { Type: '', createdAt: '' } as never)],
  },
  'admins.list': {
    path: 'admins',
    rows: [
      {
        id: 2,
        f_name: 'Mona',
        l_name: 'Saleh',
        email: 'm@x.kw',
        phone: '502147730',
        country_code: '+971',
        isBlocked: true,
        avatar: null,
        admin_roles: [{ role: 'admin' }, { role: 'order' }, { role: 'unheard' }],
      } as never,
    ],
  },
  'categories.list': { path: 'masterHN/categories', rows: [{ id: 3, ...lamps, image: '' } as never] },
  'variants.list': { path: 'variant', rows: [{ id: 5, ...lamps, variants: [color, size] } as never], copied: 6 },
  'dynamicVariants.list': {
    path: 'dynamic-variant',
    rows: [anExtra(4), anExtra(3, { category: { name_en: '', name_ar: '' }, has_amount: false })],
  },
  'homeProducts.list': {
    path: 'home/products',
    rows: [{ id: 9, title: 'Pump', type: 'premium_products', description: '', show_product_images: [{ url: 'a' }] } as never],
  },
  'homeMessages.list': { path: 'home/contact-us', rows: [message] },
  'shopMessages.list': { path: 'masterHN/contact-us', rows: [{ ...message, status: 'closed' } as never] },
  'notifications.list': {
    path: 'notification',
    rows: [{ id: 1, title_en: 'A', title_ar: 'ب', description_en: 'C', description_ar: 'د', createdAt: '2026-11-19T07:14:00Z' } as never],
  },
  'currency.list': { path: 'currency', rows: [{ id: 7, country: lamps, rate: 12.18 } as never] },
};

const words = {
  en: { export: 'Export…', save: inEnglish('lists.export.save'), copy: inEnglish('bulk.copyRows') },
  ar: { export: 'تصدير…', save: inArabic('lists.export.save'), copy: inArabic('bulk.copyRows') },
} as const;

/** Creates the main process's full lists over these rows. */
function holdLists() {
  const lists = createFullLists({
    api: {
      async call(name: string) {
        const { rows = [] } = records[name] ?? {};
        return ok({ rows, unreadable: [], totalItems: rows.length });
      },
    } as unknown as FullListDeps['api'],
    facts: createListValues(() => 3),
    onChanged: () => undefined,
    printed: async () => new Set([7]),
    log: { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() } as unknown as FullListDeps['log'],
  });
  const view = (question: FullListQuery) =>
    vi.waitFor(async () => {
      const answer = await lists.view(question);
      if (answer.of === null) throw new Error('still loading');
      return ok(answer);
    });
  return { lists, view };
}

async function openList(list: string, language: Language) {
  const { path, rows } = records[list] ?? { path: '', rows: [] };
  const held = holdLists();
  const wishes: ListExportRequest[] = [];
  const page = await showPage(`/${path}`, {
    language,
    handlers: {
      [list]: () => ok({ rows, unreadable: [], totalItems: rows.length }),
      'fullLists.view': held.view,
      'fullLists.count': () => ok(null),
      'listExports.preview': () => failed('unreachable'),
      'app.copyText': () => ok(null),
      'listExports.save'(wish: ListExportRequest) {
        wishes.push(wish);
        return failed('diskFull');
      },
    } as never,
  });
  await waitFor(() => expect(document.querySelector('tr[data-row]')).not.toBeNull());
  return { page, wishes, lists: held.lists };
}

/** Returns the request of the export dialog with all columns selected, and the column names that are selected at first. */
async function askFor(each: 'row' | 'part', { wishes }: { wishes: ListExportRequest[] }, language: Language) {
  await chooseTool(words[language].export);
  const dialog = await screen.findByRole('dialog');
  if (each === 'part') {
    const choices = await waitFor(() => {
      const found = dialog.querySelectorAll<HTMLElement>('input[name="each"]');
      if (found.length < 2) throw new Error('no choice yet');
      return found;
    });
    fireEvent.click(choices[1] as HTMLElement);
  }
  const boxes = [...dialog.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].filter((box) => box.closest('section'));
  const offered = boxes.map((box) => box.checked);
  for (const box of boxes) if (!box.checked) fireEvent.click(box);
  await waitFor(() => expect(control(words[language].save, dialog).getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(control(words[language].save, dialog));
  const wish = await waitFor(() => {
    const last = wishes.at(-1);
    if (!last) throw new Error('not asked for yet');
    return last;
  });
  return { wish, offered: wish.columns.filter((_column, at) => offered[at]).map(({ key }) => key) };
}

/** Returns the files that the main process makes for a request. */
async function makeFiles(wish: ListExportRequest, lists: Awaited<ReturnType<typeof openList>>['lists']): Promise<string[]> {
  const made: string[] = [];
  const handlers = createListExportHandlers({
    lists,
    digits: () => 'latn',
    saver: {
      async save(make: Parameters<Parameters<typeof createListExportHandlers>[0]['saver']['save']>[0]) {
        const { language } = wish.question;
        const table = await make();
        const options = { language, title: 'x' } as const;
        made.push((await makeSheet(table, { ...options, format: 'csvSemicolon' })).toString());
        const book = unzipSync(new Uint8Array(await makeSheet(table, { ...options, format: 'xlsx' })));
        const sheet = book['xl/worksheets/sheet1.xml'] ?? new Uint8Array();
        made.push(`sheet ${createHash('sha256').update(sheet).digest('hex').slice(0, 16)}`);
        if (!table.unfolding) {
          const columns = table.columns.slice(0, 8);
          const { rows, sums, sumNote, columns: heads } = toPaperTable({ ...table, columns }, { ...options, digits: 'arab', notes: [] });
          made.push(JSON.stringify([heads.map(({ kind }) => kind), ...rows, sums, sumNote]));
        }
        return { path: null, rows: 0, bytes: 0 };
      },
    } as never,
  });
  await handlers['listExports.save']({ ...wish, format: 'xlsx', title: 'x', notes: [] });
  return made;
}

afterEach(() => endPage());

describe.each(Object.keys(records))('%s', (list) => {
  it.each(languages)('has its heads and values in files and in the clipboard, in %s', async (language) => {
    const shown = await openList(list, language);
    const copied = records[list]?.copied;
    if (copied !== undefined) {
      fireEvent.click((await tableRow(copied)).querySelector('input[type=checkbox]') as HTMLElement);
      fireEvent.click(await waitFor(() => control(words[language].copy)));
      await waitFor(() => expect(shown.page.bridge.requestsOf('app.copyText')).toHaveLength(1));
      const [{ text }] = shown.page.bridge.requestsOf('app.copyText') as [{ text: string }];
      expect(text).toMatchSnapshot('copied');
    }
    for (const each of list === 'orders.list' || list === 'guestOrders.list' || list === 'products.list'
      ? (['row', 'part'] as const)
      : (['row'] as const)) {
      shown.wishes.length = 0;
      const { wish, offered } = await askFor(each, shown, language);
      const asked = wish.columns.map(({ key, head, names }) =>
        [offered.includes(key) ? '*' : '-', key, head, JSON.stringify(names ?? {})].join(' '),
      );
      // Selected rows are a scope of their own, but the file has all rows.
      const files = await makeFiles({ ...wish, ids: null }, shown.lists);
      expect([...asked, ...files].join('\n')).toMatchSnapshot(`a line for each ${each}`);
      fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
      await waitFor(() => expect(findControl(words[language].save)).toBeUndefined());
    }
  });
});
