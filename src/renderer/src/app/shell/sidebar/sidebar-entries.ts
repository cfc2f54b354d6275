import type { FluentIcon } from '@fluentui/react-icons';
import { BuildingShop20Regular, Home20Regular, Print20Regular } from '@fluentui/react-icons';
import type { NavigationKey, SidebarPlace } from '@renderer/shared-components/frame/app-route';
import { appRoutes } from '../../routes';

export interface SidebarEntry {
  key: NavigationKey;
  /** Relative to the dashboard root, as in the route table. */
  path: string;
  icon: FluentIcon;
  /** Whether the icon points in the reading direction. */
  mirrors: boolean;
}

export interface SidebarGroup {
  key: NavigationKey;
  icon: FluentIcon;
  entries: readonly SidebarEntry[];
}

/** The screens whose areas declare an entry in the group, with its title and icon. */
const entriesOf = (group: SidebarPlace['group']): readonly SidebarEntry[] =>
  appRoutes
    .flatMap(({ path, title, sidebar }) => (sidebar?.group === group ? [{ path, key: title, ...sidebar }] : []))
    .toSorted((one, other) => one.order - other.order)
    .map(({ key, path, icon, mirrors = false }) => ({ key, path, icon, mirrors }));

export const topEntries = entriesOf('top');

/** Shown between the two first entries and the groups, for admins who may print in bulk. The settings are in every admin's account menu. */
export const printingGroup: SidebarGroup = { key: 'printing', icon: Print20Regular, entries: entriesOf('printing') };

/** Every admin sees all of them (LAY-32). */
export const sidebarGroups: readonly SidebarGroup[] = [
  { key: 'home', icon: Home20Regular, entries: entriesOf('home') },
  { key: 'shop', icon: BuildingShop20Regular, entries: entriesOf('shop') },
];
