import type { ReactNode } from 'react';
import { CopyMark, Shop } from './document-head';
import type { OrderListContext } from './order-list-document';
import { filled, slot, Text, Value } from './text';

type ListHeadProps = Pick<OrderListContext, 'profile' | 'language' | 'logoUrl' | 'isNarrow' | 't' | 'format' | 'copyMark'> & {
  title: string;
};

/** Whose list or report it is, and what it is called; on the first page only. */
export function ListHead(context: ListHeadProps): ReactNode {
  return (
    <header className="list-head">
      <Shop {...context} isOneColor={context.isNarrow} />
      <div className="list-label">
        <h1 className="list-title">{context.title}</h1>
        <CopyMark {...context} />
      </div>
    </header>
  );
}

/** Which list it is and since when, on every page: two sheets of two lists may lie on one table. */
export function ListName({ name, madeAt, format }: Pick<OrderListContext, 'name' | 'madeAt' | 'format'>): ReactNode {
  return (
    <p className="list-name">
      <bdi>{format.dateTime(madeAt)}</bdi>
      <Value>{name}</Value>
    </p>
  );
}

/** Who printed it, and as of when the orders are where they may have changed since. */
export function ListOrigin(context: Pick<OrderListContext, 't' | 'format' | 'language' | 'madeBy' | 'asOf'>): ReactNode {
  const { t, format, language, madeBy, asOf } = context;
  return (
    <>
      {madeBy && (
        <p className="doc-printed-by">
          {filled(t('documents.sheet.printedBy', { name: slot('name') }), { name: <Text language={language}>{madeBy}</Text> })}
        </p>
      )}
      {asOf !== undefined && (
        <p className="doc-as-of">
          {filled(t('documents.sheet.asOfMany', { when: slot('when') }), { when: <bdi>{format.dateTime(asOf)}</bdi> })}
        </p>
      )}
    </>
  );
}
