import { Button, makeStyles, Select } from '@fluentui/react-components';
import { CheckmarkCircle16Regular, Warning16Regular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { DirectionalIcon } from '@renderer/ui/controls/directional-icon';
import { Card } from '@renderer/ui/layout/card';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexColumn, flexRow, wrappingRow } from '@renderer/ui/layout/layout-styles';
import type { Column } from '@renderer/ui/table/column';
import { DataTable } from '@renderer/ui/table/data-table';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { smallQuietText } from '@renderer/ui/text/text-styles';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement, ReactNode } from 'react';
import { FileChoices, type FileChoicesProps } from './file-choices';

const useStyles = makeStyles({
  card: { ...flexColumn, overflow: 'hidden' },
  foot: { ...wrappingRow, alignItems: 'center', columnGap: '16px', rowGap: '4px', padding: '8px 16px', ...hairline.blockStart },
  quiet: { ...smallQuietText, marginInlineStart: 'auto' },
  becomes: { ...flexRow, columnGap: '12px', width: '100%', '& .fui-Select': { flexGrow: 1, minWidth: 0 } },
  finding: { ...flexRow, columnGap: '6px' },
  good: { color: 'var(--dw-delivered-text)', display: 'flex', flexShrink: 0 },
  doubt: { color: 'var(--dw-process-text)', display: 'flex', flexShrink: 0 },
});

/** A column of the file. */
export interface ColumnLine<Target extends string = string> {
  at: number;
  head: string;
  cells: readonly string[];
  target: Target;
}

/** What a column's values are as its target. */
export interface ColumnFinding {
  text: string;
  isDoubtful: boolean;
  /** Reads the values in another way. */
  turn?: { text: string; run(): void };
}

interface ColumnsCardProps<Target extends string> extends FileChoicesProps {
  /** The name of the table. */
  label: string;
  targets: readonly Target[];
  /** All targets with their names, in the order of the menu. */
  choices: readonly { value: Target; name: string }[];
  onTarget(at: number, target: Target): void;
  /** Null for a column without a finding. */
  toFinding(line: ColumnLine<Target>): ColumnFinding | null;
  foot?: ReactNode;
}

/** Maps each column of a file to a target; header rows with the same columns are mapped the same the next time. */
export function ColumnsCard<Target extends string>(props: ColumnsCardProps<Target>): ReactElement {
  const { label, table, headAt, onHeads, onChoice, targets, foot } = props;
  const styles = useStyles();
  const t = useTexts();
  const body = table.rows.slice(headAt + 1);
  const lines = targets.map(
    (target, at): ColumnLine<Target> => ({
      at,
      head: table.rows[headAt]?.[at] || t('productImport.columnAt', { number: at + 1 }),
      cells: body.map((row) => row[at] ?? ''),
      target,
    }),
  );
  return (
    <Card className={styles.card}>
      <FileChoices table={table} headAt={headAt} onHeads={onHeads} onChoice={onChoice} />
      <DataTable
        label={label}
        columns={toTableColumns(props, t)}
        rows={lines}
        rowId={({ at }) => at}
        rowLabel={({ head }) => head}
        isTall
      />
      <div className={styles.foot}>
        {foot}
        <span className={styles.quiet}>{t('productImport.remembers')}</span>
      </div>
    </Card>
  );
}

type Mapping<Target extends string> = Pick<ColumnsCardProps<Target>, 'choices' | 'onTarget' | 'toFinding'>;

const toTableColumns = <Target extends string>(mapping: Mapping<Target>, t: Translate): Column<ColumnLine<Target>>[] => [
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
    cell: (line) => <TargetSelect line={line} choices={mapping.choices} onTarget={mapping.onTarget} />,
  },
  {
    key: 'found',
    width: 'rest',
    minWidth: 180,
    wrap: true,
    header: () => t('productImport.found'),
    cell: (line) => <FindingText finding={mapping.toFinding(line)} />,
  },
];

interface TargetSelectProps<Target extends string> extends Pick<Mapping<Target>, 'choices' | 'onTarget'> {
  line: ColumnLine<Target>;
}

function TargetSelect<Target extends string>({ line, choices, onTarget }: TargetSelectProps<Target>): ReactElement {
  const { at, head, target } = line;
  const styles = useStyles();
  const t = useTexts();
  return (
    <span className={styles.becomes}>
      <DirectionalIcon name="forward" />
      <Select
        aria-label={t('productImport.becomesOf', { column: head })}
        value={target}
        onChange={(_event, { value }) => {
          const chosen = choices.find((one) => one.value === value);
          if (chosen) onTarget(at, chosen.value);
        }}
      >
        {choices.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </span>
  );
}

/** The result of reading the column's values into its field. */
function FindingText({ finding }: { finding: ColumnFinding | null }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
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
