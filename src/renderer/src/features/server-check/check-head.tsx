import { Button, MenuItem, MenuList, MessageBar, MessageBarBody, makeStyles, ProgressBar } from '@fluentui/react-components';
import {
  ArrowDownload20Regular,
  ArrowSync20Regular,
  LockClosed16Regular,
  RecordStop20Regular,
  Server24Regular,
} from '@fluentui/react-icons';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ResultCounts } from '@renderer/shared-components/server-check/result-counts';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import { useMenuAnchor } from '@renderer/ui/controls/use-menu-anchor';
import { Card } from '@renderer/ui/layout/card';
import { flexGrow, flexRow, stack, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { isolate } from '@renderer/ui/text/isolate';
import { cardTitle } from '@renderer/ui/text/paragraph-styles';
import { smallQuietWords, smallText } from '@renderer/ui/text/text-styles';
import { toFilePlace } from '@renderer/validation/file-path';
import type { Role } from '@shared/domain/permissions';
import { checkAreas, countResults, type ServerCheckReport } from '@shared/domain/server-check';
import { toProfileTexts } from '@shared/i18n/profile-words';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  root: { ...stack.gap12, padding: '16px 20px' },
  head: { ...wrappingRow, alignItems: 'center', gap: '12px' },
  words: { ...flexGrow, flexBasis: '260px' },
  server: { ...cardTitle, overflowWrap: 'anywhere' },
  quiet: smallQuietWords,
  profile: { ...smallText, margin: 0 },
  actions: { ...wrappingRow, gap: '8px' },
  foot: { ...wrappingRow, alignItems: 'center', justifyContent: 'space-between', gap: '8px 20px' },
  lock: { ...flexRow, gap: '6px', ...smallQuietWords },
});

interface CheckHeadProps {
  report: ServerCheckReport;
  /** Id under which it is stored; null for that of this session. */
  keptId: string | null;
  isRunning: boolean;
  onAgain(): void;
  onStop(): void;
  /** Returns to the selection of calls and to earlier checks. */
  onLeave(): void;
}

/** The server, the progress, the number of each result, and the actions. */
export function CheckHead(props: CheckHeadProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const { apiRoot, calls, startedAt, tookMs, unasked } = props.report;
  const asked = calls.filter(({ status, failure, reason }) => status !== null || failure !== null || reason !== null);
  return (
    <Card as="section" className={styles.root} aria-labelledby="checked-server">
      <div className={styles.head}>
        <Server24Regular aria-hidden="true" />
        <div className={styles.words}>
          <h2 id="checked-server" className={styles.server}>
            <bdi dir="ltr">{apiRoot}</bdi>
          </h2>
          <span className={styles.quiet} role="status">
            {props.isRunning
              ? t('serverCheck.progress', { done: asked.length, total: calls.length })
              : t('serverCheck.when', { time: format.dateTime(startedAt), seconds: (tookMs / 1000).toFixed(1) })}
          </span>
        </div>
        <CheckActions {...props} />
      </div>
      <CheckNotes {...props} asked={asked.length} />
      <div className={styles.foot}>
        <ResultCounts counts={countResults(asked)} />
        <span className={styles.lock}>
          <LockClosed16Regular aria-hidden="true" />
          {t('serverCheck.onlyReads', { count: unasked.length })}
        </span>
      </div>
    </Card>
  );
}

function CheckActions({ keptId, isRunning, onAgain, onStop, onLeave }: CheckHeadProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <div className={styles.actions}>
      {isRunning ? (
        <Button icon={<RecordStop20Regular />} onClick={onStop}>
          {t('serverCheck.stop')}
        </Button>
      ) : (
        <>
          <Button onClick={onLeave}>{t('serverCheck.leave')}</Button>
          <SaveMenu keptId={keptId} />
          <Button appearance="primary" icon={<ArrowSync20Regular />} onClick={onAgain}>
            {t('serverCheck.again')}
          </Button>
        </>
      )}
    </div>
  );
}

interface CheckNotesProps extends Pick<CheckHeadProps, 'report' | 'keptId' | 'isRunning'> {
  /** Number of calls so far. */
  asked: number;
}

/** Shows the permissions and the profile of the check, and how reliable its results are. */
function CheckNotes({ report, keptId, isRunning, asked }: CheckNotesProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  const { apiRoot, areas, rules, calls, prefix, isStopped, profile } = report;
  const comma = t('serverProfile.separator');
  return (
    <>
      <p className={styles.profile}>
        {rules.length > 0 && t('serverCheck.withRules', { rules: rules.map((rule) => toRuleName(rule, t)).join(comma) })}{' '}
        {areas.length < checkAreas.length &&
          t('serverCheck.onlyAreas', { areas: areas.map((area) => t(`navigation.${area}`)).join(comma) })}
      </p>
      {keptId !== null && (
        <MessageBar intent="info">
          <MessageBarBody>{t('serverCheck.isEarlier')}</MessageBarBody>
        </MessageBar>
      )}
      {isRunning && <ProgressBar value={asked} max={calls.length} aria-label={t('navigation.serverCheck')} />}
      {profile && (
        <p className={styles.profile}>
          {t('serverProfile.checkedWith', {
            summary: toProfileTexts(profile, t, (value) => isolate(value, language)).join(comma),
          })}
        </p>
      )}
      {prefix && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('serverCheck.prefix', { prefix, address: `${apiRoot}${prefix}` })}</MessageBarBody>
        </MessageBar>
      )}
      {isStopped && !isRunning && (
        <MessageBar intent="info">
          <MessageBarBody>{t('serverCheck.stopped')}</MessageBarBody>
        </MessageBar>
      )}
    </>
  );
}

function toRuleName(rule: Role, t: TFunction): string {
  return rule === 'order' ? t('navigation.orders') : t(`rules.areas.${rule}`);
}

function SaveMenu({ keptId }: Pick<CheckHeadProps, 'keptId'>): ReactElement {
  const t = useTexts();
  const language = useLanguage();
  const { anchor, close, button } = useMenuAnchor();
  const { send, isPending } = useWrite('serverCheck.save');
  const save = async (format: 'html' | 'json'): Promise<void> => {
    const result = await send({ format, id: keptId });
    if (!result.ok || result.value.path === null) return;
    const file = toFilePlace(result.value.path).name;
    notify.success(t('serverCheck.saved', { file: isolate(file, language) }));
  };
  return (
    <>
      <Button icon={<ArrowDownload20Regular />} disabledFocusable={isPending} {...button}>
        {t('serverCheck.save')}
      </Button>
      {anchor && (
        <AnchoredMenu anchor={anchor} onClose={close}>
          <MenuList>
            <MenuItem onClick={() => void save('html')}>{t('serverCheck.saveHtml')}</MenuItem>
            <MenuItem onClick={() => void save('json')}>{t('serverCheck.saveJson')}</MenuItem>
          </MenuList>
        </AnchoredMenu>
      )}
    </>
  );
}
