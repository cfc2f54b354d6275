import { makeStyles } from '@fluentui/react-components';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexColumn } from '@renderer/ui/layout/layout-styles';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { smallQuietParagraph } from '@renderer/ui/text/paragraph-styles';
import type { SalesReport, SalesResult } from '@shared/contract/desktop/sales';
import type { Fils } from '@shared/domain/money';
import type { ReactElement } from 'react';
import { FigureCards, NoFigures } from './figure-cards';
import { CustomersCard, PaymentsCard, PlacesCard, ProductsCard } from './part-cards';
import { SalesActions } from './sales-actions';
import { SalesChart } from './sales-chart';
import { isReading, SalesState } from './sales-state';
import { SalesLine, SalesToolbar } from './sales-toolbar';
import { useSales } from './use-sales';
import { type SalesRequest, useSalesQuery } from './use-sales-query';

const narrow = '@media (max-width: 999.98px)';
const useStyles = makeStyles({
  root: { ...flexColumn, rowGap: '12px' },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.7fr) minmax(320px, 1fr)',
    gap: '16px',
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  half: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '16px',
    alignItems: 'start',
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { ...flexColumn, rowGap: '16px', minWidth: 0 },
  parts: { ...flexColumn, rowGap: '16px' },
  what: smallQuietParagraph,
});

/** `/masterHN/sales`: the sales of a period, beside the previous one. No figures are computed before both lists are loaded in full. */
export function SalesScreen(): ReactElement {
  const styles = useStyles();
  const asked = useSalesQuery();
  const sales = useSales(asked.question);
  const { answer } = sales;
  const report = answer?.report;
  return (
    <div className={styles.root}>
      <SalesToolbar asked={asked} end={<SalesActions question={asked.question} report={(!sales.isStale && report) || null} />} />
      <SalesLine answer={answer} sales={sales} asked={asked} />
      {answer && report ? (
        <Figures answer={answer} report={report} asked={asked} />
      ) : (
        <>
          <NoFigures isReading={!answer || isReading(answer)} />
          {answer && <SalesState answer={answer} sales={sales} asked={asked} />}
        </>
      )}
    </div>
  );
}

function Figures({ answer, report, asked }: { answer: SalesResult; report: SalesReport; asked: SalesRequest }): ReactElement {
  const styles = useStyles();
  const { before, catalogue, since } = answer;
  const { question, today } = asked;
  // Figures of the previous query may be shown for a moment, without their compared period.
  const beforePeriod = question.period.from === report.period.from && question.period.to === report.period.to ? question.before : null;
  const compared = { report, before: beforePeriod && before, beforePeriod };
  return (
    <div className={styles.parts} data-sales-report="">
      <FigureCards {...compared} today={today} />
      <div className={styles.pair}>
        <SalesChart {...compared} today={today} />
        <PaymentsCard report={report} />
      </div>
      <div className={styles.half}>
        <ProductsCard report={report} catalogue={catalogue} />
        <div className={styles.column}>
          <PlacesCard report={report} />
          <CustomersCard report={report} since={since} />
        </div>
      </div>
      <WhatCounts report={report} />
    </div>
  );
}

function WhatCounts({ report: { takings, shippingFils, otherFils } }: { report: SalesReport }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const goods = (takings.fils - shippingFils - otherFils) as Fils;
  return (
    <p className={styles.what}>
      <IsolatedValues>
        {t('sales.what', { goods: format.money(goods), delivery: format.money(shippingFils), other: format.money(otherFils) })}
      </IsolatedValues>
    </p>
  );
}
