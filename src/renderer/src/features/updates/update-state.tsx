import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { useManaged } from '@renderer/runtime/calls/managed';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ManagedNote } from '@renderer/ui/controls/managed-note';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import type { UpdateState, UpdatesOff, UpdateView } from '@shared/contract/desktop/updates';
import type { ReactElement, ReactNode } from 'react';
import { DownloadProgress } from './update-notice';
import { toFailureTexts } from './update-words';
import { cancelDownload, checkNow, type Restart, startDownload } from './use-updates';

const useStyles = makeStyles({
  line: { display: 'block', overflowWrap: 'anywhere' },
  strong: { display: 'block', fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  quiet: { ...smallQuietWords, lineHeight: '20px' },
});

function Lines({ strong, children }: { strong: string; children?: ReactNode }): ReactElement {
  const styles = useStyles();
  return (
    <>
      <span className={styles.strong}>{strong}</span>
      {children && <span className={styles.line}>{children}</span>}
    </>
  );
}

/** The state of a newer version as text. */
export function UpdateStateTexts({ view, restart }: { view: UpdateView; restart: Restart }): ReactElement {
  const t = useTexts();
  const format = useFormat();
  const { state } = view;
  switch (state.kind) {
    case 'off':
      return <Off state={state} />;
    case 'checking':
      return <Spinner size="tiny" labelPosition="after" label={t('updates.checking')} style={{ justifyContent: 'flex-start' }} />;
    case 'current':
      if (!state.checkedAt) return <Lines strong={t('updates.notChecked')} />;
      return <Lines strong={t('updates.current')}>{t('updates.checkedAt', { time: format.dateTime(state.checkedAt) })}</Lines>;
    case 'deferred':
      if (!state.from) return <Lines strong={t('updates.deferredOpen', { version: state.version })} />;
      return <Lines strong={t('updates.deferred', { version: state.version, time: format.date(state.from) })} />;
    case 'offered':
      return <Lines strong={t('updates.offered', { version: state.offer.version })}>{t('updates.offeredHint')}</Lines>;
    case 'downloading':
      return (
        <Lines strong={t('updates.downloading', { version: state.offer.version })}>
          <DownloadProgress percent={state.percent} />
        </Lines>
      );
    case 'downloaded':
      return (
        <Lines strong={t('updates.downloaded', { version: state.offer.version })}>
          {restart.obstacle ? t(`updates.obstacle.${restart.obstacle}`) : t('updates.downloadedHint')}
        </Lines>
      );
    case 'restarting':
      return <Lines strong={t('updates.restarting', { version: state.offer.version })} />;
    case 'failed':
      return <Failed state={state} version={view.version} />;
  }
}

function Failed({ state, version }: { state: Extract<UpdateState, { kind: 'failed' }>; version: string }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const { title, reason } = toFailureTexts(state, t);
  return (
    <>
      <Lines strong={title}>{reason}</Lines>
      <span className={styles.line}>{t('updates.stays', { version })}</span>
      <span className={styles.quiet}>{t('common.reference', { reference: state.reference })}</span>
    </>
  );
}

const byIt: ReadonlySet<UpdatesOff> = new Set(['policy', 'package', 'notWritable']);

/** Names who disabled updates: a policy with its place, or the package. */
function Off({ state }: { state: Extract<UpdateState, { kind: 'off' }> }): ReactElement {
  const t = useTexts();
  const managed = useManaged('updateMode');
  return (
    <>
      <Lines strong={t(`updates.off.${state.because}`)} />
      {byIt.has(state.because) && <ManagedNote managed={state.because === 'policy' ? managed : null} />}
    </>
  );
}

const asking: ReadonlySet<UpdateState['kind']> = new Set(['current', 'deferred', 'failed']);

/** The available actions on a newer version. */
export function UpdateActions({ view, restart }: { view: UpdateView | undefined; restart: Restart }): ReactElement {
  const t = useTexts();
  const state = view?.state;
  const canRetry = state?.kind === 'failed' && state.offer !== null;
  return (
    <>
      {state && asking.has(state.kind) && !canRetry && (
        <Button appearance="primary" onClick={checkNow}>
          {t('updates.check')}
        </Button>
      )}
      {(state?.kind === 'offered' || canRetry) && (
        <Button appearance="primary" onClick={startDownload}>
          {t(canRetry ? 'common.retry' : 'updates.download')}
        </Button>
      )}
      {state?.kind === 'downloading' && <Button onClick={cancelDownload}>{t('updates.cancelDownload')}</Button>}
      {state?.kind === 'downloaded' && (
        <Button appearance="primary" onClick={restart.run}>
          {t('updates.restart')}
        </Button>
      )}
    </>
  );
}
