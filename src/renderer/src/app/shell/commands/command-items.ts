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
  /** A number before the label; it is isolated, because the label may have either direction. */
  lead?: string;
  /** Shown small and gray after the label. */
  detail?: string;
  to: string;
  state?: unknown;
  /** Can be opened in its own window. */
  isRecord?: boolean;
  /** The order to print. */
  order?: OrderRef;
  /** Status and total of an order. */
  standing?: { status: string; totalFils: Fils };
  /** Replaces the navigation. */
  run?(): void;
  /** Short label for the heading of its group, which links to all results. */
  short?: string;
  /** Retries a failed search; the palette stays open. */
  isRetry?: boolean;
  /** The palette stays open. */
  stays?: boolean;
}

/** A kind of results that couldn't be loaded. */
export interface FailedKind {
  group: CommandItem['group'];
  failure: Failure;
  retry(): void;
}

/** Order of the groups while there is a text; orders are sorted by kind. */
const groupOrder = ['recent', 'screens', 'deeds', 'orders', 'guestOrders', 'products', 'users', 'promoCodes', 'messages', 'guide'] as const;

/** Returns the groups in their order; without a text, screens are last. */
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

/** Returns one entry for all kinds that failed for the same reason, at the place of the first. Missing permissions aren't retried. */
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

/** Total numbers of groups that don't show all results. */
export type CommandTotals = Partial<Record<CommandItem['group'], number>>;

const groupOfPath: ReadonlyMap<string, NavigationKey> = new Map(
  [printingGroup, ...sidebarGroups].flatMap((group) => group.entries.map((entry) => [entry.path, group.key] as const)),
);
const sidebarPaths = [...topEntries, ...[printingGroup, ...sidebarGroups].flatMap((group) => group.entries)].map((entry) => entry.path);

/** Whether a screen can be opened without navigation state. */
function isDestination({ path, parent, isFound }: AppRoute): boolean {
  return isFound === true || sidebarPaths.includes(path) || (parent === undefined && path.startsWith('settings/'));
}

/** Returns the screens with the search text in their name in either language, without those that `may` refuses; all for an empty search. */
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

/** Returns the item after or before the active one, wrapping around. */
export function stepItem(items: readonly CommandItem[], activeId: string | undefined, step: 1 | -1): CommandItem | undefined {
  const at = items.findIndex((item) => item.id === activeId);
  if (at < 0) return items.at(step === 1 ? 0 : -1);
  return items[(at + step + items.length) % items.length];
}

/** Kinds that can be searched separately; both kinds of orders are one. */
export const searchKinds = ['orders', 'users', 'products', 'promoCodes', 'messages', 'screens', 'deeds', 'guide'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Whether the item is of this kind; null means any kind. */
export const isOfKind = ({ group }: Pick<CommandItem, 'group'>, kind: SearchKind | null): boolean =>
  kind === null || group === kind || (kind === 'orders' && group === 'guestOrders');
