import type { FluentIcon } from '@fluentui/react-icons';
import type { LazyComponent } from '@renderer/runtime/lazy-component';
import type { Need } from '@shared/domain/permissions';
import type { navigationEn } from '@shared/i18n/messages/navigation';
import type { ComponentType } from 'react';

export type NavigationKey = keyof typeof navigationEn;

/** Groups in the order in which the sidebar shows them; entries of `top` are above the groups. */
export const sidebarGroupKeys = ['top', 'printing', 'home', 'shop'] as const;

export interface SidebarPlace {
  group: (typeof sidebarGroupKeys)[number];
  /** Within the group, in steps of ten. The requirements fix the order of their screens (checklist LAY-30, LAY-31; OP-33, OP-34). */
  order: number;
  icon: FluentIcon;
  /** Whether the icon points in the reading direction. */
  mirrors?: true;
}

/** A screen as declared by its area (`features/<area>/area.ts`). */
export interface AppRoute {
  /** Relative to the dashboard root; '' is the root itself. */
  path: string;
  /** Name of the screen in the dictionary, for sidebar, page title, window title, and command palette (OP-39). */
  title: NavigationKey;
  /** Its entry in the sidebar. */
  sidebar?: SidebarPlace;
  /** Path of the list that this screen belongs to: selected in the sidebar and linked before the title. */
  parent?: string;
  /** Path of the sidebar entry with the same screen in another state. */
  entry?: string;
  /** Found in the command palette beside its list, because it needs no navigation state. */
  isFound?: true;
  /** Without this permission, the route redirects to `parent`, or to the start (OP-35). */
  needs?: Need;
  screen: ComponentType & Partial<Pick<LazyComponent, 'load'>>;
}
