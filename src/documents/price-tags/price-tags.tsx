import type { PriceTag } from '@shared/contract/printing/print-requests';
import { inLanguage, otherLanguage, toDirection } from '@shared/domain/language';
import { toFils } from '@shared/domain/money';
import { tagsPerPage } from '@shared/domain/printing/printable';
import type { ReactNode } from 'react';
import { BarCode, fitsInBars, fitsInSquare, QrCode } from '../codes/codes';
import { type DocumentTools, toDocumentContext } from '../parts/order-document';
import { Text, Value } from '../parts/text';
import type { PrintableDocument, SheetProps } from '../printable-document';
import { toProductCode } from '../product-label/product-code';

type TagsProps = SheetProps<'priceTags'>;
type TagsContext = TagsProps & DocumentTools;

const codeWidthMm = 58;
const codeHeightMm = 6.5;
const qrSideMm = 11;
/** Finer modules can't be scanned when printed by an office printer with 300 dpi. */
const moduleDots = 2;

function toPages(products: readonly PriceTag[], start: number): (PriceTag | null)[][] {
  const places = [...Array.from({ length: start - 1 }, () => null), ...products];
  return Array.from({ length: Math.ceil(places.length / tagsPerPage) }, (_, page) =>
    places.slice(page * tagsPerPage, (page + 1) * tagsPerPage),
  );
}

/** Shelf tags: each product with price, offer, and code, 24 on a page. */
function PriceTags(props: TagsProps): ReactNode {
  const { language, paper, products, options } = props;
  const context = toDocumentContext(props);
  return (
    <article className="doc tags" lang={language} dir={toDirection(language)} data-paper={paper} data-lines={options.hasLines || undefined}>
      {toPages(products, options.start).map((page, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page has no other name.
        <div key={at} className="tags-page">
          {page.map((tag, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place has no other name.
            <section key={place} className={tag ? 'tag' : 'tag tag-used'}>
              {tag && <Tag context={context} tag={tag} />}
            </section>
          ))}
        </div>
      ))}
    </article>
  );
}

function Tag({ context, tag }: { context: TagsContext; tag: PriceTag }): ReactNode {
  const { language } = context;
  const other = otherLanguage(language);
  const name = inLanguage(language, 'name', tag);
  const otherName = inLanguage(other, 'name', tag);
  return (
    <>
      <div className="tag-names">
        <p className="tag-name">
          <Text language={language}>{name}</Text>
        </p>
        {otherName !== name && (
          <p className="tag-other" lang={other} dir={toDirection(other)}>
            <Text language={other}>{otherName}</Text>
          </p>
        )}
      </div>
      <Price context={context} tag={tag} />
      <Code code={toProductCode(tag)} />
    </>
  );
}

function Price({
  context: { t, format },
  tag: { priceFils, isFromPrice, beforeFils },
}: {
  context: TagsContext;
  tag: PriceTag;
}): ReactNode {
  return (
    <p className="tag-price">
      {beforeFils !== null && (
        <s className="tag-before">
          <Value>{format.amount(beforeFils)}</Value>
        </s>
      )}
      {isFromPrice && <span className="tag-small">{t('documents.sheet.from')}</span>}
      {priceFils > 0 ? (
        <b>
          <Value>{format.amount(priceFils)}</Value>
        </b>
      ) : (
        <span className="tag-blank" />
      )}
      <span className="tag-small">{t('documents.sheet.currency')}</span>
    </p>
  );
}

function Code({ code }: { code: string }): ReactNode {
  if (fitsInBars({ text: code, moduleDots }, codeWidthMm)) return <BarCode text={code} moduleDots={moduleDots} heightMm={codeHeightMm} />;
  return (
    <div className="tag-qr">
      <QrCode text={code} moduleDots={fitsInSquare({ text: code, moduleDots }, qrSideMm) ? moduleDots : 1} />
      <p className="tag-code">
        <Value>{code}</Value>
      </p>
    </div>
  );
}

const sample = (productId: number, name_en: string, name_ar: string, code: string, dinars: number, before?: number): PriceTag => ({
  productId,
  name_en,
  name_ar,
  code,
  priceFils: toFils(dinars),
  isFromPrice: false,
  beforeFils: before === undefined ? null : toFils(before),
});

export const priceTags: PrintableDocument<'priceTags'> = {
  Component: PriceTags,
  mustShow: ({ products, language, format }) =>
    products
      .slice(0, 1)
      .flatMap((tag) => [inLanguage(language, 'name', tag), ...(tag.priceFils > 0 ? [format.amount(tag.priceFils)] : [])]),
  sample: {
    name: 'TAGS-1122-174105',
    products: [
      sample(1, 'Coffee pot', 'دلة قهوة', 'BD-03008', 9.9, 12.5),
      sample(2, 'Tea glasses, set of 6', 'طقم استكانات، 6 قطع', 'BD-05018', 4.2),
      sample(3, 'Cast-iron pot, 26 cm', 'قدر حديد زهر 26 سم', 'BD-01001', 29),
    ],
    options: { start: 1, hasLines: true },
    readAt: '2026-11-22T14:40:00.000Z',
    madeAt: '2026-11-22T14:41:05.000Z',
    madeBy: '',
  },
  isUncounted: true,
};
