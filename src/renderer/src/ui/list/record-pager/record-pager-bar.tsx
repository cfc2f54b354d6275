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
  /** Labels of the buttons, such as *Next order*. */
  labels: { previous: string; next: string };
  onGo(row: Row): void;
}

/** Shows `7 of 60` between the buttons for the previous and the next row; also in the menu *Go*, with shortcuts. */
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

/** A button that keeps the focus at the list's end, where it is disabled. */
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
