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
import type { ReactElement } from 'react';
import { FileChoices, FileNotes } from './file-choices';
import type { ProductIndex } from './find-products';
import {
  asTyped,
  type ColumnReading,
  type ColumnTarget,
  type CommaMark,
  columnTargets,
  describeColumn,
  importKeys,
  isTarget,
  kindOf,
} from './import-columns';

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

interface Finding {
  text: string;
  isDoubtful: boolean;
  /** Reads the comma as the other mark. */
  turn?: { text: string; run(): void };
}

interface ColumnsStepProps {
  table: ReadTable;
  targets: readonly ColumnTarget[];
  /** Line of the heads, from 0 on; -1 for none. */
  headAt: number;
  keepsEmpty: boolean;
  index: ProductIndex;
  readings: readonly ColumnReading[];
  onComma(at: number, comma: CommaMark): void;
  onTarget(at: number, target: ColumnTarget): void;
  onHeads(at: number): void;
  onChoice(choice: TableChoice): void;
  onKeepsEmpty(keepsEmpty: boolean): void;
  onBack(): void;
  onNext(): void;
}

/** What each column of the file becomes: guessed, and corrected by hand. */
export function ColumnsStep(props: ColumnsStepProps): ReactElement {
  const { table, targets, headAt, keepsEmpty, index } = props;
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
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

  function describe({ at, cells, target }: ColumnLine): Finding | null {
    if (target === 'none' || target === 'flags' || target === 'combination' || target === 'undo') return null;
    const isKey = (importKeys as readonly string[]).includes(target);
    const reading = props.readings[at] ?? asTyped;
    const found = describeColumn(
      cells.map((text, line) => ({ text, line: line + headAt + 1 })),
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
          run: () => props.onComma(at, reading.comma === 'decimal' ? 'thousands' : 'decimal'),
        },
      }),
    };
  }

  const columns: Column<ColumnLine>[] = [
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
      cell: ({ at, head, target }) => (
        <span className={styles.becomes}>
          <DirectionalIcon name="forward" />
          <Select
            aria-label={t('productImport.becomesOf', { column: head })}
            value={target}
            onChange={(_event, { value }) => isTarget(value) && props.onTarget(at, value)}
          >
            {columnTargets.map((one) => (
              <option key={one} value={one}>
                {t(`productImport.targets.${one}`)}
              </option>
            ))}
          </Select>
        </span>
      ),
    },
    {
      key: 'found',
      width: 'rest',
      minWidth: 180,
      wrap: true,
      header: () => t('productImport.found'),
      cell: (line) => {
        const finding = describe(line);
        if (!finding) return t('common.none');
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
      },
    },
  ];

  return (
    <div className={styles.root}>
      <FileNotes table={table} />
      <Card className={styles.card}>
        <FileChoices table={table} headAt={headAt} onHeads={props.onHeads} onChoice={props.onChoice} />
        <DataTable
          label={t('productImport.steps.columns')}
          columns={columns}
          rows={lines}
          rowId={({ at }) => at}
          rowLabel={({ head }) => head}
          isTall
        />
        <div className={styles.foot}>
          <Checkbox
            label={t('productImport.keepsEmpty')}
            checked={keepsEmpty}
            onChange={(_event, { checked }) => props.onKeepsEmpty(checked === true)}
          />
          <span className={styles.quiet}>{t('productImport.remembers')}</span>
        </div>
      </Card>
      <div className={styles.buttons}>
        {problem && <span role="status">{t(`productImport.${problem}`)}</span>}
        <Button onClick={props.onBack}>{t('productImport.another')}</Button>
        <Button appearance="primary" disabledFocusable={problem !== null} onClick={() => problem === null && props.onNext()}>
          {t('productImport.showDifferences')}
        </Button>
      </div>
    </div>
  );
}

function toProblem(targets: readonly ColumnTarget[]): 'noKey' | 'noValue' | 'twice' | null {
  const used = targets.filter((target) => target !== 'none');
  if (new Set(used).size < used.length) return 'twice';
  if (!used.some((target) => (importKeys as readonly string[]).includes(target))) return 'noKey';
  return used.some((target) => kindOf(target) !== null || target === 'flags') ? null : 'noValue';
}
