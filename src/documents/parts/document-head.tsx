import { isCanceled } from '@shared/domain/orders/order-status';
import type { ReactNode } from 'react';
import { Mark } from './mark';
import type { OrderDocumentContext } from './order-document';
import { filled, slot, Text, Value } from './text';

type ShopProps = Pick<OrderDocumentContext, 'profile' | 'language' | 'logoUrl'> & { isOneColor: boolean };

/** The shop with its logo, or the default mark. */
export function Shop({ profile, language, logoUrl, isOneColor }: ShopProps): ReactNode {
  return (
    <>
      {logoUrl ? <img className="doc-logo" src={logoUrl} alt="" /> : <Mark oneColor={isOneColor} />}
      <div className="doc-shop">
        {profile.shopName && (
          <p className="doc-shop-name">
            <Text language={language}>{profile.shopName}</Text>
          </p>
        )}
        {profile.shopAddress && (
          <p className="doc-shop-address">
            <Text language={language}>{profile.shopAddress}</Text>
          </p>
        )}
      </div>
    </>
  );
}

/** Marks that must be noticed before packing, delivery, or payment. */
export function Marks(context: OrderDocumentContext): ReactNode {
  return (
    <>
      {isCanceled(context.snapshot) && <p className="doc-canceled">{context.t('documents.sheet.canceled')}</p>}
      <CopyMark {...context} />
    </>
  );
}

/** Shows `COPY 2` in a box, so that no order is packed twice; renders nothing on the first print. */
export function CopyMark({ t, format, copyMark }: Pick<OrderDocumentContext, 't' | 'format' | 'copyMark'>): ReactNode {
  if (copyMark === 0) return null;
  return (
    <p className="doc-copy">
      {filled(t('documents.sheet.copy', { number: slot('number') }), { number: <Value>{format.number(copyMark)}</Value> })}
    </p>
  );
}
