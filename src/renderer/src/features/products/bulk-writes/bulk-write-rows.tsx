import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Card } from '@renderer/ui/layout/card';
import { flexColumn, flexRow } from '@renderer/ui/layout/layout-styles';
import { type Result, toResult } from '@renderer/ui/list/bulk/result-badge';
import { ResultTable } from '@renderer/ui/list/bulk/result-table';
import { TwoLines } from '@renderer/ui/list/columns/two-lines';
import { ListTabs } from '@renderer/ui/list/list-tabs';
import { Thumb } from '@renderer/ui/table/thumb';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { TextLink } from '@renderer/ui/text/text-link';
import type { BulkWrite, BulkWriteRow } from '@shared/contract/desktop/bulk-writes';
import { inLanguage } from '@shared/domain/language';
import { isFinal } from '@shared/domain/write-results';
import { type ReactElement, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { productPath } from './bulk-write-path';
import { useChangeTexts } from './use-change-words';

const useStyles = makeStyles({
  card: { ...flexColumn, overflow: 'hidden', flexGrow: 1, minHeight: '320px' },
  product: { ...flexRow, columnGap: '12px', minWidth: 0 },
  action: { minWidth: 0, whiteSpace: 'nowrap', color: tokens.colorBrandForegroundLink },
});

interface BulkWriteRowsProps {
  write: BulkWrite;
  onOverwrite(row: BulkWriteRow): void;
  onLook(row: BulkWriteRow): void;
}

/** Each product with its result, and the next step for those that weren't written. */
export function BulkWriteRows({ write, onOverwrite, onLook }: BulkWriteRowsProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  const toWords = useChangeTexts();
  const [chosenTab, setTab] = useState<'open' | 'settled' | null>(null);
  const { rows, outcomes, run } = write;
  const isRunning = run?.isRunning === true;
  const current = (isRunning && run.current[0]) || null;
  const open = useMemo(() => rows.filter(({ id }) => !isFinal(outcomes[id]?.state)), [rows, outcomes]);
  const settled = useMemo(() => rows.filter(({ id }) => isFinal(outcomes[id]?.state)), [rows, outcomes]);
  const tab = chosenTab ?? (open.length > 0 ? 'open' : 'settled');
  const shown = isRunning ? rows : tab === 'open' ? open : settled;
  const at = current === null ? 0 : shown.findIndex(({ id }) => id === current);
  const resultOf = ({ id }: BulkWriteRow): Result => (id === current ? 'now' : toResult(outcomes[id]));
  const nameOf = (row: BulkWriteRow): string => inLanguage(language, 'name', row) || row.code;

  return (
    <Card className={styles.card}>
      {!isRunning && (
        <ListTabs
          tabs={[
            { key: 'open', label: () => t('writing.tabs.open', { total: open.length }) },
            { key: 'settled', label: () => t('writing.tabs.settled', { total: settled.length }) },
          ]}
          tab={tab}
          onTab={(key) => setTab(key as 'open' | 'settled')}
        />
      )}
      <ResultTable
        key={isRunning ? 'all' : tab}
        label={t('navigation.productWriting')}
        rows={shown}
        record={{ minWidth: 170, header: () => t('products.columns.product'), cell: (row) => <Product row={row} name={nameOf(row)} /> }}
        rowName={nameOf}
        resultOf={resultOf}
        whyHeader={t(isRunning || tab === 'settled' ? 'writing.whatHappened' : 'writing.why')}
        why={(row) => toWords(row, resultOf(row), outcomes[row.id])}
        action={(row) =>
          isRunning ? null : <RowAction row={row} name={nameOf(row)} result={resultOf(row)} onOverwrite={onOverwrite} onLook={onLook} />
        }
        current={Math.max(at, 0)}
        isTall
      />
    </Card>
  );
}

interface RowActionProps extends Pick<BulkWriteRowsProps, 'onOverwrite' | 'onLook'> {
  row: BulkWriteRow;
  name: string;
  result: Result;
}

/** The next step for a row that wasn't written. */
function RowAction({ row, name, result, onOverwrite, onLook }: RowActionProps): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  const navigate = useNavigate();
  const openProduct = { text: t('writing.openProduct'), run: () => void navigate(productPath(row.id)) };
  const actions = {
    changedBySomeone: { text: t('writing.overwrite'), run: () => onOverwrite(row) },
    unknown: { text: t('writing.lookNow'), run: () => onLook(row) },
    refused: openProduct,
    blocked: openProduct,
    notSent: openProduct,
  };
  if (!(result in actions)) return null;
  const { text, run } = actions[result as keyof typeof actions];
  return (
    <Button appearance="transparent" className={styles.action} aria-label={t('writing.actionOf', { action: text, name })} onClick={run}>
      {text}
    </Button>
  );
}

function Product({ row, name }: { row: BulkWriteRow; name: string }): ReactElement {
  const styles = useStyles();
  return (
    <span className={styles.product}>
      <Thumb url={row.picture} />
      <TwoLines second={<IsolatedText isLatin>{row.code}</IsolatedText>}>
        <TextLink to={productPath(row.id)}>
          <IsolatedText>{name}</IsolatedText>
        </TextLink>
      </TwoLines>
    </span>
  );
}
