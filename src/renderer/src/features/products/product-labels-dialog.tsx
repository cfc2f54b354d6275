import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useLanguage, usePreferences } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toSheetLanguageText } from '@renderer/shared-components/printing/destination-words';
import { Sheet } from '@renderer/shared-components/printing/sheets/sheet';
import { SheetFrame } from '@renderer/shared-components/printing/sheets/sheet-frame';
import { useDestinationText } from '@renderer/shared-components/printing/use-destination-text';
import { usePrintable } from '@renderer/shared-components/printing/use-printable';
import { Modal } from '@renderer/ui/feedback/modal';
import { NumberInput } from '@renderer/ui/inputs/number-input';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexColumn, flexGrow, flexRow, plainList, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { Thumb } from '@renderer/ui/table/thumb';
import { isolate } from '@renderer/ui/text/isolate';
import { Money } from '@renderer/ui/text/money';
import { smallQuietWords, truncatedText, unbrokenText, visuallyHidden } from '@renderer/ui/text/text-styles';
import { parseInteger } from '@renderer/validation/parse-number';
import type { Product } from '@shared/contract/catalogue/products';
import type { ProductLabel } from '@shared/contract/printing/print-requests';
import type { PrintSettings } from '@shared/contract/printing/print-settings';
import { toColorName } from '@shared/domain/colors/color-name';
import { isColorVariant } from '@shared/domain/colors/color-variant';
import { inLanguage, type Language } from '@shared/domain/language';
import { toSheetLanguages } from '@shared/domain/printing/sheet-languages';
import { toAskedPrice } from '@shared/domain/starting-price';
import { type FormEvent, type ReactElement, useId, useState } from 'react';

/**
 * Returns the variants of a product with only one combination, such as `Silver` and `26 cm`; none if there are several, because it is
 * unknown which one a piece is.
 */
function toLabelVariants({ variant: choices }: Pick<Product, 'variant'>): ProductLabel['variants'] {
  const variants = choices.map(({ variant }) => `${variant.id} ${variant.name_en}`);
  if (new Set(variants).size < variants.length) return [];
  return choices.map(({ variant, variant_value }) => {
    const toWords = (language: Language): string => {
      const value = inLanguage(language, 'value', variant_value);
      return ((isColorVariant(variant) && toColorName(value, language)) || value).trim();
    };
    return { value_en: toWords('en'), value_ar: toWords('ar') };
  });
}

/** Limit of the contract, per product. */
const maxCount = 10_000;

const useStyles = makeStyles({
  intro: { margin: 0, marginBlockEnd: '12px' },
  list: { ...plainList, maxHeight: '300px', overflowY: 'auto', border: `1px solid ${tokens.colorNeutralStroke2}`, borderRadius: '8px' },
  row: { ...flexRow, columnGap: '12px', padding: '8px 12px', ...hairline.blockEnd, ':last-child': { borderBlockEndWidth: 0 } },
  words: { ...flexColumn, ...flexGrow },
  name: { fontWeight: tokens.fontWeightSemibold, lineHeight: '26px', ...truncatedText },
  code: smallQuietWords,
  price: unbrokenText,
  // The label names the product, which is shown beside it.
  count: { width: '112px', flexShrink: 0, '& .fui-Field__label': visuallyHidden },
  ground: {
    ...wrappingRow,
    alignItems: 'center',
    gap: '16px',
    padding: '16px',
    marginBlockStart: '12px',
    borderRadius: '8px',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  label: { flexShrink: 0, zoom: '2' },
  hint: { flexGrow: 1, flexBasis: '160px', margin: 0, ...smallQuietWords },
});

function toLabel(product: Product): ProductLabel {
  const { id, name_en, name_ar, code } = product;
  const { fils, isFrom } = toAskedPrice(product);
  const price = { priceFils: fils, ...(isFrom && { isFromPrice: true }) };
  return { productId: id, name_en, name_ar, variants: toLabelVariants(product), ...price, code: code.trim() };
}

/** Prompts for the number of labels of each product, previews the first one, and prints them. */
export function ProductLabelsDialog({ products, onClose }: { products: readonly Product[]; onClose(): void }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const formId = useId();
  const counts = useCounts(products);
  const { data: settings } = useRead('printing.readSettings', undefined, { failure: 'inPlace' });
  const { print, isPending } = usePrintable();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (counts.isWrong || counts.sum === 0) return;
    const labels = products.flatMap((product) => {
      const count = counts.of(product);
      return count ? [{ ...toLabel(product), count }] : [];
    });
    if (await print({ document: 'productLabel', labels })) onClose();
  };
  const first = products.find((product) => (counts.of(product) ?? 0) > 0) ?? products[0];
  return (
    <Modal
      guide="product-labels"
      title={t('productLabels.title')}
      maxWidthPx={720}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            appearance="primary"
            icon={<PrintRegular />}
            disabledFocusable={counts.isWrong || counts.sum === 0 || isPending}
          >
            {t('productLabels.print', { count: counts.sum })}
          </Button>
        </>
      }
    >
      <form id={formId} data-saved noValidate onSubmit={(event) => void send(event)}>
        {settings && <Where settings={settings} />}
        <ul className={styles.list}>
          {products.map((product) => (
            <ProductLine key={product.id} product={product}>
              <div className={styles.count}>
                <CountInput product={product} counts={counts} />
              </div>
            </ProductLine>
          ))}
        </ul>
        {settings && first && (
          <div className={styles.ground}>
            <FirstLabel product={first} settings={settings} />
            <p className={styles.hint}>{t('productLabels.previewHint', { count: counts.sum })}</p>
          </div>
        )}
      </form>
    </Modal>
  );
}

interface Counts {
  typed(product: Product): string;
  /** Null for an invalid number. */
  of(product: Product): number | null;
  change(product: Product, text: string): void;
  sum: number;
  isWrong: boolean;
}

/** Initially one per product; 0 is allowed. */
function useCounts(products: readonly Product[]): Counts {
  const format = useFormat();
  const [texts, setTexts] = useState<ReadonlyMap<number, string>>(new Map());
  const typed = ({ id }: Product): string => texts.get(id) ?? format.number(1);
  const of = (product: Product): number | null => {
    const count = parseInteger(typed(product));
    return count !== null && count >= 0 && count <= maxCount ? count : null;
  };
  return {
    typed,
    of,
    change: ({ id }, text) => setTexts((known) => new Map(known).set(id, text)),
    sum: products.reduce((sum, product) => sum + (of(product) ?? 0), 0),
    isWrong: products.some((product) => of(product) === null),
  };
}

function CountInput({ product, counts }: { product: Product; counts: Counts }): ReactElement {
  const t = useTexts();
  const language = useLanguage();
  const format = useFormat();
  const name = inLanguage(language, 'name', product);
  return (
    <NumberInput
      label={t('productLabels.count', { product: isolate(name, language) })}
      error={counts.of(product) === null ? t('productLabels.wrongCount', { min: 0, max: maxCount }) : undefined}
      value={counts.typed(product)}
      number={counts.of(product)}
      min={0}
      max={maxCount}
      onChange={(text) => counts.change(product, text)}
      onStep={(count) => counts.change(product, format.number(count))}
    />
  );
}

function Where({ settings }: { settings: PrintSettings }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const destination = useDestinationText('productLabel', settings);
  const words = [destination, toSheetLanguageText(settings.routes.productLabel.language, t)].join(t('forms.separator'));
  return <p className={styles.intro}>{t('productLabels.intro', { destination: words })}</p>;
}

function ProductLine({ product, children }: { product: Product; children: ReactElement }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const language = useLanguage();
  const name = inLanguage(language, 'name', product);
  const { fils, isFrom } = toAskedPrice(product);
  return (
    <li className={styles.row}>
      <Thumb url={product.product_images[0]?.url || null} />
      <span className={styles.words}>
        <bdi className={styles.name} title={name}>
          {name}
        </bdi>
        <span className={styles.code}>
          {product.code.trim() ? <bdi dir="ltr">{product.code}</bdi> : t('productLabels.withoutCode', { code: `P${product.id}` })}
        </span>
      </span>
      <span className={styles.price}>
        {isFrom && `${t('productLabels.from')} `}
        <Money fils={fils} />
      </span>
      {children}
    </li>
  );
}

function FirstLabel({ product, settings }: { product: Product; settings: PrintSettings }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const appLanguage = useLanguage();
  const digits = usePreferences((state) => state.digits);
  const [language] = toSheetLanguages(settings.routes.productLabel.language, appLanguage);
  return (
    <div className={styles.label}>
      <SheetFrame paper="50x25mm" label={t('productLabels.preview')} role="img">
        <Sheet
          document="productLabel"
          label={toLabel(product)}
          language={language}
          profile={settings}
          paper="50x25mm"
          copyMark={0}
          digits={digits}
          pictureUrl={() => null}
        />
      </SheetFrame>
    </div>
  );
}
