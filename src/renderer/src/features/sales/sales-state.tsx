import { Button, makeStyles, ProgressBar } from '@fluentui/react-components';
import { ArrowClockwise20Regular, DismissRegular } from '@fluentui/react-icons';
import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { SkeletonBar } from '@renderer/ui/feedback/skeleton-bar';
import { StatePanel } from '@renderer/ui/feedback/state-panel';
import { Card } from '@renderer/ui/layout/card';
import { atEnd, flexColumn, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { useReadingText } from '@renderer/ui/list/full/reading-text';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { smallQuietText, strongText } from '@renderer/ui/text/text-styles';
import type { SalesResult, SalesSource } from '@shared/contract/desktop/sales';
import type { Failure } from '@shared/contract/result';
import { type OrderKind, orderKinds } from '@shared/domain/orders/order-ref';
import type { ReactElement } from 'react';
import type { Sales } from './use-sales';
import type { SalesRequest } from './use-sales-query';

const useStyles = makeStyles({
  reading: { ...wrappingRow, alignItems: 'center', gap: '4px 16px', padding: '12px 20px' },
  what: strongText,
  note: smallQuietText,
  bar: { inlineSize: '200px', maxInlineSize: '100%' },
  stop: atEnd,
  plot: { ...flexColumn, rowGap: '20px', minBlockSize: '320px', padding: '20px' },
  panel: { ...flexColumn, minBlockSize: '420px' },
  line: { display: 'block' },
});

type Source = [OrderKind, SalesSource];

const toSources = ({ sources }: SalesResult): Source[] =>
  orderKinds.flatMap((kind): Source[] => {
    const source = sources[kind];
    return source ? [[kind, source]] : [];
  });

const isWhole = ({ of, gap }: SalesSource): boolean => of !== null && gap?.why !== 'moved';
const hasEnded = ({ of, reading }: SalesSource): boolean => of === null && (reading.kind === 'failed' || reading.kind === 'stopped');

interface SalesStateProps {
  answer: SalesResult;
  sales: Sales;
  asked: SalesRequest;
}

/** Replaces plot and parts while no figures are computed: the progress of loading, or why it ended and how to resume it. */
export function SalesState({ answer, sales, asked }: SalesStateProps): ReactElement {
  const sources = toSources(answer);
  if (answer.gap === 'tooOld') return <TooOld answer={answer} asked={asked} />;
  if (answer.gap === 'moved' && sources.every(([, { reading }]) => reading.kind !== 'reading')) return <Moved sales={sales} />;
  if (sources.some(([, source]) => hasEnded(source))) return <Ended sources={sources} sales={sales} asked={asked} />;
  return <Reading sources={sources} sales={sales} />;
}

/** Whether figures will follow without an action. */
export function isReading(answer: SalesResult): boolean {
  return answer.gap === null && !toSources(answer).some(([, source]) => hasEnded(source));
}

function useListName(): (kind: OrderKind) => string {
  const t = useTexts();
  return (kind) => t(kind === 'order' ? 'navigation.orders' : 'navigation.guestOrders');
}

function Reading({ sources, sales }: { sources: readonly Source[]; sales: Sales }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const toText = useReadingText();
  const nameOf = useListName();
  const counted = sources.map(([, { of, reading }]) => {
    if (reading.kind === 'reading') return reading.total === null ? null : { read: reading.read, total: reading.total };
    return of === null ? null : { read: of, total: of };
  });
  const known = counted.filter((one) => one !== null);
  const total = known.reduce((sum, one) => sum + one.total, 0);
  const share = known.length === counted.length && total > 0 ? known.reduce((sum, one) => sum + one.read, 0) / total : undefined;
  return (
    <>
      <Card className={styles.reading}>
        <span className={styles.what}>{t('sales.reading.title')}</span>
        <ProgressBar className={styles.bar} aria-label={t('sales.reading.title')} {...(share !== undefined && { value: share })} />
        {sources.map(([kind, { of, reading }]) => (
          <span key={kind}>
            <IsolatedValues>
              {t('sales.reading.list', {
                list: nameOf(kind),
                progress: of === null || reading.kind === 'reading' ? toText(reading) : t('sales.reading.done'),
              })}
            </IsolatedValues>
          </span>
        ))}
        <Button className={styles.stop} icon={<DismissRegular />} onClick={sales.stop}>
          {t('sales.reading.stop')}
        </Button>
        <span className={styles.note}>{t('sales.reading.text')}</span>
      </Card>
      <Card className={styles.plot} aria-busy>
        {['30%', '90%', '75%', '85%', '60%', '80%'].map((width) => (
          <SkeletonBar key={width} width={width} />
        ))}
      </Card>
    </>
  );
}

function Ended({ sources, sales, asked }: { sources: readonly Source[] } & Omit<SalesStateProps, 'answer'>): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const ended = sources.filter(([, source]) => hasEnded(source));
  const [read] = sources.find(([, source]) => isWhole(source)) ?? [];
  const failed = ended.find(([, { reading }]) => reading.kind === 'failed');
  const [endedKind] = failed ?? ended[0] ?? [];
  const code = failed?.[1].reading.kind === 'failed' ? failed[1].reading.code : null;
  const title =
    failed && read && endedKind ? t(`sales.ended.oneFailed.${endedKind}`) : t(failed ? 'sales.ended.failed' : 'sales.ended.stopped');
  return (
    <Card className={styles.panel}>
      <StatePanel
        illustration="error"
        role="alert"
        title={title}
        text={
          <>
            <span className={styles.line}>{t('sales.ended.text')}</span>
            {ended
              .filter(([, { reading }]) => 'read' in reading && reading.read > 0)
              .map(([kind, { reading }]) => (
                <span key={kind} className={styles.line}>
                  <EndedAt kind={kind} reading={reading} />
                </span>
              ))}
            {code && <bdi className={styles.line}>{toFailureText({ code } as Failure, t)}</bdi>}
          </>
        }
        action={
          <>
            <Button appearance="primary" icon={<ArrowClockwise20Regular />} onClick={sales.readOn}>
              {t('sales.ended.goOn')}
            </Button>
            {read && <Button onClick={() => asked.setKind(read)}>{t(`sales.ended.only.${read}`)}</Button>}
          </>
        }
      />
    </Card>
  );
}

function EndedAt({ kind, reading }: { kind: OrderKind; reading: SalesSource['reading'] }): ReactElement | null {
  const t = useTexts();
  const list = useListName()(kind);
  if (reading.kind === 'stopped')
    return <IsolatedValues>{t('sales.ended.atOf', { list, read: reading.read, total: reading.total })}</IsolatedValues>;
  return reading.kind === 'failed' ? <IsolatedValues>{t('sales.ended.at', { list, read: reading.read })}</IsolatedValues> : null;
}

function Moved({ sales }: { sales: Sales }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <Card className={styles.panel}>
      <StatePanel
        illustration="error"
        role="alert"
        title={t('sales.gap.moved')}
        text={t('sales.gap.movedText')}
        action={
          <Button appearance="primary" icon={<ArrowClockwise20Regular />} onClick={sales.refresh}>
            {t('sales.gap.readAgain')}
          </Button>
        }
      />
    </Card>
  );
}

function TooOld({ answer: { since }, asked }: Omit<SalesStateProps, 'sales'>): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const day = since ?? asked.today;
  return (
    <Card className={styles.panel}>
      <StatePanel
        illustration="noResults"
        role="status"
        title={t('sales.gap.tooOld')}
        text={t('sales.gap.tooOldText', { day: format.date(day) })}
        action={
          day <= asked.today && (
            <Button appearance="primary" onClick={() => asked.setPeriod({ from: day, to: asked.today })}>
              {t('sales.gap.since', { day: format.date(day) })}
            </Button>
          )
        }
      />
    </Card>
  );
}
