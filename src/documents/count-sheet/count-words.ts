import type { CountedProduct, CountedWhich } from '@shared/contract/printing/print-requests';
import { inLanguage, type Language } from '@shared/domain/language';
import { noValue, parseRange } from '@shared/domain/lists/full-list';
import type { Fils } from '@shared/domain/money';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';

interface Words {
  t: Translate;
  format: Formatter;
  language: Language;
}

/** Returns the filters of the list of products, in the language of the sheet. */
export function toWhichTexts({ which, products }: { which: CountedWhich; products: readonly CountedProduct[] }, words: Words): string[] {
  const { t } = words;
  const { isTicked, isDeleted, search, conditions } = which;
  const tab = isDeleted ? [t('activation.inactive')] : [];
  if (isTicked) return [t('lists.export.ticked'), ...tab];
  const chips = Object.entries(conditions).flatMap(([key, values]) => {
    const label = toLabel(key, t);
    if (label === null || values.length === 0) return [];
    const names = values.map((value) => toName(key, value, products, words));
    return [t('lists.filters.chip', { label, values: names.join(t('forms.separator')) })];
  });
  return [...tab, ...(search ? [t('lists.export.searched', { text: search })] : []), ...chips];
}

/** Returns the label of a filter; null for an unknown one. */
function toLabel(key: string, t: Translate): string | null {
  if (key === 'stockState') return t('products.columns.stockState');
  if (key === 'picture') return t('products.filters.picture');
  if (key === 'category' || key === 'flags' || key === 'offerState' || key === 'price') return t(`products.columns.${key}`);
  return null;
}

function toName(key: string, value: string, products: readonly CountedProduct[], words: Words): string {
  const { t, language } = words;
  if (value === noValue) return toNone(key, t);
  if (key === 'stockState' && isOneOf(value, ['out', 'low', 'enough'])) return t(`products.filters.stock.${value}`);
  if (key === 'picture' && isOneOf(value, ['missing', 'there'])) return t(`products.filters.pictures.${value}`);
  if (key === 'offerState' && isOneOf(value, ['notBelow', 'below'])) return t(`products.filters.offer.${value}`);
  if (key === 'flags' && isOneOf(value, ['bestSeller', 'newIn', 'offer'])) return t(`products.flags.${value}`);
  if (key === 'price') return toRangeWords(value, words);
  const category = products.find(
    (product) => product.category && (product.category.name_en || product.category.name_ar) === value,
  )?.category;
  return category ? inLanguage(language, 'name', category) : value;
}

function toNone(key: string, t: Translate): string {
  if (key === 'category') return t('products.filters.noCategory');
  if (key === 'flags') return t('products.filters.noFlag');
  return key === 'offerState' ? t('products.filters.noOffer') : t('common.none');
}

/** Returns a range of amounts as text; its upper end is the next range's lower end. */
function toRangeWords(value: string, { t, format }: Words): string {
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = parseRange(value) ?? {};
  const amount = (fils: number): string => format.money(fils as Fils);
  const marked = Number.isFinite(from)
    ? Number.isFinite(to)
      ? t('lists.whole.between', { from: format.amount(from as Fils), to: amount(to + 1) })
      : t('lists.whole.from', { amount: amount(from) })
    : Number.isFinite(to)
      ? t('lists.whole.under', { amount: amount(to + 1) })
      : value;
  return marked.replaceAll(/<\/?n>/g, '');
}

function isOneOf<Value extends string>(value: string, known: readonly Value[]): value is Value {
  return (known as readonly string[]).includes(value);
}
