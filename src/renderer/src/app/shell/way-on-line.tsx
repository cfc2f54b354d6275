import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons';
import { firstSteps, isFirstDayOf, type StoredFirstSteps, useFirstSteps } from '@renderer/runtime/state/first-steps-state';
import { useSession } from '@renderer/runtime/state/session-store';
import { useWayOn, wayOn } from '@renderer/runtime/state/way-on';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { DirectionalIcon } from '@renderer/ui/controls/directional-icon';
import { atEnd, flexRow } from '@renderer/ui/layout/layout-styles';
import { type ReactElement, useEffect } from 'react';
import { matchPath, useNavigate } from 'react-router-dom';
import { appRoutes, findRoute } from '../routes';
import { firstDayPath } from './guide/first-day';
import { toFirstScreen } from './last-screen';
import { useCurrentRoute } from './use-current-route';

const useStyles = makeStyles({
  root: {
    ...flexRow,
    flexWrap: 'wrap',
    flexShrink: 0,
    gap: '4px 12px',
    marginBlockEnd: '16px',
    paddingBlock: '6px',
    paddingInline: '16px 8px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  end: atEnd,
});

/** The screen that a sign-in leads to. */
const arrivalPaths: ReadonlySet<string> = new Set(['', 'admins']);

const hasOpenSteps = ({ done, leftOut }: StoredFirstSteps): boolean =>
  firstSteps.some((step) => done[step] === undefined && !leftOut.includes(step));

/** Returns what the line offers: the last screen of this account, else the first steps of this computer; null for neither. */
function useOffer(): { kind: 'last' | 'firstSteps'; path: string } | null {
  const { offer } = useWayOn();
  const roles = useSession((state) => state.roles);
  const me = useSession(({ auth: { admin } }) => admin?.id);
  const steps = useFirstSteps();
  if (offer.kind !== 'offered') return null;
  const last = toFirstScreen(offer.last, roles);
  if (last !== null && !arrivalPaths.has(last.slice(1))) return { kind: 'last', path: last };
  const start = toFirstScreen(`/${firstDayPath}`, roles);
  return start !== null && isFirstDayOf(me, steps) && hasOpenSteps(steps) ? { kind: 'firstSteps', path: start } : null;
}

/** Returns the screen's name, with the record's number if it shows one. */
function useScreenName(path: string | undefined): string {
  const t = useTexts();
  const route = path === undefined ? undefined : findRoute(appRoutes, path);
  if (path === undefined || !route) return '';
  const id = matchPath(`/${route.path}`, path)?.params.id;
  const name = t(`navigation.${route.title}`);
  return id === undefined ? name : t('shell.wayOn.record', { screen: name, id });
}

/** Leads on after a sign-in; gone once another screen was opened. */
export function WayOnLine(): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  const navigate = useNavigate();
  const isHere = arrivalPaths.has(useCurrentRoute().path);
  const isOffered = useWayOn((state) => state.offer.kind === 'offered');
  useEffect(() => {
    if (isOffered && !isHere) wayOn.drop();
  }, [isOffered, isHere]);
  const offer = useOffer();
  const screen = useScreenName(offer?.path);
  if (!offer || !isHere) return null;
  const isLast = offer.kind === 'last';
  return (
    <section className={styles.root} aria-label={t('shell.wayOn.title')}>
      <span>{t(isLast ? 'shell.wayOn.last' : 'shell.wayOn.firstSteps')}</span>
      <Button size="small" icon={<DirectionalIcon name="forward" />} iconPosition="after" onClick={() => void navigate(offer.path)}>
        {isLast ? screen : t('firstSteps.open')}
      </Button>
      <Button
        className={styles.end}
        size="small"
        appearance="subtle"
        icon={<Dismiss20Regular />}
        aria-label={t('shell.notices.dismiss')}
        title={t('shell.notices.dismiss')}
        onClick={wayOn.drop}
      />
    </section>
  );
}
