import { Button, Checkbox, Dropdown, makeStyles, Option } from '@fluentui/react-components';
import { CheckmarkCircle16Regular, Warning16Regular } from '@fluentui/react-icons';
import { toMomentText } from '@renderer/runtime/texts/moment-text';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { earliestOrderDay } from '@renderer/shared-components/orders/order-days';
import { iconStyle } from '@renderer/ui/badges/mark-styles';
import { DateRangePicker } from '@renderer/ui/dates/date-range-picker';
import { flexRow, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { Toolbar } from '@renderer/ui/layout/toolbar';
import { useReadingText } from '@renderer/ui/list/full/reading-text';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { smallText } from '@renderer/ui/text/text-styles';
import type { SalesResult } from '@shared/contract/desktop/sales';
import { orderKinds } from '@shared/domain/orders/order-ref';
import type { ReactElement, ReactNode } from 'react';
import { findPreset, type SalesPreset, salesPresets } from './sales-periods';
import type { Sales } from './use-sales';
import type { SalesKind, SalesRequest } from './use-sales-query';

const useStyles = makeStyles({
  choice: { minInlineSize: '132px' },
  preset: { minInlineSize: '150px' },
  line: { ...wrappingRow, alignItems: 'center', gap: '4px 12px', minBlockSize: '32px', ...smallText },
  words: { ...flexRow, columnGap: '6px' },
  done: iconStyle.done,
  warning: { color: 'var(--dw-process-text)', flexShrink: 0 },
});

/** Selects days and kind of orders. */
export function SalesToolbar({ asked, end }: { asked: SalesRequest; end?: ReactNode }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const { question, kind, today, setPeriod, setKind } = asked;
  const preset = findPreset(question.period, today);
  const kinds: SalesKind[] = ['both', ...orderKinds];
  return (
    <Toolbar
      start={
        <>
          <Dropdown
            className={styles.preset}
            aria-label={t('sales.period')}
            value={t(`sales.presets.${preset ?? 'own'}`)}
            selectedOptions={preset ? [preset] : []}
            onOptionSelect={(_event, { optionValue }) => setPeriod(optionValue as SalesPreset)}
          >
            {salesPresets.map((one) => (
              <Option key={one} value={one}>
                {t(`sales.presets.${one}`)}
              </Option>
            ))}
          </Dropdown>
          <DateRangePicker value={question.period} earliest={earliestOrderDay} onChange={setPeriod} />
          <Dropdown
            className={styles.choice}
            aria-label={t('sales.which')}
            value={t(`sales.kinds.${kind}`)}
            selectedOptions={[kind]}
            onOptionSelect={(_event, { optionValue }) => setKind(optionValue as SalesKind)}
          >
            {kinds.map((one) => (
              <Option key={one} value={one}>
                {t(`sales.kinds.${one}`)}
              </Option>
            ))}
          </Dropdown>
        </>
      }
      end={end}
    />
  );
}

interface SalesLineProps {
  answer: SalesResult | undefined;
  sales: Sales;
  asked: SalesRequest;
}

/** Shows the loaded data, its time, what is missing, and the comparison. */
export function SalesLine({ answer, sales, asked }: SalesLineProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const toText = useReadingText();
  const sources = answer ? orderKinds.flatMap((kind) => answer.sources[kind] ?? []) : [];
  const readAt = sources.flatMap((source) => source.readAt ?? []).toSorted()[0];
  const unreadable = sources.reduce((sum, source) => sum + source.unreadable, 0);
  const report = answer?.report;
  const reading = report && sources.map((source) => source.reading).find(({ kind }) => kind !== 'none');
  return (
    <Toolbar
      start={
        <div className={styles.line}>
          {report && readAt && (
            <span className={styles.words} role="status">
              <CheckmarkCircle16Regular className={styles.done} aria-hidden="true" />
              <span>
                <IsolatedValues>
                  {t('sales.read', { count: report.takings.count + report.canceled.count, at: toMomentText(readAt, format) })}
                </IsolatedValues>
              </span>
            </span>
          )}
          {reading && (
            <span>
              <IsolatedValues>{t('sales.reading.again', { progress: toText(reading) })}</IsolatedValues>
            </span>
          )}
          {report && (
            <Button appearance="transparent" size="small" onClick={sales.refresh}>
              {t('common.refresh')}
            </Button>
          )}
          {report && unreadable > 0 && <Missing>{t('sales.unreadable', { count: unreadable })}</Missing>}
          {report && (answer?.undated ?? 0) > 0 && <Missing>{t('sales.undated', { count: answer?.undated ?? 0 })}</Missing>}
        </div>
      }
      end={
        <Checkbox
          label={t('sales.compare')}
          checked={asked.isCompared}
          onChange={(_event, { checked }) => asked.setCompared(checked === true)}
        />
      }
    />
  );
}

function Missing({ children }: { children: string }): ReactElement {
  const styles = useStyles();
  return (
    <span className={styles.words}>
      <Warning16Regular className={styles.warning} aria-hidden="true" />
      <span>
        <IsolatedValues>{children}</IsolatedValues>
      </span>
    </span>
  );
}
