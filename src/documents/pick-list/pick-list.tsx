import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import { inLanguage, toDirection } from '@shared/domain/language';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { ListPart } from '@shared/domain/printing/printable';
import { showsPictures } from '@shared/domain/printing/printable';
import type { ReactNode } from 'react';
import { Count } from '../parts/count';
import { ListHead, ListName, ListOrigin } from '../parts/list-head';
import { type OrderListContext, type OrderListProps, toListContext, toListPictures, toSampleList } from '../parts/order-list-document';
import { Picture } from '../parts/picture';
import { filled, joined, slot, Text, Value } from '../parts/text';
import { CheckBox } from '../parts/tick-box';
import { VariantValue } from '../parts/variant-value';
import type { PrintableDocument } from '../printable-document';
import { type PickGroup, type PickRow, toPickGroups, toPieces } from './pick-rows';

type PickContext = OrderListContext & {
  columns: number;
  has(part: ListPart): boolean;
};

/** The sheet for collecting goods: each product and variant of many orders once, with a box to tick; no prices. */
export function PickList(props: OrderListProps): ReactNode {
  const { language, paper, options, orders, goods } = props;
  const base = toListContext(props);
  const has = (part: ListPart): boolean => options.parts.includes(part) && (part !== 'pictures' || showsPictures('pickList', paper));
  // On a roll, the orders are below the product, so they have no column.
  const columns = 3 + Number(has('pictures')) + Number(has('orderNumbers') && !base.isNarrow);
  const context: PickContext = { ...base, has, columns };
  const groups = toPickGroups({ orders, goods, sorting: options.sorting, language });
  return (
    <article className="doc list pick" lang={language} dir={toDirection(language)} data-paper={paper}>
      <ListHead {...context} title={context.t('documents.pickList.title')} />
      <table className="list-table">
        <thead>
          <tr>
            <th scope="colgroup" colSpan={columns}>
              <Counts context={context} groups={groups} />
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.key} context={context} group={group} isOnly={groups.length === 1} />
        ))}
        <tbody>
          <Orders {...context} />
          <tr className="list-end">
            <td colSpan={columns}>
              <footer className="list-foot">
                <div className="list-signs">
                  <p className="list-sign">{context.t('documents.pickList.pickedBy')}</p>
                  <p className="list-sign">{context.t('documents.packingSlip.checkedBy')}</p>
                </div>
                <ListOrigin {...context} />
              </footer>
            </td>
          </tr>
        </tbody>
      </table>
    </article>
  );
}

function Counts({ context, groups }: { context: PickContext; groups: readonly PickGroup[] }): ReactNode {
  const { t, orders } = context;
  const rows = groups.flatMap((group) => group.rows);
  return (
    <div className="list-counts">
      <Count className="list-count list-main">{t('documents.packingSlip.pieces', { count: toPieces(rows) })}</Count>
      <Count className="list-count">{t('documents.packingSlip.products', { count: rows.length })}</Count>
      <Count className="list-count">{t('documents.sheet.orders', { count: orders.length })}</Count>
      <ListName {...context} />
    </div>
  );
}

function Group({ context, group, isOnly }: { context: PickContext; group: PickGroup; isOnly: boolean }): ReactNode {
  const { t, language, columns } = context;
  const { category, rows } = group;
  return (
    <tbody>
      {(category || !isOnly) && (
        <tr className="list-group">
          <th scope="rowgroup" colSpan={columns}>
            <div className="list-group-row">
              <span className="list-group-name">
                {category ? <Text language={language}>{inLanguage(language, 'name', category)}</Text> : t('documents.pickList.noCategory')}
              </span>
              <span>{t('documents.packingSlip.pieces', { count: toPieces(rows) })}</span>
            </div>
          </th>
        </tr>
      )}
      {rows.map((row) => (
        <Row key={row.key} context={context} row={row} />
      ))}
    </tbody>
  );
}

function Row({ context, row }: { context: PickContext; row: PickRow }): ReactNode {
  const { t, format, isNarrow, pictureUrl, has } = context;
  const { line, quantity } = row;
  const below = (
    <>
      {has('orderNumbers') && <Shares context={context} row={row} />}
      {has('extras') && <Extras context={context} row={row} />}
    </>
  );
  return (
    <tr className="list-line">
      <td className="list-tick-cell">
        <CheckBox className="list-tick" label={t('documents.pickList.done')} />
      </td>
      {has('pictures') && (
        <td className="pick-picture-cell">
          <Picture url={line.pictureUrl && pictureUrl(line.pictureUrl)} missing={t('documents.invoice.pictureMissing')} />
        </td>
      )}
      <td className="pick-what">
        <Goods context={context} row={row} />
        {(isNarrow || !has('orderNumbers')) && below}
      </td>
      {!isNarrow && has('orderNumbers') && <td className="pick-orders-cell">{below}</td>}
      <td className="pick-quantity">
        <span className={quantity > 1 ? 'pick-many' : 'pick-one'}>
          <Value>{format.number(quantity)}</Value>
        </span>
      </td>
    </tr>
  );
}

function Goods({ context, row: { line, code } }: { context: PickContext; row: PickRow }): ReactNode {
  const { t, language, isNarrow } = context;
  return (
    <>
      <p className="pick-name">
        <Text language={language}>{inLanguage(language, 'name', line)}</Text>
      </p>
      {(line.variants.length > 0 || code) && (
        <p className="pick-details">
          {line.variants.length > 0 && (
            <b className="pick-variants">
              {joined(
                line.variants.map((variant) => (
                  <VariantValue
                    key={`${variant.name_en} ${variant.value_en}`}
                    variant={variant}
                    language={language}
                    hasColors={!isNarrow}
                  />
                )),
                t('documents.invoice.separator'),
              )}
            </b>
          )}
          {code && (
            <span className="pick-code">
              <Value>{code}</Value>
            </span>
          )}
        </p>
      )}
    </>
  );
}

/** Shows each order with its number of pieces; 1 is left out. */
function Shares({ context, row }: { context: PickContext; row: PickRow }): ReactNode {
  const { format, orderName } = context;
  return (
    <p className="pick-shares">
      {row.shares.map(({ order, quantity }) => (
        <span className="pick-share" key={toOrderKey(order)}>
          <Value>{orderName(order)}</Value>
          {quantity > 1 && (
            <b>
              {' × '}
              <Value>{format.number(quantity)}</Value>
            </b>
          )}
        </span>
      ))}
    </p>
  );
}

function Extras({ context, row }: { context: PickContext; row: PickRow }): ReactNode {
  const { t, format, language } = context;
  return row.extras.map((extra) => (
    <p className="pick-extra" key={`${extra.name_en} ${extra.name_ar}`}>
      <CheckBox className="list-tick" label={t('documents.pickList.done')} />
      <span>
        {filled(t('documents.packingSlip.extra', { name: slot('name'), quantity: slot('quantity') }), {
          name: <Text language={language}>{inLanguage(language, 'name', extra)}</Text>,
          quantity: <Value>{format.number(extra.quantity)}</Value>,
        })}
      </span>
    </p>
  ));
}

/** Names need the room of a second column. */
function toBoxesInRow({ isNarrow, has }: PickContext): number {
  if (isNarrow) return has('customers') ? 1 : 2;
  return has('customers') ? 2 : 5;
}

/** Lists each order again at the end, to tick when it is complete; in rows, so that a page breaks between two of them. */
function Orders(context: PickContext): ReactNode {
  const { t, orders, columns } = context;
  const inRow = toBoxesInRow(context);
  const rows = Array.from({ length: Math.ceil(orders.length / inRow) }, (_, index) => orders.slice(index * inRow, (index + 1) * inRow));
  return (
    <>
      <tr className="list-group">
        <th scope="rowgroup" colSpan={columns}>
          <span className="list-group-name">{t('documents.pickList.ordersHere')}</span>
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row[0] && toOrderKey(row[0])} className="pick-boxes">
          <td colSpan={columns}>
            <div className={`pick-box-row pick-in-${inRow}`}>
              {row.map((order) => (
                <OrderBox key={toOrderKey(order)} context={context} order={order} />
              ))}
            </div>
          </td>
        </tr>
      ))}
    </>
  );
}

function OrderBox({ context, order }: { context: PickContext; order: OrderSnapshot }): ReactNode {
  const { t, language, has, orderName } = context;
  return (
    <div className="pick-box">
      <CheckBox className="list-tick" label={t('documents.pickList.done')} />
      <b>
        <Value>{orderName(order)}</Value>
      </b>
      <span>{t('documents.packingSlip.pieces', { count: toPieces(order.lines) })}</span>
      {has('customers') && order.customer.name && (
        <span className="pick-customer">
          <Text language={language}>{order.customer.name}</Text>
        </span>
      )}
    </div>
  );
}

export const pickList: PrintableDocument<'pickList'> = {
  Component: PickList,
  mustShow({ name, orders, language }) {
    const [order] = orders;
    const [line] = order?.lines ?? [];
    return [name, ...(order ? [String(order.id)] : []), ...(line ? [inLanguage(language, 'name', line)] : [])];
  },
  pictures: toListPictures,
  sample: toSampleList('pickList'),
};
