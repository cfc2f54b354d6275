import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import { useSession } from '@renderer/runtime/state/session-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { isAllowed } from '@shared/domain/permissions';
import { useEffect, useState } from 'react';
import { type CommandItem, type CommandTotals, isOfKind, type SearchKind, toGroups, toRetryItems, toScreenItems } from './command-items';
import { forgetRecent, recentItems } from './recent-items';
import { useCommandActions } from './use-command-actions';
import { useGuideItems } from './use-guide-items';
import { type OrderSearch, useOrderSearch } from './use-order-search';
import { useRecordSearch } from './use-record-search';

type Group = CommandItem['group'];

interface FoundGroup {
  group: Group;
  title: string;
  items: readonly CommandItem[];
  /** Total number of results, shown or not; null until it is known. */
  count: number | null;
  isReading: boolean;
}

export interface CommandSearch {
  groups: readonly FoundGroup[];
  /** Of all groups, in their order. */
  items: readonly CommandItem[];
  count: number;
  /** One entry per kind whose search failed. */
  failures: readonly { id: string; text: string }[];
  orders: OrderSearch;
  isSearching: boolean;
  /** Nothing was found, and nothing failed. */
  isEmpty: boolean;
  showsRecent: boolean;
}

/** Finds screens, records, actions, and guide topics; without a text, returns what was opened last. */
export function useCommandSearch(text: string, kind: SearchKind | null): CommandSearch {
  const t = useTexts();
  const roles = useSession((state) => state.roles);
  const orders = useOrderSearch(text);
  const records = useRecordSearch(text);
  const deeds = useCommandActions(text);
  const guideItems = useGuideItems(text);
  const recent = useRecent(text);
  const screens = toScreenItems(
    text,
    (key) => t(`navigation.${key}`),
    (need) => isAllowed(need, roles),
  );
  const totals: CommandTotals = { ...orders.totals, ...records.totals, guide: guideItems.total };
  const found = [...recent, ...screens, ...deeds, ...orders.items, ...records.items, ...guideItems.items];
  const retries = toRetryItems(records.failed, (failure) => t('shell.command.failedHere', { reason: toFailureText(failure, t) }));
  const shown = [...found, ...retries].filter((item) => isOfKind(item, kind));
  const isSearching = orders.isSearching || records.isSearching;
  const lateKinds = useLasting(isSearching) ? [...orders.reading, ...records.reading] : [];
  const late = lateKinds.map((group) => ({ group })).filter((item) => isOfKind(item, kind));
  const kinds = toGroups(
    [...shown, ...late].map(({ group }) => group),
    orders.groups,
    text.trim() === '',
  );
  // Returns the names of all kinds that failed together.
  const toTitle = (group: Group): string => {
    const retry = retries.find((item) => item.group === group);
    const others = retry && !found.some((item) => item.group === group) ? retry.of : [group];
    return [...new Set(others)].map((one) => t(`shell.command.${one}`)).join(t('forms.separator'));
  };
  const groups = kinds.map((group): FoundGroup => {
    const items = shown.filter((item) => item.group === group);
    const isReading = lateKinds.includes(group);
    const count = isReading ? null : (totals[group] ?? items.filter((item) => !item.isRetry).length);
    return { group, title: toTitle(group), items, count, isReading };
  });
  return {
    groups,
    items: groups.flatMap(({ items }) => items),
    count: groups.reduce((sum, { group, count }) => sum + (group === 'recent' ? 0 : (count ?? 0)), 0),
    failures: retries.map(({ id, group, label }) => ({ id, text: `${toTitle(group)}: ${label}` })),
    orders,
    isSearching,
    isEmpty: found.length === 0 && retries.length === 0,
    showsRecent: recent.length > 0,
  };
}

/** Returns what was opened last, with an entry that clears it; empty while there is a text. */
function useRecent(text: string): CommandItem[] {
  const t = useTexts();
  const [, setForgotten] = useState(0);
  const items = text.trim() === '' ? recentItems() : [];
  if (items.length === 0) return [];
  const forget: CommandItem = {
    id: 'forget',
    group: 'recent',
    label: t('shell.command.clearRecent'),
    short: t('shell.command.clearRecent'),
    to: '',
    stays: true,
    run() {
      forgetRecent();
      setForgotten((count) => count + 1);
    },
  };
  return [...items.map((item) => ({ ...item, id: `recent-${item.id}`, from: item.group, group: 'recent' as const })), forget];
}

const lastingMs = 500;

/** Returns true only after a while, because a short wait isn't worth a change on screen. */
function useLasting(isOn: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setLasts(true), lastingMs);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isOn]);
  return isOn && lasts;
}
