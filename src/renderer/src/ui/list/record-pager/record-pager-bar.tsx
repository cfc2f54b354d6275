import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useCommand } from '@renderer/runtime/calls/main-events/use-event';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { DirectionalIcon } from '@renderer/ui/controls/directional-icon';
import { isModalOpen } from '@renderer/ui/controls/key-owner';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import type { ReactElement } from 'react';
import type { PagerStep, RecordPager } from './use-record-pager';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '4px' },
  place: { color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});

interface ListWalkBarProps<Row> {
  walk: RecordPager<Row>;
  /** What the buttons are called, such as *Next order*. */
  labels: { previous: string; next: string };
  onGo(row: Row): void;
}

/** `7 of 60` between the row before and the one after; also by the menu *Go* and its keys. */
export function RecordPagerBar<Row>({ walk, labels, onGo }: ListWalkBarProps<Row>): ReactElement {
  const { at, total, isTicked, previous, next } = walk;
  const styles = useStyles();
  const t = useTexts();
  const go = (step: PagerStep<Row> | null): void => {
    if (!step) return;
    step.remember();
    onGo(step.row);
  };
  const command = (step: PagerStep<Row> | null) => (): void => {
    if (!isModalOpen()) go(step);
  };
  useCommand('goToPrevious', command(previous));
  useCommand('goToNext', command(next));
  return (
    <div className={styles.root}>
      <StepButton name="previous" label={labels.previous} isThere={previous !== null} onClick={() => go(previous)} />
      <span className={styles.place} aria-live="polite">
        <IsolatedValues>{t(isTicked ? 'lists.walk.ticked' : 'lists.walk.place', { at, total })}</IsolatedValues>
      </span>
      <StepButton name="next" label={labels.next} isThere={next !== null} onClick={() => go(next)} />
    </div>
  );
}

interface StepButtonProps {
  name: 'previous' | 'next';
  label: string;
  isThere: boolean;
  onClick: () => void;
}

/** Keeps the focus at the end of the list, so that a key more does nothing. */
function StepButton({ name, label, isThere, onClick }: StepButtonProps): ReactElement {
  return (
    <Button
      appearance="subtle"
      icon={<DirectionalIcon name={name} />}
      aria-label={label}
      title={label}
      disabledFocusable={!isThere}
      onClick={onClick}
    />
  );
}
