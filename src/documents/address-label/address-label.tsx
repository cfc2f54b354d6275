import { toDirection } from '@shared/domain/language';
import { toOrderCode } from '@shared/domain/order-code';
import { toPhoneText } from '@shared/domain/phone';
import type { ReactNode } from 'react';
import { BarCode, QrCode } from '../codes/codes';
import { type AddressPlace, type AddressWords, toAddressWords } from '../parts/address-words';
import { AsOf } from '../parts/as-of';
import { CopyMark, Shop } from '../parts/document-head';
import { type OrderDocumentContext, type OrderDocumentProps, toDocumentContext } from '../parts/order-document';
import { PrintedBy } from '../parts/printed-by';
import { Text, Value } from '../parts/text';

interface LabelContext extends OrderDocumentContext {
  address: AddressWords;
}

/** For the parcel: who, where, and what the driver collects. Only black and white, because thermal heads know nothing else. */
export function AddressLabel(props: OrderDocumentProps): ReactNode {
  const { language, paper, snapshot } = props;
  const base = toDocumentContext(props);
  const context: LabelContext = { ...base, address: toAddressWords(snapshot.address, language, base.t) };
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
      <CopyMark {...context} />
    </div>
  );
}

/** Longer names and areas stand in smaller letters; what two lines of those do not hold is cut. */
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

function Area({ language, children }: { language: string; children: string }): ReactNode {
  return (
    <p className={children.length > shortArea ? 'label-area label-long' : 'label-area'}>
      <Text language={language}>{children}</Text>
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

const isCash = ({ snapshot }: LabelContext): boolean => snapshot.paymentMethod.toLowerCase() === 'cash';

/** The order's total; only for orders that are paid at the door. */
function Cash(context: LabelContext): ReactNode {
  const { t, format, snapshot } = context;
  if (!isCash(context)) return null;
  return (
    <section className="label-cash">
      <p>{t('documents.addressLabel.collect')}</p>
      <p className="label-amount">
        <b>
          <Value>{format.amount(snapshot.totalFils)}</Value>
        </b>{' '}
        {t('documents.sheet.currency')}
      </p>
    </section>
  );
}

const cells = ['block', 'street', 'avenue', 'houseNumber', 'floorNumber', 'officeNumber'] as const satisfies AddressPlace[];
/** Longer values stand in smaller letters. */
const shortValue = 4;
/** The longest take two places. */
const wideValue = 12;

const cellsInRow = 4;
const mostNoteLines = 4;

/** How many lines of the note there is room for between everything that must be whole. */
function toNoteLines({ snapshot, address, copyMark }: LabelContext, hasTwoRows: boolean): number {
  const { name, phone } = snapshot.customer;
  const taken = [hasTwoRows, copyMark > 0, name.length > shortName, address.area.length > shortArea, name !== '' && phone !== ''];
  const room = mostNoteLines + 1 - taken.filter(Boolean).length;
  return Math.min(mostNoteLines, Math.max(1, room));
}

/** 4 × 6 in: a grid that is read at a glance. */
function Large(context: LabelContext): ReactNode {
  const { t, snapshot, address, language } = context;
  const code = toOrderCode(snapshot);
  const filled = cells.flatMap((cell) => {
    const value = snapshot.address?.[cell].trim() ?? '';
    return value ? [{ cell, value }] : [];
  });
  const hasTwoRows = filled.length > cellsInRow;
  return (
    <>
      <header className="label-head">
        <Shop {...context} isOneColor />
        <OrderNumber {...context} />
      </header>
      <Customer {...context} />
      <section className="label-place">
        <Area language={language}>{address.area || t('documents.address.missing')}</Area>
        <p className="label-governorate">{address.governorate && <Text language={language}>{address.governorate}</Text>}</p>
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
      <Note {...context} lines={toNoteLines(context, hasTwoRows)} />
      <Cash {...context} />
      <footer className="label-codes">
        <BarCode text={code} moduleMm={0.375} heightMm={hasTwoRows ? 13 : 16} />
        <QrCode text={code} moduleMm={hasTwoRows ? 0.625 : 0.875} />
      </footer>
      <PrintedBy {...context} />
      <AsOf {...context} />
    </>
  );
}

/** 100 × 50 mm: area and block are the largest; QR only. */
function Small(context: LabelContext): ReactNode {
  const { t, snapshot, address, language, copyMark } = context;
  const rest = address.line(...(['street', 'avenue', 'houseNumber', 'floorNumber', 'officeNumber'] as const).map(address.place));
  return (
    <>
      <div className="label-sides">
        <div className="label-where">
          <Customer {...context} />
          <Area language={language}>{address.line(address.area, address.place('block')) || t('documents.address.missing')}</Area>
          {rest && (
            <p className="label-rest">
              <Text language={language}>{rest}</Text>
            </p>
          )}
          <div className="label-last">
            <p className="label-governorate">{address.governorate && <Text language={language}>{address.governorate}</Text>}</p>
            <PrintedBy {...context} isShort />
          </div>
        </div>
        <div className="label-aside">
          <QrCode text={toOrderCode(snapshot)} moduleMm={copyMark > 0 && isCash(context) ? 0.5 : 0.75} />
          <OrderNumber {...context} />
          <Cash {...context} />
        </div>
      </div>
      <Note {...context} lines={1} />
    </>
  );
}
