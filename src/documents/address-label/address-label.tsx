import { toDirection } from '@shared/domain/language';
import { toOrderCode } from '@shared/domain/orders/order-code';
import { isCanceled } from '@shared/domain/orders/order-status';
import { toPhoneText } from '@shared/domain/phone';
import type { ReactNode } from 'react';
import { BarCode, QrCode } from '../codes/codes';
import { type AddressPart, type AddressPlace, type AddressTexts, toAddressTexts } from '../parts/address-words';
import { AsOf } from '../parts/as-of';
import { toCash } from '../parts/cash';
import { Marks, Shop } from '../parts/document-head';
import { type OrderDocumentContext, type OrderDocumentProps, toDocumentContext } from '../parts/order-document';
import { PrintedBy } from '../parts/printed-by';
import { sampleOrder } from '../parts/sample-order';
import { Text, Value } from '../parts/text';
import type { PrintableDocument } from '../printable-document';

type LabelContext = OrderDocumentContext & {
  address: AddressTexts;
};

/**
 * The label of a parcel: customer, address, and the amount that the driver collects. Only black and white, because thermal printers print
 * nothing else.
 */
export function AddressLabel(props: OrderDocumentProps): ReactNode {
  const { language, paper } = props;
  const base = toDocumentContext(props);
  const context: LabelContext = { ...base, address: toAddressTexts(base) };
  return (
    <article className="doc label" lang={language} dir={toDirection(language)} data-paper={paper}>
      {paper === '100x50mm' ? <Small {...context} /> : <Large {...context} />}
    </article>
  );
}

function OrderNumber(context: LabelContext): ReactNode {
  return (
    <div className="label-number">
      <p>
        <Value>{`#${context.snapshot.id}`}</Value>
      </p>
      <Marks {...context} />
    </div>
  );
}

/** Maximum length in regular letters; longer names and areas have smaller letters, and are truncated after two lines. */
const shortName = 24;
const shortArea = 16;

function Customer({ snapshot, language }: LabelContext): ReactNode {
  const { name, phone } = snapshot.customer;
  if (!name && !phone) return null;
  return (
    <section className="label-customer">
      {name && (
        <p className={name.length > shortName ? 'label-name label-long' : 'label-name'}>
          <Text language={language}>{name}</Text>
        </p>
      )}
      {phone && (
        <p className="label-phone">
          <Value>{toPhoneText(phone)}</Value>
        </p>
      )}
    </section>
  );
}

function Area({ t, area }: { t: LabelContext['t']; area: AddressPart }): ReactNode {
  return (
    <p className={area.length > shortArea ? 'label-area label-long' : 'label-area'}>
      {area.length > 0 ? area.element : t('documents.address.missing')}
    </p>
  );
}

function Note({ address, language, lines }: LabelContext & { lines: number }): ReactNode {
  if (!address.note) return null;
  return (
    <div className="label-note">
      <p className={`label-lines-${lines}`}>
        <Text language={language}>{address.note}</Text>
      </p>
    </div>
  );
}

/** The order's total; only for orders that are paid on delivery and aren't canceled. */
function Cash(context: LabelContext): ReactNode {
  const { t, format, snapshot } = context;
  const cash = toCash(snapshot);
  if (cash === null) return null;
  return (
    <section className="label-cash">
      <p>{t('documents.addressLabel.collect')}</p>
      <p className="label-amount">
        <b>
          <Value>{format.amount(cash)}</Value>
        </b>{' '}
        {t('documents.sheet.currency')}
      </p>
    </section>
  );
}

const cells = ['block', 'street', 'avenue', 'houseNumber', 'floorNumber', 'officeNumber'] as const satisfies AddressPlace[];
/** Maximum length in regular letters; longer values have smaller letters. */
const shortValue = 4;
/** Longer values have two places. */
const wideValue = 12;

const cellsInRow = 4;
const mostNoteLines = 4;

/** Maximum length beside an order number of five digits; longer numbers leave less room. */
const shortShopName = 28;
const shortNumber = 5;

/** Whether the head has a second line of the shop's name, or a mark below the number. */
function hasTallHead({ snapshot, profile, copyMark }: LabelContext): boolean {
  const lettersLost = 2 * Math.max(0, String(snapshot.id).length - shortNumber);
  return copyMark > 0 || isCanceled(snapshot) || profile.shopName.length > shortShopName - lettersLost;
}

/** Returns the number of lines left for the note beside everything that must be complete; below one, the layout must be denser. */
function toRoom(context: LabelContext, hasTwoRows: boolean): number {
  const { snapshot, address, printedBy, asOf } = context;
  const { name, phone } = snapshot.customer;
  const isLong = [name.length > shortName, address.area.length > shortArea, name !== '' && phone !== ''];
  const taken = [hasTwoRows, hasTallHead(context), ...isLong, printedBy !== undefined, asOf !== undefined];
  return mostNoteLines + 1 - taken.filter(Boolean).length;
}

/** 4 × 6 in: a grid that is quick to read. */
function Large(context: LabelContext): ReactNode {
  const { t, snapshot, address, language } = context;
  const code = toOrderCode(snapshot);
  const filled = cells.flatMap((cell) => {
    const value = snapshot.address?.[cell].trim() ?? '';
    return value ? [{ cell, value }] : [];
  });
  const hasTwoRows = filled.length > cellsInRow;
  const room = toRoom(context, hasTwoRows);
  const isTight = room < 0;
  return (
    <>
      <header className="label-head">
        <Shop {...context} isOneColor />
        <OrderNumber {...context} />
      </header>
      <Customer {...context} />
      <section className="label-place">
        <Area t={t} area={address.area} />
        <p className="label-governorate">{address.governorate.element}</p>
      </section>
      {filled.length > 0 && (
        <dl className={hasTwoRows ? 'label-cells label-rows' : 'label-cells'}>
          {filled.map(({ cell, value }) => (
            <div key={cell} className={value.length > wideValue ? 'label-wide' : undefined}>
              <dt>{t(`documents.address.cells.${cell}`)}</dt>
              <dd className={value.length > shortValue ? 'label-long' : undefined}>
                <Text language={language}>{value}</Text>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Note {...context} lines={Math.min(mostNoteLines, Math.max(1, room))} />
      <Cash {...context} />
      <footer className={isTight ? 'label-codes label-tight' : 'label-codes'}>
        <BarCode text={code} moduleDots={3} heightMm={isTight ? 11 : hasTwoRows ? 13 : 16} />
        <QrCode text={code} moduleDots={isTight ? 4 : hasTwoRows ? 5 : 7} />
      </footer>
      <PrintedBy {...context} />
      <AsOf {...context} />
    </>
  );
}

/** 100 × 50 mm: area and block are the largest; QR code only. */
function Small(context: LabelContext): ReactNode {
  const { t, snapshot, address, copyMark, asOf } = context;
  const isCrowded = [copyMark > 0, toCash(snapshot) !== null, isCanceled(snapshot), asOf !== undefined].filter(Boolean).length > 1;
  const rest = address.line(...(['street', 'avenue', 'houseNumber', 'floorNumber', 'officeNumber'] as const).map(address.place));
  return (
    <>
      <div className="label-sides">
        <div className="label-where">
          <Customer {...context} />
          <Area t={t} area={address.line(address.area, address.place('block'))} />
          {rest.length > 0 && <p className="label-rest">{rest.element}</p>}
          <div className="label-last">
            <p className="label-governorate">{address.governorate.element}</p>
            <PrintedBy {...context} isShort />
          </div>
        </div>
        <div className="label-aside">
          <QrCode text={toOrderCode(snapshot)} moduleDots={isCrowded ? (asOf !== undefined && address.note ? 3 : 4) : 6} />
          <OrderNumber {...context} />
          <Cash {...context} />
        </div>
      </div>
      <Note {...context} lines={1} />
      <AsOf {...context} />
    </>
  );
}

export const addressLabel: PrintableDocument<'addressLabel'> = {
  Component: AddressLabel,
  mustShow: ({ snapshot }) => [`#${snapshot.id}`],
  sample: { snapshot: sampleOrder },
};
