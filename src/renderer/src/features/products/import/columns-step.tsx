import { Button, Checkbox, makeStyles, Select } from '@fluentui/react-components';
import { CheckmarkCircle16Regular, Warning16Regular } from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { DirectionalIcon } from '@renderer/ui/controls/directional-icon';
import { Card } from '@renderer/ui/layout/card';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexColumn, flexRow, stack, wrappingRow } from '@renderer/ui/layout/layout-styles';
import type { Column } from '@renderer/ui/table/column';
import { DataTable } from '@renderer/ui/table/data-table';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { smallQuietText } from '@renderer/ui/text/text-styles';
import type { ReadTable, TableChoice } from '@shared/contract/desktop/imports';
import type { Fils } from '@shared/domain/money';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';
import { FileChoices, FileNotes } from './file-choices';
import type { ProductIndex } from './find-products';
import {
  asTyped,
  type ColumnReading,
  type ColumnTarget,
  columnTargets,
  describeColumn,
  importKeys,
  isTarget,
  kindOf,
} from './import-columns';
import type { FileColumns } from './use-opened-file';

const useStyles = makeStyles({
  root: stack.gap16,
  card: { ...flexColumn, overflow: 'hidden' },
  foot: { ...wrappingRow, alignItems: 'center', columnGap: '16px', rowGap: '4px', padding: '8px 16px', ...hairline.blockStart },
  quiet: { ...smallQuietText, marginInlineStart: 'auto' },
  becomes: { ...flexRow, columnGap: '12px', width: '100%', '& .fui-Select': { flexGrow: 1, minWidth: 0 } },
  finding: { ...flexRow, columnGap: '6px' },
  good: { color: 'var(--dw-delivered-text)', display: 'flex', flexShrink: 0 },
  doubt: { color: 'var(--dw-process-text)', display: 'flex', flexShrink: 0 },
  buttons: { ...wrappingRow, justifyContent: 'flex-end', alignItems: 'center', gap: '8px' },
});

interface ColumnLine {
  at: number;
  head: string;
  cells: readonly string[];
  target: ColumnTarget;
}

interface ColumnsStepProps {
  table: ReadTable;
  columns: FileColumns;
  readings: readonly ColumnReading[];
  index: ProductIndex;
  onChoice(choice: TableChoice): void;
  onBack(): void;
  onNext(): void;
}

/** Maps each column of the file to a field. The mapping is guessed, and the user corrects it. */
export function ColumnsStep({ table, columns, readings, index, onChoice, onBack, onNext }: ColumnsStepProps): ReactElement {
  const { targets, headAt, keepsEmpty } = columns;
  const styles = useStyles();
  const t = useTexts();
  const body = table.rows.slice(headAt + 1);
  const lines = targets.map(
    (target, at): ColumnLine => ({
      at,
      head: table.rows[headAt]?.[at] || t('productImport.columnAt', { number: at + 1 }),
      cells: body.map((row) => row[at] ?? ''),
      target,
    }),
  );
  const problem = toProblem(targets);
  return (
    <div className={styles.root}>
      <FileNotes table={table} />
      <Card className={styles.card}>
        <FileChoices table={table} headAt={headAt} onHeads={columns.setHeads} onChoice={onChoice} />
        <DataTable
          label={t('productImport.steps.columns')}
          columns={toTableColumns({ columns, readings, index }, t)}
          rows={lines}
          rowId={({ at }) => at}
          rowLabel={({ head }) => head}
          isTall
        />
        <div className={styles.foot}>
          <Checkbox
            label={t('productImport.keepsEmpty')}
            checked={keepsEmpty}
            onChange={(_event, { checked }) => columns.setKeepsEmpty(checked === true)}
          />
          <span className={styles.quiet}>{t('productImport.remembers')}</span>
        </div>
      </Card>
      <div className={styles.buttons}>
        {problem && <span role="status">{t(`productImport.${problem}`)}</span>}
        <Button onClick={onBack}>{t('productImport.another')}</Button>
        <Button appearance="primary" disabledFocusable={problem !== null} onClick={() => problem === null && onNext()}>
          {t('productImport.showDifferences')}
        </Button>
      </div>
    </div>
  );
}

type Mapping = Pick<ColumnsStepProps, 'columns' | 'readings' | 'index'>;

const toTableColumns = (mapping: Mapping, t: Translate): Column<ColumnLine>[] => [
  {
    key: 'head',
    width: 'rest',
    minWidth: 140,
    header: () => t('productImport.columnHead'),
    cell: ({ head }) => <IsolatedText>{head}</IsolatedText>,
  },
  {
    key: 'first',
    width: 'rest',
    minWidth: 140,
    hideOrder: 1,
    tone: 'muted',
    header: () => t('productImport.firstValues'),
    cell: ({ cells }) => (
      <bdi>
        {cells
          .slice(0, 3)
          .map((cell) => cell || t('productImport.empty'))
          .join(t('forms.separator'))}
      </bdi>
    ),
  },
  {
    key: 'becomes',
    width: 280,
    isStateful: true,
    header: () => t('productImport.becomes'),
    cell: (line) => <TargetSelect line={line} onTarget={mapping.columns.setTarget} />,
  },
  {
    key: 'found',
    width: 'rest',
    minWidth: 180,
    wrap: true,
    header: () => t('productImport.found'),
    cell: (line) => <FindingText line={line} {...mapping} />,
  },
];

interface TargetSelectProps {
  line: ColumnLine;
  onTarget(at: number, target: ColumnTarget): void;
}

function TargetSelect({ line: { at, head, target }, onTarget }: TargetSelectProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <span className={styles.becomes}>
      <DirectionalIcon name="forward" />
      <Select
        aria-label={t('productImport.becomesOf', { column: head })}
        value={target}
        onChange={(_event, { value }) => isTarget(value) && onTarget(at, value)}
      >
        {columnTargets.map((one) => (
          <option key={one} value={one}>
            {t(`productImport.targets.${one}`)}
          </option>
        ))}
      </Select>
    </span>
  );
}

interface FindingProps extends Mapping {
  line: ColumnLine;
}

/** The result of reading the column's values into its field. */
function FindingText(props: FindingProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const finding = useFinding(props);
  if (!finding) return <>{t('common.none')}</>;
  return (
    <span className={styles.finding}>
      <span className={finding.isDoubtful ? styles.doubt : styles.good} aria-hidden>
        {finding.isDoubtful ? <Warning16Regular /> : <CheckmarkCircle16Regular />}
      </span>
      <span>
        <IsolatedValues>{finding.text}</IsolatedValues>{' '}
        {finding.turn && (
          <Button size="small" onClick={finding.turn.run}>
            <IsolatedValues>{finding.turn.text}</IsolatedValues>
          </Button>
        )}
      </span>
    </span>
  );
}

interface Finding {
  text: string;
  isDoubtful: boolean;
  /** Switches the comma's meaning. */
  turn?: { text: string; run(): void };
}

function useFinding({ line: { at, cells, target }, columns, readings, index }: FindingProps): Finding | null {
  const t = useTexts();
  const format = useFormat();
  if (target === 'none' || target === 'flags' || target === 'combination' || target === 'undo') return null;
  const isKey = (importKeys as readonly string[]).includes(target);
  const reading = readings[at] ?? asTyped;
  const found = describeColumn(
    cells.map((text, line) => ({ text, line: line + columns.headAt + 1 })),
    { target, reading, isFound: (text) => isKey && index.find(target as 'code', text) !== undefined },
  );
  if (isKey) {
    return { text: t('productImport.foundKeys', { found: found.found, count: found.filled }), isDoubtful: found.found < found.filled };
  }
  const parts = [
    t('productImport.foundValues', { good: found.good, count: found.filled }),
    ...(found.arabic > 0 ? [t('productImport.foundArabic', { count: found.arabic })] : []),
    ...(found.rounded > 0 ? [t('productImport.foundRounded', { count: found.rounded })] : []),
    ...(found.comma ? [t('productImport.foundComma', { text: found.comma.text, value: format.amount(found.comma.value as Fils) })] : []),
  ];
  const other = found.comma?.other ?? null;
  return {
    text: parts.join(t('forms.separator')),
    isDoubtful: found.good < found.filled,
    ...(other !== null && {
      turn: {
        text: t('productImport.turnComma', { value: format.amount(other as Fils) }),
        run: () => columns.setComma(at, reading.comma === 'decimal' ? 'thousands' : 'decimal'),
      },
    }),
  };
}

function toProblem(targets: readonly ColumnTarget[]): 'noKey' | 'noValue' | 'twice' | null {
  const used = targets.filter((target) => target !== 'none');
  if (new Set(used).size < used.length) return 'twice';
  if (!used.some((target) => (importKeys as readonly string[]).includes(target))) return 'noKey';
  return used.some((target) => kindOf(target) !== null || target === 'flags') ? null : 'noValue';
}
