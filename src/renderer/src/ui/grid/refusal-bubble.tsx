import { makeStyles, tokens } from '@fluentui/react-components';
import { ErrorCircle16Regular } from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toFieldMessage } from '@renderer/ui/form/field/field-message';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
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

/** Places the sign of `-22.000` on the left in an Arabic sentence. */
const leftToRight = '\u200e';

const comma = /[,\u060c]/;

/** The part of the state that decides what the bubble shows. Most entered text doesn't, so most keys render nothing. */
function toSpoken({ active, editing, refusal, hasFocus }: ViewState): string {
  const typed = editing?.typed ?? '';
  return JSON.stringify([active, editing && (comma.test(typed) ? typed : true), refusal, hasFocus]);
}

interface Subject<Key extends string> {
  id: string;
  column: GridColumn<Key>;
  problem: string;
  how: 'typed' | 'pasted' | 'wrong';
  /** Number of the pasted block's cells that were accepted; 0 outside of blocks. */
  taken: number;
}

interface BubbleProps<Key extends string> {
  control: GridControl<Key>;
  classes: GridClasses;
  showsRequired: boolean;
  direction: 'ltr' | 'rtl';
  /** Number of a row, counted from 1. */
  numberOf: (id: string) => number;
}

/** Shows a refused value and the reason beside its cell. While a number with a comma is entered, shows how it's read (docs/adr/0009). */
export function RefusalBubble<Key extends string>(props: BubbleProps<Key>): ReactElement {
  const { control, classes, showsRequired, direction, numberOf } = props;
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const { view } = control;
  useSyncExternalStore(view.subscribe, () => toSpoken(view.state));
  const reading = toReading(control, t, format);
  const subject = findSubject(control, showsRequired);
  const words = subject && <RefusalText subject={subject} control={control} classes={classes} numberOf={numberOf} />;
  const target = reading ? view.state.active : subject && { id: subject.id, column: control.sheet.columns.indexOf(subject.column) };
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
}

/** How the number in the editor is read, if it contains a comma. */
function toReading<Key extends string>({ sheet, view }: GridControl<Key>, t: Translate, format: Formatter): string | null {
  const { active, editing } = view.state;
  const column = active && editing ? sheet.columns[active.column] : undefined;
  const typed = editing?.typed ?? '';
  if (!column || !comma.test(typed)) return null;
  if (column.kind !== 'money' && column.kind !== 'integer') return null;
  const value = readCell(typed, column.kind);
  if (typeof value !== 'number') return null;
  const number = writeNumber(value, column, format);
  return t('forms.readAs', { amount: column.kind === 'money' ? `${number} ${format.currency}` : number });
}

/** The cell that was refused last and is still wrong, else the active cell if it is wrong. */
function findSubject<Key extends string>({ sheet, view }: GridControl<Key>, showsRequired: boolean): Subject<Key> | null {
  const { refusal, active, editing, hasFocus } = view.state;
  if (!hasFocus || editing) return null;
  const toSubject = (id: string, column: GridColumn<Key> | undefined, how: Subject<Key>['how'], taken: number): Subject<Key> | null => {
    const row = sheet.row(id);
    if (!row || !column || !sheet.canWrite(id, column)) return null;
    // The sheet's value, because the caller may not have been notified of it yet.
    const problem = toProblem(row, column, sheet.value(id, column.key), showsRequired);
    return problem === null ? null : { id, column, problem, how, taken };
  };
  if (!refusal) return active && toSubject(active.id, sheet.columns[active.column], 'wrong', 0);
  const column = sheet.columns.find(({ key }) => key === refusal.key);
  const isStill = column && typeof sheet.value(refusal.id, column.key) === 'string';
  return isStill ? toSubject(refusal.id, column, refusal.how, refusal.taken) : null;
}

interface RefusalTextProps<Key extends string> extends Pick<BubbleProps<Key>, 'control' | 'classes' | 'numberOf'> {
  subject: Subject<Key>;
}

function RefusalText<Key extends string>({ subject, control, classes, numberOf }: RefusalTextProps<Key>): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const { id, column, problem, how, taken } = subject;
  const value = control.sheet.value(id, column.key);
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
