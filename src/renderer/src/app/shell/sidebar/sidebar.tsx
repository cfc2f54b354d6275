import { mergeClasses } from '@fluentui/react-components';
import { ChevronDown16Regular, ChevronUp16Regular, PanelLeftContract20Regular, PanelLeftExpand20Regular } from '@fluentui/react-icons';
import { stationPath } from '@renderer/features/printing/area';
import { useStationState } from '@renderer/features/printing/station/use-station';
import { useShopName } from '@renderer/parts/frame/use-shop-name';
import { useSession } from '@renderer/runtime/state/session-store';
import { usePermission } from '@renderer/runtime/state/use-permission';
import { MirroredIcon } from '@renderer/ui/controls/directional-icon';
import { HintArea } from '@renderer/ui/controls/hint-area';
import { toKeptFilters } from '@renderer/ui/list/state/list-memory';
import { isPlainPress } from '@renderer/ui/table/rows/use-row-presses';
import type { StationState } from '@shared/contract/printing/station';
import { canPrintInBulk } from '@shared/domain/permissions';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { useIsCalm } from '../../calm';
import { useCurrentEntry } from '../use-current-route';
import { useCollapsedGroups } from './collapsed-groups';
import { printingGroup, type SidebarEntry, type SidebarGroup, sidebarGroups, topEntries } from './sidebar-entries';
import { useSidebarStyles } from './sidebar-styles';

interface SidebarProps {
  mini: boolean;
  /** After a link was followed; closes the overlay. */
  onNavigated?: () => void;
  /** Between icons and words, where the width of the window leaves it to the person. */
  onToggle?: () => void;
}

/** Every entry of the product in its fixed order. */
export function Sidebar({ mini, onNavigated, onToggle }: SidebarProps): ReactElement {
  const styles = useSidebarStyles();
  const { t } = useTranslation();
  const { isCollapsed, toggle } = useCollapsedGroups(mini);
  const mayPrint = usePermission(canPrintInBulk);
  const groups = mayPrint ? [printingGroup, ...sidebarGroups] : sidebarGroups;
  const rows = (entries: readonly SidebarEntry[]): ReactNode =>
    entries.map((entry) => <EntryRow key={entry.path} entry={entry} mini={mini} {...(onNavigated && { onNavigated })} />);
  return (
    <nav aria-label={t('shell.mainNavigation')} className={mergeClasses(styles.root, mini ? styles.mini : styles.full)}>
      <SidebarHead mini={mini} />
      <HintArea className={mergeClasses(styles.scroll, mini && styles.scrollMini)}>
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
      {onToggle && <PinButton mini={mini} onToggle={onToggle} />}
    </nav>
  );
}

/** Keeps the words in a window that has room for icons only. */
function PinButton({ mini, onToggle }: { mini: boolean; onToggle: () => void }): ReactElement {
  const styles = useSidebarStyles();
  const { t } = useTranslation();
  const label = t(mini ? 'shell.showNames' : 'shell.hideNames');
  return (
    <HintArea className={mergeClasses(styles.foot, mini && styles.footMini)}>
      <button
        type="button"
        className={mergeClasses(styles.groupHead, mini && styles.groupHeadMini)}
        aria-expanded={!mini}
        onClick={onToggle}
        {...(mini && { 'aria-label': label, 'data-hint': label })}
      >
        {!mini && label}
        <MirroredIcon icon={mini ? PanelLeftExpand20Regular : PanelLeftContract20Regular} />
      </button>
    </HintArea>
  );
}

function SidebarHead({ mini }: { mini: boolean }): ReactElement {
  const styles = useSidebarStyles();
  const { t } = useTranslation();
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
  const { t } = useTranslation();
  const label = t(`navigation.${group.key}`);
  const Icon = group.icon;
  const current = useCurrentEntry();
  // Folded away, the group stands for the screen that it hides.
  const isCurrent = collapsed && group.entries.some((entry) => entry.path === current);
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

const marks = {
  off: 'markGrey',
  running: 'markGreen',
  paused: 'markGrey',
  waiting: 'markBlue',
  attention: 'markAmber',
  asks: 'markAmber',
  stopped: 'markRed',
} as const;

/** The state as a word in its colour; beside an icon alone there is room for the colour only, and the word stands in the name of the row. */
function StationMark({ state, mini }: { state: StationState; mini: boolean }): ReactElement {
  const styles = useSidebarStyles();
  const { t } = useTranslation();
  const className = mergeClasses(styles.mark, mini && styles.markMini, styles[marks[state]]);
  return mini ? <span className={className} aria-hidden="true" /> : <span className={className}>{t(`shell.station.${state}`)}</span>;
}

function EntryRow({ entry, mini, onNavigated }: { entry: SidebarEntry; mini: boolean; onNavigated?: () => void }): ReactElement {
  const styles = useSidebarStyles();
  const { t } = useTranslation();
  const name = t(`navigation.${entry.key}`);
  const state = useStationState(useIsCalm() && entry.path === stationPath);
  const label = mini && state ? t('shell.withState', { screen: name, state: t(`shell.station.${state}`) }) : name;
  const isCurrent = useCurrentEntry() === entry.path;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const link = useRef<HTMLAnchorElement>(null);
  // Once for each way there, and not for every search on the same screen.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent]);
  const row = mergeClasses(styles.row, mini && styles.rowMini);
  const content = (
    <>
      {entry.mirrors ? (
        <MirroredIcon icon={entry.icon} />
      ) : (
        <entry.icon aria-hidden="true" {...(isCurrent && { className: styles.currentIcon })} />
      )}
      {!mini && <span className={styles.label}>{label}</span>}
      {state && <StationMark state={state} mini={mini} />}
    </>
  );
  return (
    <li>
      <NavLink
        to={`/${entry.path}`}
        className={mergeClasses(row, styles.link, isCurrent && styles.current)}
        aria-current={isCurrent ? 'page' : undefined}
        ref={link}
        {...(mini && { 'aria-label': label, 'data-hint': label })}
        onClick={(event) => {
          onNavigated?.();
          const kept = toKeptFilters(entry.path);
          // Pressed on its own screen, the entry leads to the list afresh.
          if (pathname === `/${entry.path}` || kept === `/${entry.path}` || !isPlainPress(event)) return;
          event.preventDefault();
          void navigate(kept);
        }}
      >
        {content}
      </NavLink>
    </li>
  );
}
