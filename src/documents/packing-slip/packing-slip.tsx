import type { OrderLine } from '@shared/contract/shop/order-snapshot';
import { inLanguage, toDirection } from '@shared/domain/language';
import { toOrderCode } from '@shared/domain/orders/order-code';
import { toPhoneText } from '@shared/domain/phone';
import type { Paper } from '@shared/domain/printing/printable';
import type { ReactNode } from 'react';
import { BarCode, QrCode } from '../codes/codes';
import { toAddressTexts } from '../parts/address-words';
import { AsOf } from '../parts/as-of';
import { Count } from '../parts/count';
import { Marks, Shop } from '../parts/document-head';
import { type OrderDocumentContext, type OrderDocumentProps, toDocumentContext, toLinePictures } from '../parts/order-document';
import { Picture } from '../parts/picture';
import { PrintedBy } from '../parts/printed-by';
import { sampleOrder } from '../parts/sample-order';
import { filled, slot, Text, Value } from '../parts/text';
import { CheckBox } from '../parts/tick-box';
import { VariantValue } from '../parts/variant-value';
import type { PrintableDocument } from '../printable-document';

const moduleDots: Record<Paper, { bar: number; qr: number }> = {
  A4: { bar: 4, qr: 7 },
  A5: { bar: 3, qr: 6 },
  '4x6in': { bar: 2, qr: 5 },
  '80mm': { bar: 3, qr: 6 },
  '100x50mm': { bar: 2, qr: 4 },
  '50x25mm': { bar: 2, qr: 3 },
};

type SlipContext = OrderDocumentContext & {
  /** Label or roll: black only, no pictures. */
  isNarrow: boolean;
};

/**
 * The sheet for packing an order: no prices, everything that distinguishes products, a box to tick for each, and the order's number as
 * codes.
 */
export function PackingSlip(props: OrderDocumentProps): ReactNode {
  const { language, paper } = props;
  const context: SlipContext = { ...toDocumentContext(props), isNarrow: paper === '80mm' || paper === '4x6in' };
  return (
    <article className="doc slip" lang={language} dir={toDirection(language)} data-paper={paper}>
      <header className="slip-head">
        <Shop {...context} isOneColor={context.isNarrow} />
        <div className="slip-label">
          <h1 className="slip-title">{context.t('documents.packingSlip.title')}</h1>
          <Marks {...context} />
        </div>
      </header>
      <Lines {...context} />
    </article>
  );
}

/** A table whose head has the number and the codes, so that they are on every page, including one with only the footer. */
function Lines(context: SlipContext): ReactNode {
  const { t, snapshot, isNarrow } = context;
  const columns = isNarrow ? 3 : 4;
  return (
    <table className="slip-lines">
      <thead>
        <tr>
          <th scope="colgroup" colSpan={columns} className="slip-order">
            <OrderNumber {...context} />
          </th>
        </tr>
      </thead>
      <tbody>
        <tr className="slip-addresses">
          <td colSpan={columns}>
            <Delivery {...context} />
          </td>
        </tr>
        <tr className="slip-columns">
          <td colSpan={columns - 2} />
          <th scope="col">{t('documents.packingSlip.product')}</th>
          <th scope="col" className="slip-quantity">
            {t('documents.invoice.quantity')}
          </th>
        </tr>
        {snapshot.lines.map((line) => (
          <Line key={line.id} context={context} line={line} />
        ))}
        <tr className="slip-end">
          <td colSpan={columns}>
            <Foot {...context} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function OrderNumber({ t, format, snapshot, paper, isNarrow }: SlipContext): ReactNode {
  const pieces = snapshot.lines.reduce((sum, line) => sum + line.quantity, 0);
  const code = toOrderCode(snapshot);
  return (
    <div className="slip-order-row">
      <div className="slip-order-words">
        <p className="slip-number">
          <Value>{`#${snapshot.id}`}</Value>
        </p>
        <p className="slip-counts">
          <Count className="slip-count">{t('documents.packingSlip.products', { count: snapshot.lines.length })}</Count>
          <Count className="slip-count">{t('documents.packingSlip.pieces', { count: pieces })}</Count>
        </p>
        {snapshot.createdAt && (
          <p className="slip-placed">
            {filled(t('documents.packingSlip.placed', { when: slot('when') }), { when: <bdi>{format.moment(snapshot.createdAt)}</bdi> })}
          </p>
        )}
      </div>
      <BarCode text={code} moduleDots={moduleDots[paper].bar} heightMm={isNarrow ? 12 : 17} />
      <QrCode text={code} moduleDots={moduleDots[paper].qr} />
    </div>
  );
}

/** Maximum length in regular letters; longer names have smaller letters, and are never truncated. */
const longName = 60;
const longNote = 120;

function Delivery(context: SlipContext): ReactNode {
  const { t, snapshot, language } = context;
  const { customer } = snapshot;
  const address = toAddressTexts(context);
  const where = address.line(address.area, address.place('block'));
  const rest = address.line(...(['street', 'avenue', 'houseNumber', 'floorNumber', 'officeNumber'] as const).map(address.place));
  const words = (text: string): ReactNode => text && <Text language={language}>{text}</Text>;
  return (
    <div className="slip-delivery">
      <section className="slip-address">
        <h2 className="slip-section">{t('documents.packingSlip.deliverTo')}</h2>
        <p className={customer.name.length > longName ? 'slip-name slip-long' : 'slip-name'}>{words(customer.name)}</p>
        <p className="slip-area">{where.length + rest.length > 0 ? where.element : t('documents.address.missing')}</p>
        <p>{rest.element}</p>
        <p>
          {address.governorate.element}
          {address.governorate.length > 0 && customer.phone && t('documents.invoice.separator')}
          {customer.phone && <Value>{toPhoneText(customer.phone)}</Value>}
        </p>
      </section>
      {address.note && (
        <section className={address.note.length > longNote ? 'slip-note slip-long' : 'slip-note'}>
          <h2 className="slip-section">{t('documents.packingSlip.note')}</h2>
          <p>{words(address.note)}</p>
        </section>
      )}
    </div>
  );
}

function Line({ context, line }: { context: SlipContext; line: OrderLine }): ReactNode {
  const { t, format, language, isNarrow, pictureUrl } = context;
  const done = t('documents.packingSlip.done');
  return (
    <tr className="slip-line">
      <td className="slip-tick-cell">
        <CheckBox className="slip-tick" label={done} />
      </td>
      {!isNarrow && (
        <td className="slip-picture-cell">
          <Picture url={line.pictureUrl && pictureUrl(line.pictureUrl)} missing={t('documents.invoice.pictureMissing')} />
        </td>
      )}
      <td className="slip-what">
        <p className="slip-line-name">
          <Text language={language}>{inLanguage(language, 'name', line)}</Text>
        </p>
        {line.variants.length > 0 && (
          <p className="slip-variants">
            {line.variants.map((variant) => (
              <span className="slip-variant" key={`${variant.name_en} ${variant.value_en}`}>
                {filled(t('documents.invoice.pair', { name: slot('name'), value: slot('value') }), {
                  name: <Text language={language}>{inLanguage(language, 'name', variant)}</Text>,
                  value: (
                    <b>
                      <VariantValue variant={variant} language={language} hasColors={!isNarrow} />
                    </b>
                  ),
                })}
              </span>
            ))}
          </p>
        )}
        {line.dynamicVariants.map((extra) => (
          <p className="slip-extra" key={extra.id}>
            <CheckBox className="slip-tick" label={done} />
            <span>
              {filled(t('documents.packingSlip.extra', { name: slot('name'), quantity: slot('quantity') }), {
                name: <Text language={language}>{inLanguage(language, 'name', extra)}</Text>,
                quantity: <Value>{format.number(extra.quantity)}</Value>,
              })}
            </span>
          </p>
        ))}
      </td>
      <td className="slip-quantity">
        <span className={line.quantity > 1 ? 'slip-many' : 'slip-one'}>
          <Value>{format.number(line.quantity)}</Value>
        </span>
      </td>
    </tr>
  );
}

function Foot(context: SlipContext): ReactNode {
  const { t } = context;
  return (
    <footer className="slip-foot">
      <div className="slip-signs">
        <p className="slip-sign">{t('documents.packingSlip.packedBy')}</p>
        <p className="slip-sign">{t('documents.packingSlip.checkedBy')}</p>
        <p className="slip-sign slip-bags">{t('documents.packingSlip.bags')}</p>
      </div>
      <PrintedBy {...context} />
      <AsOf {...context} />
    </footer>
  );
}

export const packingSlip: PrintableDocument<'packingSlip'> = {
  Component: PackingSlip,
  mustShow({ snapshot, language, format }) {
    const [line] = snapshot.lines;
    return [`#${snapshot.id}`, ...(line ? [inLanguage(language, 'name', line), format.number(line.quantity)] : [])];
  },
  pictures: ({ snapshot }) => toLinePictures(snapshot),
  sample: { snapshot: sampleOrder },
};
