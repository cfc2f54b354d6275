import { toPhoneSearch } from '@renderer/rules/search-text';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ContactMessage } from '@shared/contract/site/contact-messages';
import { toLatinDigits } from '@shared/domain/digits';
import { toPhoneText } from '@shared/domain/phone';
import { includesText } from '@shared/domain/text-search';
import type { CommandItem, FailedKind } from './command-items';

const shownOfEach = 2;
const sites = { shopMessages: 'masterHN/contact-us', homeMessages: 'home/contact-us' } as const;
const titles = { shopMessages: 'contactUs', homeMessages: 'homeContactUs' } as const;
const staleTimeMs = 60_000;

export interface MessageSearch {
  items: CommandItem[];
  total: number;
  isReading: boolean;
  failed: FailedKind[];
}

/** Open messages that hold the search, among the newest of each site: the server searches none. */
export function useMessageSearch(typed: string, isAsked: boolean): MessageSearch {
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
    const shown = rows.slice(0, shownOfEach).map(
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
