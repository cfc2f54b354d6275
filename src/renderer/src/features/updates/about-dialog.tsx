import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { readAppVersion } from '@renderer/runtime/calls/app-version';
import { usePolicy } from '@renderer/runtime/calls/managed';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Mark } from '@renderer/shared-components/frame/mark';
import { Modal } from '@renderer/ui/feedback/modal';
import { flexRow, stack } from '@renderer/ui/layout/layout-styles';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import type { UpdateOffer } from '@shared/contract/desktop/updates';
import { languages } from '@shared/domain/language';
import { type ReactElement, useEffect, useEffectEvent } from 'react';
import { UpdateActions, UpdateStateTexts } from './update-state';
import { checkNow, useRestart, useUpdates } from './use-updates';

const useReleaseNotesStyles = makeStyles({
  root: stack.gap8,
  head: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, paddingInlineStart: '20px', ...stack.gap4 },
  line: { margin: 0, overflowWrap: 'anywhere' },
  date: smallQuietWords,
});

/** Plain text only: markup from the server is shown as text. */
function ReleaseNotes({ offer }: { offer: UpdateOffer }): ReactElement {
  const styles = useReleaseNotesStyles();
  const t = useTexts();
  const format = useFormat();
  const language = useLanguage();
  const other = languages.find((one) => one !== language) ?? language;
  const notes = offer.notes[language] || offer.notes[other];
  const lines = notes.split('\n').filter((line) => line.trim() !== '');
  const entries = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
  const words = lines.filter((line) => !line.startsWith('- '));
  return (
    <section className={styles.root} aria-label={t('updates.whatsNew')}>
      {lines.length > 0 && <h3 className={styles.head}>{t('updates.whatsNew')}</h3>}
      {words.map((line) => (
        <p key={line} dir="auto" className={styles.line}>
          {line.replace(/^#+\s*/, '')}
        </p>
      ))}
      {entries.length > 0 && (
        <ul className={styles.list}>
          {entries.map((line) => (
            <li key={line} dir="auto" className={styles.line}>
              {line}
            </li>
          ))}
        </ul>
      )}
      {offer.releasedAt && !Number.isNaN(Date.parse(offer.releasedAt)) && (
        <span className={styles.date}>{t('updates.releasedAt', { time: format.date(offer.releasedAt) })}</span>
      )}
    </section>
  );
}

const useStyles = makeStyles({
  content: stack.gap16,
  app: { ...flexRow, gap: '12px' },
  name: { display: 'block', fontSize: tokens.fontSizeBase400, lineHeight: '28px', fontWeight: tokens.fontWeightSemibold },
  quiet: { ...smallQuietWords, lineHeight: '20px' },
  state: stack.gap4,
  key: { display: 'block', overflowWrap: 'anywhere' },
});

interface AboutDialogProps {
  /** Checks for a new version on open. */
  doesCheck: boolean;
  onClose: () => void;
}

/** The app's version, and the state and actions of a newer one. */
export function AboutDialog({ doesCheck, onClose }: AboutDialogProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const view = useUpdates();
  const restart = useRestart();
  const checkOnce = useEffectEvent(() => {
    if (doesCheck) checkNow();
  });
  useEffect(() => checkOnce(), []);
  return (
    <Modal
      guide="new-version"
      title={t('updates.about')}
      onClose={onClose}
      contentClass={styles.content}
      actions={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          <UpdateActions view={view} restart={restart} />
        </>
      }
    >
      <div className={styles.app}>
        <Mark size={40} />
        <div>
          <span className={styles.name}>{t('shell.version', { version: readAppVersion() })}</span>
          {view?.channel === 'beta' && <span className={styles.quiet}>{t('updates.beta')}</span>}
        </div>
      </div>
      <div className={styles.state} role="status">
        {view && <UpdateStateTexts view={view} restart={restart} />}
      </div>
      {view && 'offer' in view.state && view.state.offer && <ReleaseNotes offer={view.state.offer} />}
      <UnknownKeys />
    </Modal>
  );
}

/** Policy keys of another version of the app: not an error, but helpful if a setting has no effect. */
function UnknownKeys(): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  const unknown = usePolicy()?.problems.filter(({ code }) => code === 'unknownKey') ?? [];
  if (unknown.length === 0) return null;
  return (
    <div className={styles.quiet}>
      {t('policy.unknownKeys', { count: unknown.length })}
      {unknown.map(({ where, key }) => (
        <bdi key={`${where} ${key}`} className={styles.key} dir="ltr">{`${where} · ${key}`}</bdi>
      ))}
    </div>
  );
}
