import { i18n } from '@renderer/runtime/texts/i18n';
import type { AppRoute, NavigationKey } from '@renderer/shared-components/frame/app-route';
import type { Failure } from '@shared/contract/result';
import { languages } from '@shared/domain/language';
import type { Fils } from '@shared/domain/money';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { Need } from '@shared/domain/permissions';
import { includesText } from '@shared/domain/text-search';
import { appRoutes } from '../../routes';
import { printingGroup, sidebarGroups, topEntries } from '../sidebar/sidebar-entries';

export interface CommandItem {
  /** Unique among all results. */
  id: string;
  group: 'recent' | 'deeds' | 'screens' | 'guide' | 'orders' | 'guestOrders' | 'products' | 'users' | 'promoCodes' | 'messages';
  label: string;
  /** Its first word, where that is a number, which stands before a name of either direction. */
  lead?: string;
  /** Small and grey after the label. */
  detail?: string;
  to: string;
  state?: unknown;
  /** It can be opened in a window of its own. */
  isRecord?: boolean;
  /** Can be printed from here. */
  order?: OrderRef;
  /** Of an order: its status, and what it comes to. */
  standing?: { status: string; totalFils: Fils };
  /** Is done in place of going anywhere. */
  run?(): void;
  /** Its first words, where it stands in the head of its group: the way to all of them, or to none. */
  short?: string;
  /** Asks once more for what could not be read; the box stays. */
  isRetry?: boolean;
  /** The box stays. */
  stays?: boolean;
}

/** A kind of results that could not be read. */
export interface FailedKind {
  group: CommandItem['group'];
  failure: Failure;
  retry(): void;
}

/** Where the groups stand while something is typed; orders come in the order of their kinds. */
const groupOrder = ['recent', 'screens', 'deeds', 'orders', 'guestOrders', 'products', 'users', 'promoCodes', 'messages', 'guide'] as const;

/** The groups of these, in their order; what can be done comes first while nothing is typed. */
export function toGroups(
  groups: Iterable<CommandItem['group']>,
  ordersFirst: readonly CommandItem['group'][],
  isEmpty: boolean,
): CommandItem['group'][] {
  const wanted = new Set(groups);
  const order: readonly CommandItem['group'][] = groupOrder.flatMap((group): readonly CommandItem['group'][] =>
    group === 'orders' ? ordersFirst : group === 'guestOrders' ? [] : [group],
  );
  const shown = order.filter((group) => wanted.has(group));
  return isEmpty ? [...shown.filter((group) => group !== 'screens'), ...shown.filter((group) => group === 'screens')] : shown;
}

/** One line for all kinds that failed for the same reason, in the place of the first; nobody can mend what is forbidden. */
export function toRetryItems(
  failed: readonly FailedKind[],
  toReason: (failure: Failure) => string,
): (CommandItem & { of: CommandItem['group'][] })[] {
  const byReason = Map.groupBy(
    failed.filter(({ failure }) => failure.code !== 'forbidden'),
    ({ failure }) => toReason(failure),
  );
  return [...byReason].flatMap(([label, kinds]) => {
    const [first] = kinds;
    if (!first) return [];
    const run = (): void => {
      for (const kind of kinds) kind.retry();
    };
    return [
      {
        id: `retry-${first.group}`,
        group: first.group,
        label,
        to: '',
        run,
        isRetry: true,
        stays: true,
        of: kinds.map(({ group }) => group),
      },
    ];
  });
}

/** How many there are of each group that does not show all of them. */
export type CommandTotals = Partial<Record<CommandItem['group'], number>>;

const groupOfPath: ReadonlyMap<string, NavigationKey> = new Map(
  [printingGroup, ...sidebarGroups].flatMap((group) => group.entries.map((entry) => [entry.path, group.key] as const)),
);
const sidebarPaths = [...topEntries, ...[printingGroup, ...sidebarGroups].flatMap((group) => group.entries)].map((entry) => entry.path);

/** Screens that can be opened without anything being handed over. */
function isDestination({ path, parent, isFound }: AppRoute): boolean {
  return isFound === true || sidebarPaths.includes(path) || (parent === undefined && path.startsWith('settings/'));
}

/** Screens whose name in either language holds the search, but for those that `may` refuses; all of them for an empty one. */
export function toScreenItems(
  search: string,
  name: (key: NavigationKey) => string,
  may: (need: Need) => boolean = () => true,
): CommandItem[] {
  const names = languages.map((language) => i18n.getFixedT(language));
  return appRoutes
    .filter(isDestination)
    .filter(({ needs }) => needs === undefined || may(needs))
    .filter(({ title }) => names.some((t) => includesText(t(`navigation.${title}`), search)))
    .map(({ path, title }) => {
      const group = groupOfPath.get(path);
      return { id: `screen-${path}`, group: 'screens', label: name(title), to: `/${path}`, ...(group && { detail: name(group) }) };
    });
}

/** The item after or before the active one, over both ends. */
export function stepItem(items: readonly CommandItem[], activeId: string | undefined, step: 1 | -1): CommandItem | undefined {
  const at = items.findIndex((item) => item.id === activeId);
  if (at < 0) return items.at(step === 1 ? 0 : -1);
  return items[(at + step + items.length) % items.length];
}

/** What can be searched alone; both kinds of orders are one. */
export const searchKinds = ['orders', 'users', 'products', 'promoCodes', 'messages', 'screens', 'deeds', 'guide'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Of one kind, or of every. */
export const isOfKind = ({ group }: Pick<CommandItem, 'group'>, kind: SearchKind | null): boolean =>
  kind === null || group === kind || (kind === 'orders' && group === 'guestOrders');
