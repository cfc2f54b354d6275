import { makeStyles, tokens } from '@fluentui/react-components';
import { ErrorCircle16Regular } from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toFieldMessage } from '@renderer/ui/form/field/field-message';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { type ReactElement, useSyncExternalStore } from 'react';
import { BesideCell } from './beside-cell';
import type { GridControl } from './grid-control';
import type { GridClasses } from './grid-styles';
import type { ViewState } from './grid-view';
import { readCell } from './model/cell';
import { toProblem, writeNumber } from './model/grid-totals';
import type { GridColumn } from './model/grid-types';

const useStyles = makeStyles({
  wrong: { outlineColor: tokens.colorStatusDangerBorder1, boxShadow: tokens.shadow16 },
  title: {
    ...flexRow,
    columnGap: '6px',
    marginBlockEnd: '2px',
    color: tokens.colorStatusDangerForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** `-22.000` would else be turned around in an Arabic sentence. */
const leftToRight = '\u200e';

const comma = /[,\u060c]/;

/** Whatever of the state decides what is said: most of what is typed does not. */
function toSpoken({ active, editing, refusal, hasFocus }: ViewState): string {
  const typed = editing?.typed ?? '';
  return JSON.stringify([active, editing && (comma.test(typed) ? typed : true), refusal, hasFocus]);
}

interface Subject<Key extends string> {
  id: string;
  column: GridColumn<Key>;
  /** The other cells of the block that were taken; null outside of blocks. */
  how: 'typed' | 'pasted' | 'wrong';
  taken: number;
}

interface BubbleProps<Key extends string> {
  control: GridControl<Key>;
  classes: GridClasses;
  showsRequired: boolean;
  direction: 'ltr' | 'rtl';
  /** Of a row, from 1 on. */
  numberOf: (id: string) => number;
}

/** Says beside its cell what was refused and why; while a comma is being typed, what it is taken for (docs/adr/0009). */
export function RefusalBubble<Key extends string>({
  control,
  classes,
  showsRequired,
  direction,
  numberOf,
}: BubbleProps<Key>): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const { view } = control;
  useSyncExternalStore(view.subscribe, () => toSpoken(view.state));
  const { state } = view;
  const format = useFormat();
  const reading = toReading();
  const subject = toSubject();
  const words = subject && describe(subject);
  const target = reading ? state.active : subject && { id: subject.id, column: control.sheet.columns.indexOf(subject.column) };
  const anchor = target && control.elementOf(target);
  const content = reading ?? words;
  return (
    <>
      <span id={control.reasonId} className={classes.unseen}>
        {words}
      </span>
      {anchor && content && (
        <BesideCell
          key={`${target.column} ${target.id}`}
          cell={anchor}
          scroller={control.root?.parentElement ?? null}
          direction={direction}
          className={reading ? undefined : styles.wrong}
        >
          {content}
        </BesideCell>
      )}
    </>
  );

  function toReading(): string | null {
    const { active, editing } = state;
    const column = active && editing ? control.sheet.columns[active.column] : undefined;
    const typed = editing?.typed ?? '';
    if (!column || !comma.test(typed)) return null;
    if (column.kind !== 'money' && column.kind !== 'integer') return null;
    const value = readCell(typed, column.kind);
    if (typeof value !== 'number') return null;
    const number = writeNumber(value, column, format);
    return t('forms.readAs', { amount: column.kind === 'money' ? `${number} ${format.currency}` : number });
  }

  function toSubject(): Subject<Key> | null {
    const { refusal, active, editing, hasFocus } = state;
    if (!hasFocus) return null;
    const columnOf = (key: string): GridColumn<Key> | undefined => control.sheet.columns.find((column) => column.key === key);
    if (refusal && !editing) {
      const column = columnOf(refusal.key);
      const isStill = column && typeof control.sheet.value(refusal.id, column.key) === 'string';
      return isStill ? { ...refusal, column } : null;
    }
    const column = active && !editing ? control.sheet.columns[active.column] : undefined;
    return active && column && problemOf(active.id, column) !== null ? { id: active.id, column, how: 'wrong', taken: 0 } : null;
  }

  /** Of what stands there now; the caller may not have heard of it yet. */
  function problemOf(id: string, column: GridColumn<Key>): string | null {
    if (!control.sheet.canWrite(id, column)) return null;
    const row = control.sheet.row(id);
    return row ? toProblem(row, column, control.sheet.value(id, column.key), showsRequired) : null;
  }

  function describe({ id, column, how, taken }: Subject<Key>): ReactElement | null {
    const value = control.sheet.value(id, column.key);
    const problem = problemOf(id, column);
    if (problem === null) return null;
    const text = typeof value === 'number' ? writeNumber(value, column, format) : (value ?? '');
    const place = { number: numberOf(id), column: column.name, text: `${leftToRight}${text}` };
    const sentence = { typed: 'grid.refusedTyped', pasted: 'grid.refusedPasted', wrong: 'grid.wrong' } as const;
    return (
      <>
        <span className={styles.title}>
          <ErrorCircle16Regular aria-hidden />
          {toFieldMessage({ type: 'custom', message: problem }, t)}
        </span>
        <IsolatedValues>{t(text === '' ? 'grid.wrongEmpty' : sentence[how], place)}</IsolatedValues>{' '}
        {taken > 0 && t('grid.taken', { count: taken })} {t('grid.nextError')} <kbd className={classes.kbd}>{'F8'}</kbd>
      </>
    );
  }
}
