import type { OrderLine } from '@shared/contract/shop/order-snapshot';
import { inLanguage } from '@shared/domain/language';
import { toDocumentLabel } from '@shared/domain/printing/printable';
import type { ReactNode } from 'react';
import { Picture } from '../parts/picture';
import { filled, slot, Text, Value } from '../parts/text';
import type { InvoiceContext } from './invoice-context';
import { InvoiceLineDetails } from './invoice-line-details';
import { InvoiceEnd, Money } from './invoice-totals';

/** One line is enough to never leave the totals alone on the last page; more would leave the page before half empty. */
const linesKeptWithTotals = 1;

interface LineProps {
  context: InvoiceContext;
  line: OrderLine;
}

/** A table, so that its head repeats on every page; each row looks like a card. */
export function InvoiceLines(context: InvoiceContext): ReactNode {
  const { snapshot, isReceipt, isNarrow } = context;
  const { lines } = snapshot;
  const split = Math.max(0, lines.length - linesKeptWithTotals);
  const columns = isReceipt ? 1 : isNarrow ? 2 : 3;
  const toRow = (line: OrderLine): ReactNode => <LineRow key={line.id} context={context} line={line} />;
  return (
    <table className="inv-lines">
      <LinesHead context={context} columns={columns} />
      {split > 0 && <tbody>{lines.slice(0, split).map(toRow)}</tbody>}
      <tbody className="inv-tail">
        {lines.slice(split).map(toRow)}
        <tr className="inv-end">
          <td colSpan={columns}>
            <InvoiceEnd {...context} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** A receipt has a head only if it is so long that it is split. */
function LinesHead({ context: { t, snapshot, isReceipt }, columns }: { context: InvoiceContext; columns: number }): ReactNode {
  return (
    <thead>
      <tr>
        {!isReceipt && (
          <th scope="colgroup" colSpan={columns - 1}>
            {t('documents.invoice.items')}
          </th>
        )}
        <td className="inv-lines-number">
          <Value>{toDocumentLabel('invoice', snapshot.id)}</Value>
        </td>
      </tr>
    </thead>
  );
}

function LineRow({ context, line }: LineProps): ReactNode {
  const { language, isReceipt, isNarrow, pictureUrl, t } = context;
  return (
    <tr className="inv-line">
      {!isReceipt && (
        <td className="inv-line-picture">
          <Picture url={line.pictureUrl && pictureUrl(line.pictureUrl)} missing={t('documents.invoice.pictureMissing')} />
        </td>
      )}
      <td className="inv-line-what">
        <p className="inv-line-name">
          <Text language={language}>{inLanguage(language, 'name', line)}</Text>
        </p>
        <InvoiceLineDetails context={context} line={line} />
        {isNarrow && <LineAmount context={context} line={line} />}
      </td>
      {!isNarrow && (
        <td>
          <LineAmount context={context} line={line} />
        </td>
      )}
    </tr>
  );
}

function LineAmount({ context, line }: LineProps): ReactNode {
  const { t, format, isNarrow } = context;
  const quantity = (
    <>
      <Value>{format.number(line.quantity)}</Value> × <Value>{format.amount(line.unitPriceFils)}</Value>
    </>
  );
  return (
    <div className="inv-line-amount">
      <p className="inv-line-quantity">
        {isNarrow
          ? quantity
          : filled(t('documents.invoice.pair', { name: t('documents.invoice.quantity'), value: slot('value') }), { value: quantity })}
      </p>
      <p className="inv-line-price">
        <Money context={context} fils={line.totalFils} />
      </p>
    </div>
  );
}
