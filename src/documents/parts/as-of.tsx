import type { ReactNode } from 'react';
import type { OrderDocumentContext } from './order-document';
import { filled, slot } from './text';

/** Shows the age of the order's data, so that old data isn't mistaken for current; renders nothing if the order was loaded just before. */
export function AsOf({ t, format, asOf }: OrderDocumentContext): ReactNode {
  if (asOf === undefined) return null;
  const when = <bdi>{format.dateTime(asOf)}</bdi>;
  return <p className="doc-as-of">{filled(t('documents.sheet.asOf', { when: slot('when') }), { when })}</p>;
}
