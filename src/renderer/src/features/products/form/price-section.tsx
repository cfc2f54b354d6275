import { makeStyles, tokens } from '@fluentui/react-components';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { IntegerField } from '@renderer/ui/form/fields/integer-field';
import { MoneyField } from '@renderer/ui/form/fields/money-field';
import { FieldRow, FormSection } from '@renderer/ui/form/form-section';
import { TextInput } from '@renderer/ui/inputs/text-input';
import { wrappingRow } from '@renderer/ui/layout/layout-styles';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import { parseAmount } from '@renderer/validation/parse-amount';
import { sumAmounts } from '@shared/products/product-body';
import { memo, type ReactElement } from 'react';
import { toMargin } from './combinations/product-combinations';
import { useProductWatch } from './use-product-watch';

const useStyles = makeStyles({
  margin: {
    ...wrappingRow,
    columnGap: '16px',
    minHeight: '20px',
    marginBlockStart: '-4px',
    ...smallQuietWords,
    lineHeight: tokens.lineHeightBase300,
  },
  warning: { color: 'var(--dw-changed)', fontWeight: tokens.fontWeightSemibold },
});

/** Price, cost, offer price, and stock, with the margins. */
export const PriceSection = memo(function PriceSection(): ReactElement {
  const t = useTexts();
  return (
    <FormSection id="price" title={t('productForm.price')} hint={t('productForm.priceHint')}>
      <FieldRow columns={3}>
        <MoneyField name="price" label={t('productForm.priceOf')} isRequired />
        <MoneyField name="cost" label={t('productForm.cost')} isRequired />
        <OfferPrice />
      </FieldRow>
      <Margin />
      <FieldRow columns={3}>
        <Amount />
      </FieldRow>
    </FormSection>
  );
});

function OfferPrice(): ReactElement {
  const t = useTexts();
  const price = parseAmount(useProductWatch('price'));
  const offerPrice = parseAmount(useProductWatch('offerPrice'));
  const isNotBelow = price !== null && offerPrice !== null && offerPrice >= price;
  return <MoneyField name="offerPrice" label={t('productForm.offerPrice')} {...(isNotBelow && { hint: t('productForm.offerNotBelow') })} />;
}

/** Shows the margin during input; nothing is refused. */
function Margin(): ReactElement {
  const t = useTexts();
  const format = useFormat();
  const styles = useStyles();
  const cost = parseAmount(useProductWatch('cost'));
  const margin = toMargin(parseAmount(useProductWatch('price')), cost);
  const withOffer = toMargin(parseAmount(useProductWatch('offerPrice')), cost);
  const words = (of: NonNullable<typeof margin>): { amount: string; percent: string } => ({
    amount: format.money(of.amount),
    percent: format.number(Math.round(of.percent * 10) / 10),
  });
  const isLoss = [margin, withOffer].some((one) => one !== null && one.amount < 0);
  return (
    <div className={styles.margin} aria-live="polite" data-margin>
      {margin && <span>{t('productForm.margin', words(margin))}</span>}
      {margin && withOffer && <span>{t('productForm.marginOfOffer', words(withOffer))}</span>}
      {isLoss && <span className={styles.warning}>{t('productForm.loss')}</span>}
    </div>
  );
}

/** Entered if there are no combinations, else their sum (OP-69). */
function Amount(): ReactElement {
  const t = useTexts();
  const format = useFormat();
  const combinations = useProductWatch('combinations');
  if (combinations.length === 0) return <IntegerField name="amount" label={t('productForm.amount')} min={1} isRequired />;
  return (
    <TextInput
      label={t('productForm.amount')}
      value={format.number(sumAmounts(combinations))}
      hint={t('productForm.amountOfCombinations')}
      isLatin
      readOnly
      onChange={() => undefined}
    />
  );
}
