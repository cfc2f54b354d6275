import type { ReactNode } from 'react';
import type { OrderDocumentContext } from './order-document';
import { filled, slot } from './text';

/** As of when the order stands there, so that nobody takes it for the newest; nothing on one that was fresh. */
export function AsOf({ t, format, asOf }: OrderDocumentContext): ReactNode {
  if (asOf === undefined) return null;
  const when = <bdi>{format.dateTime(asOf)}</bdi>;
  return <p className="doc-as-of">{filled(t('documents.sheet.asOf', { when: slot('when') }), { when })}</p>;
}
