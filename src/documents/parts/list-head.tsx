import type { ReactNode } from 'react';
import { CopyMark, Shop } from './document-head';
import type { OrderListContext } from './order-list-document';
import { filled, slot, Text, Value } from './text';

type ListHeadProps = Pick<OrderListContext, 'profile' | 'language' | 'logoUrl' | 'isNarrow' | 't' | 'format' | 'copyMark'> & {
  title: string;
};

/** The shop, and the name of the list or report; on the first page only. */
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

/** Shows the list's name and time on every page, because sheets of two lists may be on one table. */
export function ListName({ name, madeAt, format }: Pick<OrderListContext, 'name' | 'madeAt' | 'format'>): ReactNode {
  return (
    <p className="list-name">
      <bdi>{format.dateTime(madeAt)}</bdi>
      <Value>{name}</Value>
    </p>
  );
}

/** Shows who printed the list, and the age of the orders if they may have changed since. */
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
