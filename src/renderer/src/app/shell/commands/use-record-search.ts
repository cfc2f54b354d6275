import { useRead } from '@renderer/runtime/calls/use-read';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useFullListView } from '@renderer/ui/list/full/use-full-list';
import { isLatinCode, mayBeCode, toPhoneSearch, toSearchText } from '@renderer/validation/search-text';
import type { Product } from '@shared/contract/catalogue/products';
import type { FailureError } from '@shared/contract/result';
import type { PromoCode } from '@shared/contract/shop/promo-codes';
import type { User } from '@shared/contract/shop/users';
import type { ContactMessage } from '@shared/contract/site/contact-messages';
import { toLatinDigits } from '@shared/domain/digits';
import { inLanguage, type Language } from '@shared/domain/language';
import { toPhoneText } from '@shared/domain/phone';
import { includesText } from '@shared/domain/text-search';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CommandItem, CommandTotals, FailedKind } from './command-items';
import { usePaused } from './use-paused';

const useMessageSearchShownOfEach = 2;
const sites = { shopMessages: 'masterHN/contact-us', homeMessages: 'home/contact-us' } as const;
const titles = { shopMessages: 'contactUs', homeMessages: 'homeContactUs' } as const;
const staleTimeMs = 60_000;

/** Searches open messages among the newest of each site, because the server can't search messages. */
function useMessageSearch(typed: string, isAsked: boolean) {
  const t = useTexts();
  const options = { failure: 'inPlace', enabled: isAsked, staleTimeMs } as const;
  const input = { query: { page: 1, status: 'open' } } as const;
  const read = { shopMessages: useRead('shopMessages.list', input, options), homeMessages: useRead('homeMessages.list', input, options) };
  if (!isAsked) return { items: [], total: 0, isReading: false, failed: [] };
  const found = (['shopMessages', 'homeMessages'] as const).map((site) => ({
    site,
    rows: read[site].data?.rows.filter((message) => holds(message, typed)) ?? [],
  }));
  const items = found.flatMap(({ site, rows }): CommandItem[] => {
    const screen = t(`navigation.${titles[site]}`);
    const to = `/${sites[site]}`;
    const shown = rows.slice(0, useMessageSearchShownOfEach).map(
      (row): CommandItem => ({
        id: `${site}-${row.id}`,
        group: 'messages',
        label: row.full_name || row.email || `#${row.id}`,
        detail: row.phone ? toPhoneText(row.phone) : screen,
        to,
      }),
    );
    const all: CommandItem = {
      id: `all-${site}`,
      group: 'messages',
      label: t('shell.command.allMessages', { total: rows.length, screen }),
      short: t('shell.command.allShort', { total: rows.length }),
      to,
    };
    return rows.length > shown.length ? [...shown, all] : shown;
  });
  return {
    items,
    total: found.reduce((sum, { rows }) => sum + rows.length, 0),
    isReading: Object.values(read).some(({ data, isFetching }) => isFetching && !data),
    failed: Object.values(read).flatMap(({ error, isFetching, refetch }) =>
      error && !isFetching ? [{ group: 'messages' as const, failure: error.failure, retry: () => void refetch() }] : [],
    ),
  };
}

function holds({ full_name, email, phone, message }: ContactMessage, typed: string): boolean {
  const digits = toPhoneSearch(typed);
  if (/^\d+$/.test(digits)) return toLatinDigits(phone).replace(/\D/g, '').includes(digits);
  return [full_name, email, message].some((text) => includesText(text, typed));
}

const shownOfEach = 3;
/** A single letter is found in nearly everything. */
const leastLetters = 2;

export interface RecordSearch {
  /** Results of the current text; the last item of a kind may link to all of them. */
  items: CommandItem[];
  /** Total number, shown or not. */
  total: number;
  /** Totals by kind. */
  totals: CommandTotals;
  isSearching: boolean;
  /** Groups whose search is still running. */
  reading: CommandItem['group'][];
  failed: FailedKind[];
}

type Kind = 'products' | 'users' | 'promoCodes';

const kinds: readonly Kind[] = ['products', 'users', 'promoCodes'];
const paths = { products: 'masterHN/products', users: 'masterHN/users', promoCodes: 'promo-codes' } as const;

interface Found {
  rows: readonly CommandItem[];
  total: number;
  isReading: boolean;
  failed: Omit<FailedKind, 'group'> | null;
}

/** Searches products by name and code, users, and promo codes on the server; each kind loads and fails separately. */
export function useRecordSearch(typed: string): RecordSearch {
  const t = useTexts();
  const language = useLanguage();
  const text = toSearchText(typed);
  const { paused } = usePaused(typed.trim());
  const isAsked = text.length >= leastLetters;
  const isCurrent = paused === typed.trim();
  const found = useFound(paused, { isAsked: isAsked && isCurrent, language });
  const messages = useMessageSearch(paused, isAsked && isCurrent);
  if (!isAsked || !isCurrent) return { items: [], total: 0, totals: {}, isSearching: isAsked, reading: [], failed: [] };
  const items = kinds.flatMap((kind): CommandItem[] => {
    const { rows, total } = found[kind];
    const shown = rows.slice(0, shownOfEach);
    const to = `/${paths[kind]}?${new URLSearchParams({ search: paused })}`;
    const all = {
      id: `all-${kind}`,
      group: kind,
      label: t(`shell.command.allOf.${kind}`, { total }),
      short: t('shell.command.allShort', { total }),
      to,
    };
    return total > shown.length ? [...shown, all] : shown;
  });
  const totals: CommandTotals = { ...Object.fromEntries(kinds.map((kind) => [kind, found[kind].total])), messages: messages.total };
  return {
    items: [...items, ...messages.items],
    total: Object.values(totals).reduce((sum, total) => sum + total, 0),
    totals,
    isSearching: kinds.some((kind) => found[kind].isReading) || messages.isReading,
    reading: [...kinds.filter((kind) => found[kind].isReading), ...(messages.isReading ? (['messages'] as const) : [])],
    failed: [
      ...kinds.flatMap((kind) => {
        const { failed } = found[kind];
        return failed ? [{ ...failed, group: kind }] : [];
      }),
      ...messages.failed,
    ],
  };
}

const toFailed = ({
  error,
  isFetching,
  refetch,
}: Pick<UseQueryResult<unknown, FailureError>, 'error' | 'isFetching' | 'refetch'>): Found['failed'] =>
  error && !isFetching ? { failure: error.failure, retry: () => void refetch() } : null;

/** Converts a product to an item. */
export const toProductItem = (product: Product, language: Language): CommandItem => ({
  ...toRecord('products', product.id),
  label: inLanguage(language, 'name', product) || product.code,
  detail: product.code,
  to: `/${paths.products}/add-products/${product.id}`,
});

export const toUserItem = (user: User): CommandItem => ({
  ...toRecord('users', user.id),
  label: `${user.f_name} ${user.l_name}`.trim() || user.email,
  detail: user.email,
  to: `/${paths.users}/profile`,
  state: { record: user },
});

export const toPromoCodeItem = (code: PromoCode): CommandItem => ({
  ...toRecord('promoCodes', code.id),
  label: code.name || `#${code.id}`,
  to: `/${paths.promoCodes}/edit-promo-codes/${code.id}`,
  state: { record: code },
});

const toRecord = (group: Kind, id: number) => ({ id: `${group}-${id}`, group, isRecord: true }) as const;

interface WholeProducts {
  /** Null until the full list is loaded, and if it has no match. */
  answer: { rows: readonly Product[]; total: number } | null;
  isReading: boolean;
}

/** Searches products in the full list, also by code, which not every server supports. */
function useWholeProducts(search: string, { isWanted, language }: { isWanted: boolean; language: Language }): WholeProducts {
  const question = { list: 'products.list', isDeleted: false, language, search, filters: {}, sort: null, page: 1 } as const;
  const { data, failure, isStale } = useFullListView(isWanted ? question : null);
  if (!isWanted || !data || isStale) return { answer: null, isReading: isWanted && !failure };
  const isFound = data.of !== null && data.totalItems > 0;
  return {
    answer: isFound ? { rows: data.rows as unknown as Product[], total: data.totalItems } : null,
    isReading: data.of === null && data.reading.kind === 'reading',
  };
}

/** Searches products in the full list if it is loaded, then on the server; for a code that neither finds, the full list is loaded. */
function useProductSearch(search: string, { isAsked, language }: { isAsked: boolean; language: Language }): Found {
  const count = { list: 'products.list' as const, isDeleted: false, filters: [] };
  const counted = useRead('fullLists.count', count, { enabled: isAsked, failure: 'inPlace', staleTimeMs: 0 });
  const isHeld = isAsked && Boolean(counted.data);
  const held = useWholeProducts(search, { isWanted: isHeld, language });
  const enabled = isAsked && !counted.isLoading && !held.isReading && !held.answer;
  const input = { query: { page: 1, isDeleted: false, search } };
  const products = useRead('products.list', input, { failure: 'inPlace', keepPrevious: false, enabled });
  const isMissing = enabled && products.data?.totalItems === 0;
  const loaded = useWholeProducts(search, { isWanted: !isHeld && isMissing && mayBeCode(search), language });
  const answer = held.answer ?? loaded.answer;
  return {
    rows: (answer?.rows ?? products.data?.rows ?? []).map((product) => toProductItem(product, language)),
    total: answer?.total ?? products.data?.totalItems ?? 0,
    isReading: !answer && (counted.isLoading || held.isReading || loaded.isReading || (enabled && products.isFetching && !products.data)),
    failed: toFailed(products),
  };
}

/** Searches the first page of each kind. */
function useFound(typed: string, { isAsked, language }: { isAsked: boolean; language: Language }): Record<Kind, Found> {
  const options = { failure: 'inPlace', keepPrevious: false, enabled: isAsked } as const;
  const search = toSearchText(typed);
  const products = useProductSearch(search, { isAsked, language });
  // Neither a name nor a phone is written as a code.
  const hasUsers = isAsked && !isLatinCode(typed);
  const users = useRead('users.list', { query: { page: 1, search: toPhoneSearch(typed) } }, { ...options, enabled: hasUsers });
  const promoCodes = useRead('promoCodes.list', { query: { page: 1, search } }, options);
  const none = { rows: [], total: 0 };
  return {
    products,
    users: {
      ...(users.data
        ? {
            rows: users.data.rows.map(toUserItem),
            total: users.data.totalItems,
          }
        : none),
      isReading: hasUsers && users.isFetching && !users.data,
      failed: toFailed(users),
    },
    promoCodes: {
      ...(promoCodes.data
        ? {
            rows: promoCodes.data.rows.map(toPromoCodeItem),
            total: promoCodes.data.totalItems,
          }
        : none),
      isReading: isAsked && promoCodes.isFetching && !promoCodes.data,
      failed: toFailed(promoCodes),
    },
  };
}
