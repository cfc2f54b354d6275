import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useToday } from '@renderer/runtime/state/today';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useFreshHistory } from '@renderer/shared-components/printing/use-fresh-history';
import { EmptyState } from '@renderer/ui/feedback/empty-state';
import { FailureState } from '@renderer/ui/feedback/error-state';
import { Loader } from '@renderer/ui/feedback/loader';
import { flexGrow, plainList, stack, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { PageHeader } from '@renderer/ui/layout/page-header';
import { TitledCard } from '@renderer/ui/layout/titled-card';
import { TextLink } from '@renderer/ui/text/text-link';
import { quietText } from '@renderer/ui/text/text-styles';
import type { HistoryDetails, HistoryEntry } from '@shared/contract/printing/print-history';
import { toKuwaitDay } from '@shared/domain/dates';
import type { ReactElement } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { OutcomeBadge } from './outcome-badge';
import { historyPath } from './print-history-list';
import { SheetBar } from './sheet-bar';
import { SheetCard } from './sheet-card';
import { SheetSteps } from './sheet-steps';
import { DocumentCell, toPrintedBy } from './sheet-words';

const useOtherSheetsStyles = makeStyles({
  list: plainList,
  row: {
    ...wrappingRow,
    alignItems: 'center',
    columnGap: '16px',
    rowGap: '4px',
    padding: '10px 20px',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
  time: { color: tokens.colorNeutralForeground3, minWidth: '56px' },
  words: { ...wrappingRow, alignItems: 'center', columnGap: '8px', rowGap: '4px', ...flexGrow },
  quiet: quietText,
});

/** Newest first, each with a link to its own page. */
function OtherSheets({ sheets }: { sheets: readonly HistoryEntry[] }): ReactElement {
  const styles = useOtherSheetsStyles();
  const t = useTexts();
  const format = useFormat();
  const today = useToday();
  return (
    <TitledCard isToTheEdge title={t('printHistory.details.others')}>
      <ul className={styles.list}>
        {sheets.map((sheet) => (
          <li key={sheet.id} className={styles.row}>
            <span className={styles.time}>
              {toKuwaitDay(new Date(sheet.at)) === today ? format.time(sheet.at) : format.dateTime(sheet.at)}
            </span>
            <span className={styles.words}>
              <TextLink to={`/${historyPath}/${encodeURIComponent(sheet.id)}`}>
                <DocumentCell entry={sheet} t={t} />
              </TextLink>
              <span className={styles.quiet}>
                {'· '}
                <bdi>{sheet.printerName}</bdi>
                {' · '}
                <bdi>{toPrintedBy(sheet.by, t)}</bdi>
              </span>
            </span>
            <OutcomeBadge outcome={sheet.outcome} t={t} />
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

const useStyles = makeStyles({
  root: stack.gap16,
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 380px',
    alignItems: 'start',
    gap: '16px',
    '@media (max-width: 999.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { ...stack.gap16, minWidth: 0 },
});

/** `/printing/history/:sheet` */
export function SheetDetailsScreen(): ReactElement {
  const { sheet: id = '' } = useParams();
  const t = useTexts();
  const navigate = useNavigate();
  useFreshHistory();
  const { data, error, refetch } = useRead('history.read', { id }, { failure: 'inPlace', keepPrevious: false });
  if (data) return <SheetDetails sheet={data} />;
  if (!error) return <Loader />;
  if (error.failure.code === 'notFound') {
    const back = <Button onClick={() => void navigate(`/${historyPath}`)}>{t('printHistory.details.toHistory')}</Button>;
    return <EmptyState title={t('printHistory.details.gone')} text={t('printHistory.details.goneHint')} action={back} />;
  }
  return <FailureState failure={error.failure} title={t('printHistory.details.notRead')} onRetry={() => void refetch()} />;
}

function SheetDetails({ sheet }: { sheet: HistoryDetails }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const order = sheet.order ? t('orders.number', { id: String(sheet.order.id) }) : '';
  const title = t('printHistory.details.title', { document: t(`printables.name.${sheet.document}`), order }).trim();
  return (
    <div className={styles.root}>
      <PageHeader title={title} />
      <SheetBar sheet={sheet} />
      {sheet.printed && <ChangedSince id={sheet.id} />}
      <div className={styles.page}>
        <div className={styles.column}>
          <SheetSteps sheet={sheet} />
          {sheet.others.length > 0 && <OtherSheets sheets={sheet.others} />}
        </div>
        <SheetCard sheet={sheet} />
      </div>
    </div>
  );
}

/** Shows what has changed in the order since. Renders nothing while that is unknown. */
function ChangedSince({ id }: { id: string }): ReactElement | null {
  const t = useTexts();
  const { data } = useRead('history.readChanges', { id }, { failure: 'inPlace', keepPrevious: false });
  if (!data || data.changed.length === 0) return null;
  const parts = data.changed.map((part) => t(`printHistory.details.part.${part}`)).join(t('forms.separator'));
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{t('printHistory.details.changed', { parts })}</MessageBarBody>
    </MessageBar>
  );
}
