import { Button, makeStyles, Spinner } from '@fluentui/react-components';
import { ArrowUndo16Regular, CheckmarkCircle16Regular } from '@fluentui/react-icons';
import { toNotRevertedText } from '@renderer/runtime/calls/undo/not-reverted';
import { runUndo } from '@renderer/runtime/calls/undo/run-undo';
import { isOfToday, toUndoKey, undoState, useUndo } from '@renderer/runtime/calls/undo/undo-state';
import type { UndoEntry } from '@renderer/runtime/calls/undo/undoable';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { iconStyle } from '@renderer/ui/badges/mark-styles';
import { Modal } from '@renderer/ui/feedback/modal';
import { boxedList } from '@renderer/ui/layout/boxed-list';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexRow, noShrink, stack } from '@renderer/ui/layout/layout-styles';
import { smallQuietText, softParagraph } from '@renderer/ui/text/text-styles';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';

const widthPx = 560;

const useStyles = makeStyles({
  content: stack.gap12,
  text: softParagraph,
  list: boxedList,
  row: { ...flexRow, alignItems: 'flex-start', gap: '12px', padding: '10px 12px', ':not(:last-child)': hairline.blockEnd },
  words: { flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  at: smallQuietText,
  stayed: { ...smallQuietText, margin: 0, marginBlockStart: '4px', paddingInlineStart: '18px', maxBlockSize: '132px', overflowY: 'auto' },
  end: { ...flexRow, ...noShrink, columnGap: '6px', minBlockSize: '24px' },
  done: iconStyle.done,
});

/** Today's changes that can be undone, newest first. */
export function ChangesDialog(): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const entries = useUndo((state) => state.entries).filter((entry) => isOfToday(entry));
  return (
    <Modal
      guide="undo"
      title={t('undo.title')}
      maxWidthPx={widthPx}
      contentClass={styles.content}
      onClose={undoState.hide}
      actions={<Button onClick={undoState.hide}>{t('common.close')}</Button>}
    >
      <p className={styles.text}>{entries.length === 0 ? t('undo.none') : t('undo.text')}</p>
      {entries.length > 0 && (
        <ul className={styles.list} aria-label={t('undo.title')}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </Modal>
  );
}

function Entry({ entry }: { entry: UndoEntry }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const { stayed } = entry;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div>{entry.change.text(t)}</div>
        <div className={styles.at}>
          <bdi>{format.time(entry.at)}</bdi>
        </div>
        {stayed.length > 0 && (
          <ul
            className={styles.stayed}
            {...(stayed.length > 4 && { tabIndex: 0, 'aria-label': t('undo.stayedHead', { count: stayed.length }) })}
          >
            {stayed.map((record) => (
              <li key={record.name}>{toNotRevertedText(record, t)}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.end}>
        <Way entry={entry} />
      </div>
    </li>
  );
}

/** The undo button, or its result. */
function Way({ entry: { id, change, state, stayed, undone } }: { entry: UndoEntry }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const client = useQueryClient();
  if (state === 'running') return <Spinner size="tiny" labelPosition="after" label={t('undo.running')} />;
  if (state === 'done') {
    if (undone === 0) return <span className={styles.at}>{t('undo.nothingUndone')}</span>;
    return (
      <>
        <CheckmarkCircle16Regular className={styles.done} />
        {t('undo.undone')}
      </>
    );
  }
  return (
    <Button
      size="small"
      icon={<ArrowUndo16Regular />}
      aria-label={t('undo.undoOf', { change: change.text(t) })}
      onClick={() => void runUndo(client, [toUndoKey(id)])}
    >
      {stayed.length > 0 ? t('common.retry') : t('common.undo')}
    </Button>
  );
}
