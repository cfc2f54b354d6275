import type { promoCodeCalls } from '@shared/contract/shop/promo-codes';
import { notFound } from '../api-error';
import type { Handlers } from '../http/handler';
import { toSearch } from '../http/row-search';
import { toServedPage } from '../http/serve-rows';
import { seedPromoCodeRows } from '../seed/marketing';
import type { StoredPromoCode } from '../store/model';
import type { TableSeeds } from '../store/store';
import type { Table } from '../store/table';

declare module '../store/store' {
  interface Tables {
    readonly promoCodes: Table<StoredPromoCode>;
  }
}

export const promoCodeTables: TableSeeds<'promoCodes'> = {
  promoCodes: seedPromoCodeRows,
};

export const promoCodeHandlers: Handlers<typeof promoCodeCalls> = {
  /** Returns the newest codes first. */
  'promoCodes.list'({ query, store }) {
    const matches = toSearch(query.search);
    const rows = store.tables.promoCodes.all().filter(({ id, name }) => matches({ id, texts: [name] }));
    return toServedPage(rows.toReversed(), query, (row) => row);
  },
  'promoCodes.add': ({ body, store, now }) => store.tables.promoCodes.insert({ ...body, createdAt: now.toISOString(), is_active: true }),
  'promoCodes.update': ({ params, body, store }) => store.tables.promoCodes.update(params.id, body),
  'promoCodes.setActive': ({ params, body, store }) => store.tables.promoCodes.update(params.id, body),
  'promoCodes.remove'({ params, store }) {
    store.tables.promoCodes.remove(params.id);
    return null;
  },
  'promoCodes.apply'({ body, store }) {
    const wanted = body.name.trim().toLowerCase();
    const found = store.tables.promoCodes.all().find((one) => one.is_active && one.name.toLowerCase() === wanted);
    if (!found) throw notFound();
    return found;
  },
};
