import { mergeClasses } from '@fluentui/react-components';
import { Pin16Regular, PinOff16Regular } from '@fluentui/react-icons';
import { stationPath } from '@renderer/features/printing/area';
import { useStationState } from '@renderer/features/printing/station/use-station';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { MirroredIcon } from '@renderer/ui/controls/directional-icon';
import { toStoredFilters } from '@renderer/ui/list/state/list-memory';
import { isPlainPress } from '@renderer/ui/table/rows/use-row-presses';
import type { StationState } from '@shared/contract/printing/station';
import { type ComponentProps, type ReactElement, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useIsFirstScreenReady } from '../../first-screen';
import { useCurrentEntry } from '../use-current-route';
import { useEntryBadge } from './entry-badges';
import { togglePin, usePins } from './pins';
import type { SidebarEntry } from './sidebar-entries';
import { useSidebarStyles } from './sidebar-styles';

const marks = {
  off: 'markGrey',
  running: 'markGreen',
  paused: 'markGrey',
  waiting: 'markBlue',
  attention: 'markAmber',
  asks: 'markAmber',
  stopped: 'markRed',
} as const;

/**
 * Shows the station's state as a colored word; beside an icon without label, only the color, with the word in the row's accessible name.
 */
function StationMark({ state, mini }: { state: StationState; mini: boolean }): ReactElement {
  const styles = useSidebarStyles();
  const t = useTexts();
  const className = mergeClasses(styles.mark, mini && styles.markMini, styles[marks[state]]);
  return mini ? <span className={className} aria-hidden="true" /> : <span className={className}>{t(`shell.station.${state}`)}</span>;
}

interface EntryRowProps {
  entry: SidebarEntry;
  mini: boolean;
  /** The row is in the section of pinned screens. */
  isPin?: boolean;
  onNavigated?: () => void;
}

/** An entry of the sidebar with its badge. */
export function EntryRow({ entry, mini, isPin = false, onNavigated }: EntryRowProps): ReactElement {
  const styles = useSidebarStyles();
  const t = useTexts();
  const name = t(`navigation.${entry.key}`);
  const state = useStationState(useIsFirstScreenReady() && entry.path === stationPath);
  const badge = useEntryBadge(entry.path);
  const isPinned = usePins().includes(entry.path);
  // The badge's number is announced, even if its text has no number.
  const news = badge && !badge.text.includes(String(badge.count)) && !mini ? `${badge.count}, ${badge.text}` : badge?.text;
  const status = news ?? (mini && state && t(`shell.station.${state}`));
  const label = status ? t('shell.withState', { screen: name, state: status }) : name;
  // Only one row is current: the pinned one if there is one, because it is visible even if the others are scrolled away or collapsed.
  const isCurrent = useCurrentEntry() === entry.path && isPin === isPinned;
  const [isHovered, setHovered] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  // Once per navigation, not for every search on the same screen.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent]);
  const hasPin = isHovered && !mini;
  const row = mergeClasses(styles.row, mini && styles.rowMini, hasPin && styles.rowWithPin);
  const content = (
    <>
      {entry.mirrors ? (
        <MirroredIcon icon={entry.icon} />
      ) : (
        <entry.icon aria-hidden="true" {...(isCurrent && { className: styles.currentIcon })} />
      )}
      {!mini && <span className={styles.label}>{name}</span>}
      {state && <StationMark state={state} mini={mini} />}
      {/* A space, so that the texts are separate in the accessible name too. */}
      {badge && ' '}
      {badge && (
        <span className={mergeClasses(styles.mark, mini && styles.markMini, styles.markBlue)} aria-hidden="true">
          {!mini && badge.count}
        </span>
      )}
    </>
  );
  return (
    <li className={styles.item} onMouseEnter={() => setHovered(true)} onMouseLeave={() => setHovered(false)}>
      <EntryLink
        path={entry.path}
        className={mergeClasses(row, styles.link, isCurrent && styles.current)}
        aria-current={isCurrent ? 'page' : undefined}
        ref={link}
        {...(label !== name && { 'aria-label': label })}
        {...(mini && { 'aria-label': label, 'data-hint': label })}
        {...(onNavigated && { onNavigated })}
      >
        {content}
      </EntryLink>
      {hasPin && <PinButton path={entry.path} name={name} isPinned={isPinned} />}
    </li>
  );
}

interface EntryLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  path: string;
  onNavigated?: () => void;
}

/** Only the link follows the address, so that a search or another page of a list doesn't render every row of the sidebar again. */
function EntryLink({ path, onNavigated, ...link }: EntryLinkProps): ReactElement {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <Link
      {...link}
      to={`/${path}`}
      onClick={(event) => {
        onNavigated?.();
        const kept = toStoredFilters(path);
        // On its own screen, the entry leads to the list without search and filters.
        if (pathname === `/${path}` || kept === `/${path}` || !isPlainPress(event)) return;
        event.preventDefault();
        void navigate(kept);
      }}
    />
  );
}

/** For the pointer only. With the keyboard, screens are pinned in the command palette, so that Tab moves from screen to screen. */
function PinButton({ path, name, isPinned }: { path: string; name: string; isPinned: boolean }): ReactElement {
  const styles = useSidebarStyles();
  const t = useTexts();
  const label = t(isPinned ? 'shell.unpin' : 'shell.pin', { screen: name });
  const Icon = isPinned ? PinOff16Regular : Pin16Regular;
  return (
    <button type="button" tabIndex={-1} className={styles.pin} aria-label={label} data-hint={label} onClick={() => togglePin(path)}>
      <Icon aria-hidden="true" />
    </button>
  );
}
