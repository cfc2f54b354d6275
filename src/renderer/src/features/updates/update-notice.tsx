import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  ProgressBar,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { UpdateState } from '@shared/contract/desktop/updates';
import { type ReactElement, useState } from 'react';
import { isNoticeable, toFailureTexts, toNoticeKey } from './update-words';
import { cancelDownload, startDownload, useRestart, useUpdates } from './use-updates';

const useStyles = makeStyles({
  progress: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '12px',
    inlineSize: '240px',
    maxInlineSize: '100%',
    verticalAlign: 'middle',
  },
  beside: { marginInlineStart: '8px' },
  bar: { flexGrow: 1 },
  percent: { minInlineSize: '44px', textAlign: 'start', color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

interface NoticeProps {
  state: UpdateState;
  onOpen: () => void;
  onLater: () => void;
}

/** A notice about a new version around every screen. Once dismissed, it is hidden until its content changes. */
export function UpdateNotice({ onOpen, className }: Pick<NoticeProps, 'onOpen'> & { className?: string }): ReactElement | null {
  const t = useTexts();
  const state = useUpdates()?.state;
  const [putOff, setPutOff] = useState<string | null>(null);
  if (!state || !isNoticeable(state)) return null;
  const key = toNoticeKey(state);
  if (key === putOff) return null;
  const props = { onOpen, onLater: () => setPutOff(key) };
  return (
    <section {...(className && { className })} aria-label={t('updates.notice')}>
      {state.kind === 'offered' && <Offered {...props} state={state} />}
      {state.kind === 'downloading' && <Downloading state={state} />}
      {state.kind === 'downloaded' && <Downloaded {...props} state={state} />}
      {state.kind === 'restarting' && <Restarting state={state} />}
      {state.kind === 'failed' && <Failed {...props} state={state} />}
    </section>
  );
}

type Of<Kind extends UpdateState['kind']> = Omit<NoticeProps, 'state'> & { state: Extract<UpdateState, { kind: Kind }> };

function Offered({ state, onOpen, onLater }: Of<'offered'>): ReactElement {
  const t = useTexts();
  return (
    <MessageBar intent="info">
      <MessageBarBody>
        <MessageBarTitle>{t('updates.offered', { version: state.offer.version })}</MessageBarTitle> {t('updates.offeredHint')}
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" appearance="primary" onClick={startDownload}>
          {t('updates.download')}
        </Button>
        <Button size="small" onClick={onOpen}>
          {t('updates.whatsNew')}
        </Button>
        <Button size="small" onClick={onLater}>
          {t('updates.later')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}

function Downloading({ state }: Pick<Of<'downloading'>, 'state'>): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <MessageBar intent="info" politeness="polite">
      <MessageBarBody>
        <MessageBarTitle>{t('updates.downloading', { version: state.offer.version })}</MessageBarTitle>{' '}
        <span className={styles.beside}>
          <DownloadProgress percent={state.percent} />
        </span>
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={cancelDownload}>
          {t('updates.cancelDownload')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}

export function DownloadProgress({ percent }: { percent: number }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <span className={styles.progress}>
      <ProgressBar thickness="large" className={styles.bar} value={percent} max={100} aria-label={t('updates.progress')} />
      <span className={styles.percent} aria-hidden="true">
        {t('updates.percent', { percent })}
      </span>
    </span>
  );
}

function Downloaded({ state, onLater }: Of<'downloaded'>): ReactElement {
  const t = useTexts();
  const { obstacle, run } = useRestart();
  return (
    <MessageBar intent={obstacle ? 'warning' : 'info'}>
      <MessageBarBody>
        <MessageBarTitle>{t('updates.downloaded', { version: state.offer.version })}</MessageBarTitle>{' '}
        {obstacle ? t(`updates.obstacle.${obstacle}`) : t('updates.downloadedHint')}
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" appearance="primary" onClick={run}>
          {t('updates.restart')}
        </Button>
        <Button size="small" onClick={onLater}>
          {t('updates.later')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}

function Restarting({ state }: Pick<Of<'restarting'>, 'state'>): ReactElement {
  const t = useTexts();
  return (
    <MessageBar intent="info" icon={<Spinner size="extra-tiny" role="presentation" />}>
      <MessageBarBody>
        <MessageBarTitle>{t('updates.restarting', { version: state.offer.version })}</MessageBarTitle>
      </MessageBarBody>
    </MessageBar>
  );
}

function Failed({ state, onLater }: Of<'failed'>): ReactElement {
  const t = useTexts();
  const { title, reason } = toFailureTexts(state, t);
  return (
    <MessageBar intent="error">
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle> {reason} {t('common.reference', { reference: state.reference })}
      </MessageBarBody>
      <MessageBarActions>
        {state.offer && (
          <Button size="small" onClick={startDownload}>
            {t('common.retry')}
          </Button>
        )}
        <Button size="small" onClick={onLater}>
          {t('common.close')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
