import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowSwap20Regular } from '@fluentui/react-icons';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { isolate } from '@renderer/ui/text/isolate';
import { Money } from '@renderer/ui/text/money';
import { None } from '@renderer/ui/text/none';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import { toFils } from '@shared/domain/money';
import { toInverse, toPlainRate } from '@shared/domain/rate';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import type { CurrencyValues } from './currency-form';
import { parseRate } from './rate';
import type { CountryOption } from './use-country-options';

const useStyles = makeStyles({
  root: {
    padding: '12px 16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '8px',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  sides: { display: 'grid', gridTemplateColumns: 'auto auto minmax(0, 1fr)', columnGap: '20px', alignItems: 'center' },
  side: { minWidth: 0 },
  label: { margin: 0, ...smallQuietWords },
  value: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  arrow: { display: 'flex', color: tokens.colorNeutralForeground3 },
  inverse: { margin: 0, marginBlockStart: '8px', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

interface DinarWorthProps {
  countries: readonly CountryOption[];
  /** As formatted by `writeRate`; it may have more decimals than can be entered. Null for a new one. */
  stored: string | null;
}

/** Shows the value of a dinar at the entered rate, and of one unit in dinars. */
export function DinarWorth({ countries, stored }: DinarWorthProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const format = useFormat();
  const language = useLanguage();
  const { country_id, rate: typed = '' } = useWatch<CurrencyValues>();
  const country = countries.find(({ value }) => value === country_id)?.text;
  const rate = typed === stored ? typed : toRate(typed);
  const inverse = rate && toInverse(rate);
  return (
    <div className={styles.root}>
      <div className={styles.sides}>
        <div className={styles.side}>
          <p className={styles.label}>{t('currency.oneDinar')}</p>
          <p className={styles.value}>
            <Money fils={toFils(1)} />
          </p>
        </div>
        <span className={styles.arrow} aria-hidden>
          <ArrowSwap20Regular />
        </span>
        <div className={styles.side}>
          <p className={styles.label}>
            {country ? t('currency.isWorthIn', { country: isolate(country, language) }) : t('currency.isWorth')}
          </p>
          <p className={styles.value}>{inverse ? <bdi dir="ltr">{format.decimal(rate)}</bdi> : <None />}</p>
        </div>
      </div>
      {inverse && (
        <p className={styles.inverse}>
          {t('currency.oneUnit', { amount: isolate(`${format.decimal(inverse)} ${format.currency}`, language) })}
        </p>
      )}
    </div>
  );
}

/** Returns a plain decimal; '' for other text. */
function toRate(typed: string): string {
  const millionths = parseRate(typed);
  return millionths === null ? '' : toPlainRate(millionths);
}
