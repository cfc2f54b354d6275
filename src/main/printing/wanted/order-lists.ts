import type { DocumentHead } from '@documents/parts/order-document';
import type { Digits } from '@shared/contract/desktop/session';
import type { LeftOrder, ListDraft, ListOptions, SheetNews } from '@shared/contract/printing/print-requests';
import { FailureError } from '@shared/contract/result';
import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { Language } from '@shared/domain/language';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { isCanceled } from '@shared/domain/orders/order-status';
import { type ListKind, listFacts, toListLabel } from '@shared/domain/printing/printable';
import { toSheetLanguages } from '@shared/domain/printing/sheet-languages';
import type { Journal } from '../journal/journal';
import type { WantedSheet } from '../queue/print-queue';
import type { OrderGoods } from '../sheet/order-goods';
import type { OrderSnapshots } from '../sheet/order-snapshots';
import type { ListSheet } from '../sheet/sheet';
import { toNews, toOldest } from '../sheet/sheet-news';
import { withoutRepeats } from '../sheet/without-repeats';
import type { Destined } from './wanted-sheets';

export interface OrderListsDeps {
  snapshots: Pick<OrderSnapshots, 'get'>;
  goods: Pick<OrderGoods, 'of'>;
  journal: Pick<Journal, 'listedBefore'>;
  shop: () => string;
  language: () => Language;
  digits: () => Digits;
  personName: () => string;
  now: () => Date;
}

interface WantedList {
  orders: readonly OrderRef[];
  options: ListOptions;
  destined: Destined<ListKind>;
  settings: DocumentHead;
}

/** Documents over many orders: what would stand on one, and its sheets. */
export interface OrderLists {
  read(list: ListKind, orders: readonly OrderRef[]): Promise<ListDraft>;
  /** One for each language of the destination. Throws `orderNotAvailable` where none of the orders goes in. */
  sheets(wanted: WantedList): Promise<{ sheets: WantedSheet[]; orders: OrderRef[]; news?: SheetNews }>;
}

const toRef = ({ kind, id }: OrderSnapshot): OrderRef => ({ kind, id });

function toReason(list: ListKind, order: OrderSnapshot): LeftOrder['reason'] | null {
  if (isCanceled(order)) return 'canceled';
  return listFacts[list].needsLines && order.lines.length === 0 ? 'noLines' : null;
}

export function createOrderLists({ snapshots, goods, journal, shop, language, digits, personName, now }: OrderListsDeps): OrderLists {
  async function gather(list: ListKind, refs: readonly OrderRef[]) {
    const found = await snapshots.get(withoutRepeats(refs));
    const taken = found.filter(({ snapshot }) => toReason(list, snapshot) === null);
    const orders = taken.map(({ snapshot }) => snapshot);
    const { goods: known, isWhole } = listFacts[list].sortings.length > 0 ? await goods.of(orders) : { goods: [], isWhole: true };
    return { found, taken, orders, goods: known, areGoodsKnown: isWhole, asOf: toOldest(taken) };
  }

  return {
    async read(list, refs) {
      const { found, taken: _taken, ...draft } = await gather(list, refs);
      const left = found.flatMap(({ snapshot }) => {
        const reason = toReason(list, snapshot);
        return reason ? [{ order: toRef(snapshot), customer: snapshot.customer.name, reason }] : [];
      });
      return { ...draft, left, madeBy: personName(), earlier: journal.listedBefore(shop(), list, draft.orders.map(toRef)) };
    },
    async sheets({ orders: refs, options, destined: { document, destination, printer }, settings }) {
      const { taken, orders, goods: known, asOf } = await gather(document, refs);
      if (orders.length === 0) throw new FailureError({ code: 'orderNotAvailable', message: refs.map(({ id }) => `#${id}`).join(', ') });
      const madeAt = now();
      const name = toListLabel(document, madeAt);
      const { shopName, shopAddress, shopPhone } = settings;
      const { paper, color, copies } = destination;
      const sheets = toSheetLanguages(destination.language, language()).map((own): WantedSheet => {
        const sheet: ListSheet = {
          kind: document,
          name,
          language: own,
          orders,
          goods: known,
          options,
          paper,
          color,
          digits: digits(),
          head: { shopName, shopAddress, shopPhone },
          madeAt: madeAt.toISOString(),
          madeBy: personName(),
          ...(asOf !== null && { asOf }),
        };
        return { sheet, title: name, customer: '', printer, copies };
      });
      return { sheets, orders: orders.map(toRef), ...toNews(taken) };
    },
  };
}
