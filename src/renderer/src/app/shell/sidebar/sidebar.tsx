import { mergeClasses } from '@fluentui/react-components';
import { ChevronDown16Regular, ChevronUp16Regular, PanelLeftContract20Regular, PanelLeftExpand20Regular } from '@fluentui/react-icons';
import { useSession } from '@renderer/runtime/state/session-store';
import { usePermission } from '@renderer/runtime/state/use-permission';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useShopName } from '@renderer/shared-components/frame/use-shop-name';
import { MirroredIcon } from '@renderer/ui/controls/directional-icon';
import { HintArea } from '@renderer/ui/controls/hint-area';
import { canPrintInBulk } from '@shared/domain/permissions';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useCurrentEntry } from '../use-current-route';
import { useBadgeKeeping } from './entry-badges';
import { EntryRow } from './entry-row';
import { usePins } from './pins';
import { printingGroup, type SidebarEntry, type SidebarGroup, sidebarGroups, topEntries } from './sidebar-entries';
import { useSidebarStyles } from './sidebar-styles';

/** Icons need a screen's height, so the home site's group is collapsed at first in the mini style. */
const initiallyCollapsed = { full: [], mini: ['home'] } as const satisfies Record<string, readonly string[]>;

function toStorageKey(style: keyof typeof initiallyCollapsed): string {
  return `collapsedGroups.${style}`;
}

function readCollapsed(style: keyof typeof initiallyCollapsed): readonly string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(toStorageKey(style)) ?? 'null');
    if (Array.isArray(stored)) return stored.filter((key) => typeof key === 'string');
  } catch {
    // Unreadable storage counts as none.
  }
  return initiallyCollapsed[style];
}

interface CollapsedGroups {
  isCollapsed: (group: string) => boolean;
  toggle: (group: string) => void;
}

/** The groups that the user has collapsed; stored on this computer. */
function useCollapsedGroups(isMini: boolean): CollapsedGroups {
  const style = isMini ? 'mini' : 'full';
  const [choices, setChoices] = useState<Partial<Record<typeof style, readonly string[]>>>({});
  const collapsed = choices[style] ?? readCollapsed(style);
  const toggle = (group: string): void => {
    const next = collapsed.includes(group) ? collapsed.filter((key) => key !== group) : [...collapsed, group];
    setChoices({ ...choices, [style]: next });
    try {
      window.localStorage.setItem(toStorageKey(style), JSON.stringify(next));
    } catch {
      // If the storage is full or disabled, only this choice isn't remembered.
    }
  };
  return { isCollapsed: (group) => collapsed.includes(group), toggle };
}

interface SidebarProps {
  mini: boolean;
  /** Called after a link was followed; closes the overlay. */
  onNavigated?: () => void;
  /** Switches between icons and labels, if the window's width allows both. */
  onToggle?: () => void;
}

/** Every entry of the app in its fixed order. */
export function Sidebar({ mini, onNavigated, onToggle }: SidebarProps): ReactElement {
  const styles = useSidebarStyles();
  const t = useTexts();
  const { isCollapsed, toggle } = useCollapsedGroups(mini);
  const mayPrint = usePermission(canPrintInBulk);
  const groups = mayPrint ? [printingGroup, ...sidebarGroups] : sidebarGroups;
  const pins = toPinned(usePins(), groups);
  useBadgeKeeping();
  const rows = (entries: readonly SidebarEntry[], isPin = false): ReactNode =>
    entries.map((entry) => <EntryRow key={entry.path} entry={entry} mini={mini} isPin={isPin} {...(onNavigated && { onNavigated })} />);
  const fold = useFoldButton(mini, onToggle);
  return (
    <nav aria-label={t('shell.mainNavigation')} className={mergeClasses(styles.root, mini ? styles.mini : styles.full)}>
      <SidebarHead mini={mini}>{!mini && fold}</SidebarHead>
      <HintArea className={mergeClasses(styles.scroll, mini && styles.scrollMini)}>
        {pins.length > 0 && (
          <ul aria-label={t('shell.pinned')} className={mergeClasses(styles.list, mini && styles.listMini, styles.pinned)}>
            {rows(pins, true)}
          </ul>
        )}
        <ul className={mergeClasses(styles.list, mini && styles.listMini)}>{rows(topEntries)}</ul>
        {groups.map((group) => (
          <div key={group.key} className={mini ? styles.groupMini : styles.group}>
            <GroupHead group={group} mini={mini} collapsed={isCollapsed(group.key)} onToggle={() => toggle(group.key)} />
            <ul
              id={`group-${group.key}`}
              aria-label={t(`navigation.${group.key}`)}
              className={mergeClasses(styles.list, mini && styles.listInGroupMini)}
              hidden={isCollapsed(group.key)}
              {...(isCollapsed(group.key) && { style: { display: 'none' } })}
            >
              {rows(group.entries)}
            </ul>
          </div>
        ))}
      </HintArea>
      {mini && fold && <HintArea className={mergeClasses(styles.foot, styles.footMini)}>{fold}</HintArea>}
    </nav>
  );
}

/** Returns the entries of these paths, without those that aren't available to the admin. */
function toPinned(paths: readonly string[], groups: readonly SidebarGroup[]): SidebarEntry[] {
  const offered = [...topEntries, ...groups.flatMap(({ entries }) => entries)];
  return paths.flatMap((path) => offered.find((entry) => entry.path === path) ?? []);
}

/** The button that switches between icons and labels. Its place changes, so it restores its focus. */
function useFoldButton(mini: boolean, onToggle?: () => void): ReactElement | null {
  const styles = useSidebarStyles();
  const t = useTexts();
  const wasPressed = useRef(false);
  if (!onToggle) return null;
  const label = t(mini ? 'shell.showNames' : 'shell.hideNames');
  return (
    <button
      type="button"
      className={mergeClasses(styles.groupHead, styles.groupHeadMini)}
      aria-expanded={!mini}
      aria-label={label}
      data-hint={label}
      ref={(button) => {
        if (!button || !wasPressed.current) return;
        wasPressed.current = false;
        button.focus();
      }}
      onClick={() => {
        wasPressed.current = true;
        onToggle();
      }}
    >
      <MirroredIcon icon={mini ? PanelLeftExpand20Regular : PanelLeftContract20Regular} />
    </button>
  );
}

function SidebarHead({ mini, children }: { mini: boolean; children: ReactNode }): ReactElement {
  const styles = useSidebarStyles();
  const t = useTexts();
  const logo = useSession((state) => state.logo);
  const shopName = useShopName();
  return (
    <div className={mergeClasses(styles.head, mini && styles.headMini)}>
      <img src={logo} alt={mini ? t('common.appName') : ''} className={styles.icon} />
      {!mini && (
        <div className={styles.names}>
          <span className={styles.app}>{t('common.appName')}</span>
          {shopName && <bdi className={styles.shop}>{shopName}</bdi>}
        </div>
      )}
      {children && <HintArea className={styles.headEnd}>{children}</HintArea>}
    </div>
  );
}

interface GroupHeadProps {
  group: SidebarGroup;
  mini: boolean;
  collapsed: boolean;
  onToggle: () => void;
}

function GroupHead({ group, mini, collapsed, onToggle }: GroupHeadProps): ReactElement {
  const styles = useSidebarStyles();
  const t = useTexts();
  const label = t(`navigation.${group.key}`);
  const Icon = group.icon;
  const current = useCurrentEntry();
  const pins = usePins();
  // A collapsed group is shown as current if it contains the current screen, unless that is pinned.
  const isCurrent = collapsed && group.entries.some(({ path }) => path === current && !pins.includes(path));
  const Chevron = collapsed ? ChevronDown16Regular : ChevronUp16Regular;
  return (
    <button
      type="button"
      className={mergeClasses(
        styles.groupHead,
        mini && styles.groupHeadMini,
        isCurrent && styles.current,
        isCurrent && styles.currentGroup,
      )}
      aria-current={isCurrent ? 'true' : undefined}
      aria-expanded={!collapsed}
      aria-controls={`group-${group.key}`}
      onClick={onToggle}
      {...(mini && { 'aria-label': label, 'data-hint': label })}
    >
      {mini ? <Icon aria-hidden="true" /> : label}
      {!mini && <Chevron aria-hidden="true" />}
    </button>
  );
}
