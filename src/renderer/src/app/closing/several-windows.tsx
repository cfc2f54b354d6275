import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { DocumentEdit20Regular, ErrorCircle16Regular, Warning16Regular } from '@fluentui/react-icons';
import { ask } from '@renderer/runtime/calls/bridge';
import { useEvent } from '@renderer/runtime/calls/main-events/use-event';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Modal } from '@renderer/ui/feedback/modal';
import { boxedList } from '@renderer/ui/layout/boxed-list';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexGrow, flexRow, noShrink, stack } from '@renderer/ui/layout/layout-styles';
import { smallQuietText, smallText, softParagraph, strongText, truncatedText } from '@renderer/ui/text/text-styles';
import type { ClosingAnswer, ClosingQuestion, ClosingWindow } from '@shared/contract/desktop/closing';
import { type ReactElement, useState } from 'react';

const widthPx = 600;

const useStyles = makeStyles({
  content: stack.gap16,
  text: softParagraph,
  list: boxedList,
  row: { ...flexRow, gap: '12px', paddingBlock: '8px', paddingInline: '12px', ':not(:last-child)': hairline.blockEnd },
  words: flexGrow,
  name: { ...strongText, ...truncatedText, lineHeight: '26px' },
  place: smallQuietText,
  trouble: { ...flexRow, ...smallText, gap: '4px', color: tokens.colorStatusDangerForeground1 },
  warning: { ...flexRow, ...smallText, gap: '4px', color: tokens.colorStatusWarningForeground1 },
  buttons: { ...flexRow, ...noShrink, gap: '4px' },
  drafts: { ...flexRow, ...smallQuietText, gap: '8px', margin: 0 },
});

/**
 * This window's part in a question about the unsaved work of several windows: it shows the question, or executes the answer given in
 * another window.
 */
export function SeveralWindows(): ReactElement | null {
  const [question, setQuestion] = useState<ClosingQuestion | null>(null);
  useEvent('windows.closingRequested', (asked) => {
    setQuestion(asked);
    if (!asked) return;
    void ask('windows.answerClosing', { answer: 'asking' });
    // The question about this window alone is replaced by the one about all windows.
    unsavedWork.answer(false);
  });
  useEvent('windows.questionTaken', () => unsavedWork.answer(false));
  useEvent('windows.saveRequested', () => void unsavedWork.saveAll().then((isSaved) => ask('windows.saved', { isSaved })));
  return question && <SeveralQuestion question={question} onAnswered={() => setQuestion(null)} />;
}

function SeveralQuestion({ question, onAnswered }: { question: ClosingQuestion; onAnswered: () => void }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const { purpose, windows, total } = question;
  const answer = (given: ClosingAnswer): void => {
    onAnswered();
    void ask('windows.answerClosing', { answer: given });
  };
  const isSaving = windows.some(({ state }) => state === 'saving');
  return (
    <Modal
      isQuestion
      maxWidthPx={widthPx}
      guide="record-window"
      title={t('closing.title', { count: windows.length })}
      contentClass={styles.content}
      onClose={() => answer('stay')}
      actions={
        <>
          <Button onClick={() => answer('stay')}>{t('closing.stay')}</Button>
          <Button disabledFocusable={isSaving} onClick={() => answer('discard')}>
            {t(`closing.discard.${purpose}`)}
          </Button>
          <Button appearance="primary" disabledFocusable={isSaving} onClick={() => answer('keep')}>
            {t(`closing.keep.${purpose}`)}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{purpose === 'quit' ? t('closing.text.quit', { count: total }) : t(`closing.text.${purpose}`)}</p>
      <ul className={styles.list} aria-label={t('closing.list')}>
        {windows.map((window) => (
          <WindowRow key={window.key} window={window} />
        ))}
      </ul>
      <p className={styles.drafts}>
        <DocumentEdit20Regular className={styles.buttons} />
        {t('closing.drafts')}
      </p>
    </Modal>
  );
}

function WindowRow({ window }: { window: ClosingWindow }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const { key, name, isMain, canSave, canKeep, state } = window;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div className={styles.name}>{name}</div>
        {state === 'refused' ? (
          <div className={styles.trouble}>
            <ErrorCircle16Regular />
            {t('closing.refused')}
          </div>
        ) : canKeep ? (
          <div className={styles.place}>{t(isMain ? 'closing.inMain' : 'closing.inOwn')}</div>
        ) : (
          <div className={styles.warning}>
            <Warning16Regular />
            {t('closing.lost')}
          </div>
        )}
      </div>
      <div className={styles.buttons} role="status">
        {state === 'saving' && <Spinner size="tiny" label={t('closing.saving')} />}
      </div>
      {state !== 'saving' && (
        <div className={styles.buttons}>
          <Button
            size="small"
            appearance="subtle"
            aria-label={t('closing.showOf', { name })}
            onClick={() => void ask('windows.showUnsaved', { key })}
          >
            {t('closing.show')}
          </Button>
          {canSave && state !== 'refused' && (
            <Button size="small" aria-label={t('closing.saveOf', { name })} onClick={() => void ask('windows.saveUnsaved', { key })}>
              {t('closing.save')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
