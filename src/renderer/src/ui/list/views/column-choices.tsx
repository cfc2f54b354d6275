import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Checkbox, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons';
import { BlockHandle } from '@renderer/ui/controls/block-handle';
import { Sorting } from '@renderer/ui/controls/sorting';
import { atEnd, flexRow, noShrink, plainList } from '@renderer/ui/layout/layout-styles';
import { truncatedText } from '@renderer/ui/text/text-styles';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';

const useStyles = makeStyles({
  list: plainList,
  row: {
    ...flexRow,
    gap: '4px',
    minHeight: '36px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusMedium,
  },
  name: { flexGrow: 1, flexBasis: 0, minWidth: 0, ...truncatedText },
  after: { ...atEnd, ...noShrink },
});

interface ColumnChoice {
  key: string;
  name: string;
  isOn: boolean;
  isFixed?: boolean;
  /** Shown at the line's end. */
  after?: ReactNode;
}

interface ColumnChoicesProps {
  lines: readonly ColumnChoice[];
  onToggle(at: number, isOn: boolean): void;
  onMove(from: number, to: number): void;
  className?: string;
}

/** Columns with check boxes, reordered by dragging or with Alt and the arrows. */
export function ColumnChoices({ lines, onToggle, onMove, className }: ColumnChoicesProps): ReactElement {
  const styles = useStyles();
  const step = (from: number, to: number): void => {
    if (to >= 0 && to < lines.length) onMove(from, to);
  };
  return (
    <Sorting ids={lines.map(({ key }) => key)} nameOf={(id) => lines.find(({ key }) => key === id)?.name ?? id} layout="list" onMove={step}>
      <ul className={mergeClasses(styles.list, className)}>
        {lines.map((line, at) => (
          <ColumnLine key={line.key} line={line} onToggle={(isOn) => onToggle(at, isOn)} onStep={(by) => step(at, at + by)} />
        ))}
      </ul>
    </Sorting>
  );
}

interface ColumnLineProps {
  line: ColumnChoice;
  onToggle(isOn: boolean): void;
  onStep(by: 1 | -1): void;
}

function ColumnLine({ line: { key, name, isOn, isFixed = false, after }, onToggle, onStep }: ColumnLineProps): ReactElement {
  const styles = useStyles();
  const sortable = useSortable({ id: key });
  const { setNodeRef, transform, transition } = sortable;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li ref={setNodeRef} className={styles.row} style={{ transform: CSS.Translate.toString(transform), transition }} onKeyDown={onKeyDown}>
      <BlockHandle sortable={sortable} name={name} icon={<ReOrderDotsVerticalRegular />} />
      <Checkbox
        className={styles.name}
        label={name}
        checked={isOn}
        disabled={isFixed}
        onChange={(_event, { checked }) => onToggle(checked === true)}
      />
      {after && <span className={styles.after}>{after}</span>}
    </li>
  );
}
