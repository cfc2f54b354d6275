import { toDrawable } from '@documents/parts/drawable-text';
import { toProductCode } from '@documents/product-label/product-code';
import { toCombinationNames } from '@shared/contract/catalogue/combination-names';
import type { Product } from '@shared/contract/catalogue/products';
import type { ReconciledSheet } from '@shared/contract/desktop/reconciliation';
import { type SalesQuery, type SalesResult, toLeftOut } from '@shared/contract/desktop/sales';
import type {
  CountedProduct,
  LeftOrder,
  ListDraft,
  PreviewRequest,
  PriceTag,
  PrintDraft,
  PrintRequest,
  ProductLabel,
  RequestOf,
  SheetNews,
} from '@shared/contract/printing/print-requests';
import type { Collation } from '@shared/contract/printing/print-settings';
import type { PrintedAtStation, PrintedData, SheetData } from '@shared/contract/printing/printed-sheet';
import { FailureError } from '@shared/contract/result';
import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import { inLanguage, type Language } from '@shared/domain/language';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { isCanceled } from '@shared/domain/orders/order-status';
import {
  type DocumentKind,
  type ListKind,
  listFacts,
  type Printable,
  type SalesKind,
  toDocumentLabel,
  toListLabel,
  toSalesLabel,
} from '@shared/domain/printing/printable';
import { toAskedPrice } from '@shared/domain/starting-price';
import { toCombinationCount } from '@shared/lists/catalogue';
import type { Journal } from '../journal/journal';
import { dedupeSheets } from '../sheet/dedupe-sheets';
import type { OrderProducts } from '../sheet/order-products';
import type { OrderSnapshots, SnapshotAsOf } from '../sheet/order-snapshots';
import { toNews, toOldest } from '../sheet/sheet-news';

/** A sheet's content, before it has a language, paper, and printer. */
export interface GatheredSheet {
  data: PrintedData;
  title: string | ((language: Language) => string);
  customer?: string;
  /** Number of sheets (default 1), multiplied by the copies of its destination. */
  count?: number;
}

interface Gathered {
  /** In print order. */
  sheets: GatheredSheet[];
  /** Orders in the list. */
  orders?: OrderRef[];
  news?: SheetNews;
}

interface ProductsWanted extends Pick<RequestOf<'countSheet'>, 'question' | 'ids'> {
  /** Whether the list is loaded again first. */
  isRenewed?: boolean;
}

/** Products of a full list, in its order, and when it was loaded (ISO); null if the list isn't complete. Rejects with `tooManyForPaper`. */
export type ListedProducts = <Row>(
  wanted: ProductsWanted,
  toRow: (product: Product) => Row,
) => Promise<{ products: Row[]; readAt: string } | null>;

export interface GatherDeps {
  snapshots: Pick<OrderSnapshots, 'get'>;
  goods: Pick<OrderProducts, 'of'>;
  journal: Pick<Journal, 'listedBefore'>;
  /** Sales, from orders that are loaded again first. */
  sales: (question: SalesQuery) => SalesResult | Promise<SalesResult>;
  /** The open settlement file, matched with orders that are loaded again first. */
  payments: () => Promise<ReconciledSheet>;
  products: ListedProducts;
  shop: () => string;
  personName: () => string;
  now: () => Date;
}

/** Turns each kind of request into the content of its sheets. */
export interface Gather {
  /**
   * Rejects with `listNotWhole` if a list isn't complete, with `tooManyForPaper`, and with `orderNotAvailable` or `notFound` if the sheet
   * would be empty. `documents` are those of orders.
   */
  gather(request: PrintRequest, documents: readonly DocumentKind[], collation: Collation): Promise<Gathered>;
  preview(request: PreviewRequest): Promise<PrintDraft | null>;
}

const toRef = ({ kind, id }: OrderSnapshot): OrderRef => ({ kind, id });

/** Returns the documents of orders, in the order of `collation`. */
export function toOrderSheets(
  found: readonly SnapshotAsOf[],
  documents: readonly DocumentKind[],
  collation: Collation,
  printedBy?: PrintedAtStation,
): GatheredSheet[] {
  const toSheet = ({ snapshot, asOf }: SnapshotAsOf, kind: DocumentKind): GatheredSheet => ({
    data: { kind, snapshot, ...(printedBy && { printedBy }), ...(asOf !== null && { asOf }) },
    title: toDocumentLabel(kind, snapshot.id),
    customer: snapshot.customer.name,
  });
  return collation === 'byOrder'
    ? found.flatMap((order) => documents.map((document) => toSheet(order, document)))
    : documents.flatMap((document) => found.map((order) => toSheet(order, document)));
}

function toReason(list: ListKind, order: OrderSnapshot): LeftOrder['reason'] | null {
  if (isCanceled(order)) return 'canceled';
  return listFacts[list].needsLines && order.lines.length === 0 ? 'noLines' : null;
}

/** The title also has the token by which the system's job is recognized, and printing systems cut long titles. */
const maxNameInTitle = 60;

function toLabelTitle(label: ProductLabel, language: Language): string {
  // A page returns its title without undrawable characters and double spaces, so a comparison with the original title would wait forever.
  const words = toDrawable(inLanguage(language, 'name', label))
    .replace(/\s+/g, ' ')
    .trim();
  const name = [...words].slice(0, maxNameInTitle).join('').trim();
  return `${name} (${toProductCode(label).slice(0, maxNameInTitle)})`;
}

function toLabelSheets({ labels }: RequestOf<'productLabel'>): Gathered {
  return {
    sheets: labels.map(({ count, ...label }) => ({
      data: { kind: 'productLabel', label },
      title: (language) => toLabelTitle(label, language),
      count,
    })),
  };
}

/** Returns a product with its stock, and that of each of its combinations. */
export function toCounted(product: Product): CountedProduct {
  const { id, name_en, name_ar, code, category, amount, variant_data } = product;
  const names = toCombinationCount(product) > 0 ? toCombinationNames(product) : [];
  const combinations = names.map((name, at) => ({ ...name, stock: variant_data[at]?.amount ?? 0 }));
  const own = category.name_en || category.name_ar ? { name_en: category.name_en, name_ar: category.name_ar } : null;
  return { id, name_en, name_ar, code: code.trim(), category: own, stock: amount, combinations };
}

function toPriceTag(product: Product): PriceTag {
  const { id, name_en, name_ar, code, price, offerPrice } = product;
  const { fils, isFrom } = toAskedPrice(product);
  const before = offerPrice !== null && price > fils ? price : null;
  return { productId: id, name_en, name_ar, code: code.trim(), priceFils: fils, isFromPrice: isFrom, beforeFils: before };
}

/** Returns the title and origin of a document over many rows. */
function toNamed({ now, personName }: GatherDeps, list: Printable): Pick<SheetData<ListKind>, 'name' | 'madeAt' | 'madeBy'> {
  const madeAt = now();
  return { name: toListLabel(list, madeAt), madeAt: madeAt.toISOString(), madeBy: personName() };
}

/** Documents over many orders. */
function createListGather(deps: GatherDeps) {
  const { snapshots, goods, journal } = deps;

  async function findListed(list: ListKind, refs: readonly OrderRef[]) {
    const found = await snapshots.get(dedupeSheets(refs));
    const taken = found.filter(({ snapshot }) => toReason(list, snapshot) === null);
    const orders = taken.map(({ snapshot }) => snapshot);
    const { goods: known, isWhole } = listFacts[list].sortings.length > 0 ? await goods.of(orders) : { goods: [], isWhole: true };
    return { found, taken, orders, goods: known, areGoodsKnown: isWhole, asOf: toOldest(taken) };
  }

  async function gather({ document: kind, orders: refs, options }: RequestOf<ListKind>): Promise<Gathered> {
    const { taken, orders, goods: known, asOf } = await findListed(kind, refs);
    if (orders.length === 0) throw new FailureError({ code: 'orderNotAvailable', message: refs.map(({ id }) => `#${id}`).join(', ') });
    const data = { kind, orders, goods: known, options, ...toNamed(deps, kind), ...(asOf !== null && { asOf }) };
    return { sheets: [{ data, title: data.name }], orders: orders.map(toRef), ...toNews(taken) };
  }

  async function preview(list: ListKind, refs: readonly OrderRef[]): Promise<ListDraft> {
    const { found, taken: _taken, ...draft } = await findListed(list, refs);
    const left = found.flatMap(({ snapshot }) => {
      const reason = toReason(list, snapshot);
      return reason ? [{ order: toRef(snapshot), customer: snapshot.customer.name, reason }] : [];
    });
    return { ...draft, left, madeBy: deps.personName(), earlier: journal.listedBefore(deps.shop(), list, draft.orders.map(toRef)) };
  }

  return { gather, preview };
}

async function gatherSales({ sales, now, personName }: GatherDeps, { document: kind, question }: RequestOf<SalesKind>): Promise<Gathered> {
  const answer = await sales(question);
  const { report, before, sources } = answer;
  const [readAt] = Object.values(sources)
    .flatMap((source) => source?.readAt ?? [])
    .toSorted();
  if (!report || readAt === undefined) throw new FailureError({ code: 'listNotWhole' });
  const made = { readAt, madeAt: now().toISOString(), madeBy: personName() };
  return { sheets: [{ data: { kind, report, before, leftOut: toLeftOut(answer), ...made }, title: toSalesLabel(kind, report.period) }] };
}

async function gatherPayments(deps: GatherDeps): Promise<Gathered> {
  const named = toNamed(deps, 'paymentSheet');
  return { sheets: [{ data: { kind: 'paymentSheet', ...(await deps.payments()), ...named }, title: named.name }] };
}

/** Documents over the rows of a product list. */
function createProductGather(deps: GatherDeps) {
  async function readProducts<Row>(wanted: ProductsWanted, toRow: (product: Product) => Row) {
    const found = await deps.products({ question: wanted.question, ids: wanted.ids, isRenewed: true }, toRow);
    if (!found) throw new FailureError({ code: 'listNotWhole' });
    if (found.products.length === 0) throw new FailureError({ code: 'notFound' });
    return found;
  }

  async function ofCount(request: RequestOf<'countSheet'>): Promise<Gathered> {
    const found = await readProducts(request, toCounted);
    const { question, ids, options } = request;
    const { isDeleted = false, search = '', filters } = question;
    const which = { isTicked: ids !== null, isDeleted, search, conditions: filters };
    const named = toNamed(deps, 'countSheet');
    return { sheets: [{ data: { kind: 'countSheet', ...found, which, options, ...named }, title: named.name }] };
  }

  async function ofTags(request: RequestOf<'priceTags'>): Promise<Gathered> {
    const found = await readProducts(request, toPriceTag);
    const named = toNamed(deps, 'priceTags');
    return { sheets: [{ data: { kind: 'priceTags', ...found, options: request.options, ...named }, title: named.name }] };
  }

  return { count: ofCount, tags: ofTags };
}

export function createGather(deps: GatherDeps): Gather {
  const lists = createListGather(deps);
  const products = createProductGather(deps);

  return {
    async gather(request, documents, collation) {
      switch (request.document) {
        case undefined: {
          const found = await deps.snapshots.get(dedupeSheets(request.orders));
          return { sheets: toOrderSheets(found, documents, collation), ...toNews(found) };
        }
        case 'productLabel':
          return toLabelSheets(request);
        case 'countSheet':
          return products.count(request);
        case 'priceTags':
          return products.tags(request);
        case 'paymentSheet':
          return gatherPayments(deps);
        default:
          return 'orders' in request ? lists.gather(request) : gatherSales(deps, request);
      }
    },
    preview(request) {
      switch (request.document) {
        case 'countSheet':
          return deps.products(request, toCounted);
        case 'priceTags':
          return deps.products(request, toPriceTag);
        default:
          return lists.preview(request.document, request.orders);
      }
    },
  };
}
