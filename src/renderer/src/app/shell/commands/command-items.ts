import type { AppRoute, NavigationKey } from '@renderer/parts/frame/app-route';
import { i18n } from '@renderer/runtime/texts/i18n';
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
}

/** How many there are of each group that does not show all of them. */
export type CommandTotals = Partial<Record<CommandItem['group'], number>>;

const groupOfPath: ReadonlyMap<string, NavigationKey> = new Map(
  [printingGroup, ...sidebarGroups].flatMap((group) => group.entries.map((entry) => [entry.path, group.key] as const)),
);
const sidebarPaths = [...topEntries, ...[printingGroup, ...sidebarGroups].flatMap((group) => group.entries)].map((entry) => entry.path);

/** Screens that can be opened without anything being handed over. */
function isDestination({ path, parent }: AppRoute): boolean {
  return sidebarPaths.includes(path) || (parent === undefined && path.startsWith('settings/'));
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
