import type { SampleShop } from '@sample-shop/sample-shop';
import type { ServerProfile } from '@shared/domain/server/server-profile';

/** A server that differs from the contract, and the expected result of a check. */
export interface Deviation {
  /** Paths that differ; all if left out. */
  path?: RegExp;
  /** Returns a changed body. */
  body?: (body: never) => unknown;
  status?: number;
  /** HTML instead of JSON. */
  html?: string;
  /** Prefix below which the shop responds. */
  prefix?: string;
  takesMs?: number;
  /** Only for paths that don't exist. */
  ofErrors?: boolean;
  /** Changes the query before the shop gets it. */
  query?: (search: URLSearchParams) => void;
  away?: boolean;
  named?: string[];
  /** The server profile that a check should propose; left out if none can describe the difference. */
  says?: Omit<ServerProfile, 'version'>;
}

type Row = Record<string, unknown>;
interface Paged {
  data: { data: Row[]; totalItems: number };
}
interface Listed {
  data: Row[];
}
interface Recorded {
  data: Row;
}

const rows = (change: (row: Row, index: number) => Row) => (body: Paged) => ({ data: { ...body.data, data: body.data.data.map(change) } });
const listed = (change: (row: Row) => Row) => (body: Listed) => ({ data: body.data.map(change) });
const without =
  (name: string) =>
  ({ [name]: _left, ...rest }: Row): Row =>
    rest;
const isMoney = /^(price|cost|offerPrice|total|shipping_fee|delivery_fee|cash_in_delivery|totalSales|salesDaily)$/;
/** Converts every amount to fils, by the names of the contract's fields. */
const inFils = (value: unknown, name = ''): unknown => {
  if (Array.isArray(value)) return value.map((one) => inFils(one));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inFils(part, key)]));
  return isMoney.test(name) && value !== '' ? (typeof value === 'string' ? String(fils(value)) : fils(value)) : value;
};
const fils = (value: unknown): unknown => (value === null || value === undefined ? value : Math.round(Number(value) * 1000));

const everyAmount = {
  'products.list': [
    'data.data[].price',
    'data.data[].cost',
    'data.data[].variant_data[].price',
    'data.data[].variant_data[].cost',
    'data.data[].offerPrice',
  ],
  'products.one': ['data.price', 'data.cost', 'data.variant_data[].price', 'data.variant_data[].cost'],
  'delivery.read': ['data.delivery_fee', 'data.shipping_fee', 'data.cash_in_delivery', 'data.area_fees[].delivery_fee'],
  'orders.list': [
    'data.data[].total',
    'data.data[].sub_carts[].price',
    'data.data[].sub_carts[].product.price',
    'data.data[].sub_carts[].dynamic_variant_carts[].dynamic_variant.price',
    'data.data[].shipping_fee',
  ],
  'guestOrders.list': [
    'data.data[].total',
    'data.data[].shipping_fee',
    'data.data[].sub_carts[].price',
    'data.data[].sub_carts[].product.price',
    'data.data[].sub_carts[].dynamic_variant_carts[].dynamic_variant.price',
  ],
  'lookups.areas': ['data[].delivery_fee'],
  'dynamicVariants.list': ['data.data[].price'],
};

const orders = /^\/order\/admin$/;
const products = /^\/product\/Auth$/;
const promoCodes = /^\/promoCode$/;
const notifications = /^\/notification$/;
const categories = /^\/categories\/Auth$/;

export const deviations = {
  'a field missing': { path: products, body: rows(without('code')), named: ['products.list: missing data.data[].code readAsEmpty'] },
  'a field missing without which there is no row': {
    path: orders,
    body: rows((row, index) => (index === 6 ? without('total')(row) : row)),
    named: ['orders.list: missing data.data[].total rowLeftOut'],
  },
  'a number as text': {
    path: products,
    body: rows((row) => ({ ...row, price: String(row.price) })),
    named: ['products.list: type data.data[].price readAllTheSame'],
    says: { numbers: { answers: 'text' } },
  },
  'an amount with the currency in it': {
    path: orders,
    body: rows((row) => ({ ...row, total: `${row.total} KWD` })),
    named: ['orders.list: type data.data[].total rowLeftOut'],
  },
  'ids as text': {
    path: /^\/home\/brandingImages$/,
    body: listed((row) => ({ ...row, id: String(row.id) })),
    named: ['branding.list: type data[].id readAllTheSame'],
    says: { numbers: { answers: 'text' } },
  },
  'ids that are no numbers': {
    path: notifications,
    body: rows((row) => ({ ...row, id: `6f1c-${row.id}` })),
    named: ['notifications.list: type data.data[].id rowLeftOut'],
  },
  'a flat page': {
    path: promoCodes,
    body: ({ data }: Paged) => ({ data: data.data, totalItems: data.totalItems }),
    named: ['promoCodes.list: envelope - readAllTheSame'],
    says: { calls: { 'promoCodes.list': { rows: 'data', total: 'totalItems' } } },
  },
  'another envelope': {
    path: promoCodes,
    body: ({ data }: Paged) => ({ results: data.data, count: data.totalItems }),
    named: ['promoCodes.list: envelope - unreadable'],
    says: { calls: { 'promoCodes.list': { rows: 'results', total: 'count' } } },
  },
  'a page without its total': {
    path: notifications,
    body: ({ data }: Paged) => ({ data: { data: data.data } }),
    named: ['notifications.list: missing data.totalItems unreadable'],
    says: { calls: { 'notifications.list': { total: null } } },
  },
  'a total as text': {
    path: notifications,
    body: ({ data }: Paged) => ({ data: { ...data, totalItems: String(data.totalItems) } }),
    named: ['notifications.list: type data.totalItems readAllTheSame'],
    says: { numbers: { answers: 'text' } },
  },
  'a total that counts the pages': {
    path: notifications,
    body: ({ data }: Paged) => ({ data: { ...data, totalItems: Math.ceil(data.totalItems / 20) } }),
    named: ['notifications.list: total data.totalItems shownWrong'],
    says: { calls: { 'notifications.list': { total: null } } },
  },
  'a list without an envelope': {
    path: /^\/country$/,
    body: ({ data }: Listed) => data,
    named: ['lookups.countries: envelope - unreadable'],
    says: { calls: { 'lookups.countries': { rows: '' } } },
  },
  'a record without an envelope': {
    path: /^\/setting\/iban$/,
    body: ({ data }: Recorded) => data,
    named: ['iban.read: envelope - readAsEmpty'],
    says: { calls: { 'iban.read': { data: '' } } },
  },
  'a record in a list': {
    path: /^\/setting\/servicesFee$/,
    body: ({ data }: Recorded) => ({ data: [data] }),
    named: ['delivery.read: envelope - unreadable'],
    says: { calls: { 'delivery.read': { data: 'data.0' } } },
  },
  'another date form': {
    path: promoCodes,
    body: rows((row) => ({ ...row, createdAt: '20/11/2026 09:00' })),
    named: ['promoCodes.list: format data.data[].createdAt shownAsIs'],
    says: { dates: { answers: 'dayFirst' } },
  },
  'moments as numbers': {
    path: notifications,
    body: rows((row) => ({ ...row, createdAt: 1_795_000_000_000 })),
    named: ['notifications.list: type data.data[].createdAt readAllTheSame'],
    says: { dates: { answers: 'milliseconds' } },
  },
  '0/1 for booleans': {
    path: categories,
    body: rows((row) => ({ ...row, isDeleted: Number(row.isDeleted) })),
    named: ['categories.list: type data.data[].isDeleted readAllTheSame'],
    says: { booleans: { answers: [0, 1] } },
  },
  'words for booleans': {
    path: categories,
    body: rows((row) => ({ ...row, isDeleted: row.isDeleted ? 'yes' : 'no' })),
    named: ['categories.list: type data.data[].isDeleted rowLeftOut'],
    says: { booleans: { answers: ['no', 'yes'] } },
  },
  'another page size': {
    path: orders,
    query: (search) => search.set('limit', '10'),
    named: ['orders.list: pageSize data.data shownWrong'],
    says: { calls: { 'orders.list': { most: 10 } } },
  },
  'pages that nobody asked for': {
    path: categories,
    query: (search) => {
      if (!search.has('limit')) search.set('limit', '3');
    },
    named: ['wholeList: pageSize data.data shownWrong'],
    says: { wholeLists: false },
  },
  'paths with a prefix': { prefix: '/v1', named: ['prefix /v1'], says: { prefix: '/v1' } },
  'one path that is not there': {
    // Not a list, so that no further call needs an ID from it.
    path: /^\/styleUp\/one$/,
    status: 404,
    body: () => ({ message: 'not_found' }),
    named: ['styleUp.read: notThere'],
  },
  '404 for an empty list': {
    path: /^\/setting\/contactUs$/,
    status: 404,
    body: () => ({ message: 'No messages' }),
    named: ['shopMessages.list: notFoundForEmpty - unreadable'],
    says: { calls: { 'shopMessages.list': { empty: 404 } } },
  },
  'HTML for an error': { ofErrors: true, html: '<!doctype html><h1>Cannot GET</h1>', named: ['errors: notJson - shownAsIs'] },
  'an error in other words': { ofErrors: true, body: () => ({ error: { code: 7 } }), named: ['errors: envelope - shownAsIs'] },
  'the words of an error elsewhere': {
    ofErrors: true,
    body: () => ({ error: { code: 404, message: 'No such path' } }),
    named: ['errors: envelope - shownAsIs'],
    says: { errors: { message: 'error.message' } },
  },
  'two places for the words of an error': {
    ofErrors: true,
    body: () => ({ errors: [{ detail: 'No such path' }], meta: { detail: 'Asked at nine' }, detail: null }),
    named: ['errors: envelope - shownAsIs'],
  },
  'HTML for an answer': {
    path: /^\/banner_hn$/,
    status: 200,
    html: '<html>Welcome</html>',
    named: ['shopBanners.list: notJson - unreadable'],
  },
  'null where an object is': {
    path: orders,
    body: rows((row) => ({ ...row, user: null })),
    named: ['orders.list: null data.data[].user readAsEmpty'],
  },
  'an object where text is': {
    path: /^\/staticPage\/hn$/,
    body: listed((row) => ({ ...row, title_ar: { ar: row.title_ar } })),
    named: ['shopAbout.list: type data[].title_ar rowLeftOut'],
  },
  'an unknown status': {
    path: orders,
    body: rows((row, index) => (index < 2 ? { ...row, status: 'awaiting_pickup' } : row)),
    named: ['orders.list: word data.data[].status shownAsIs'],
  },
  'money as fils': {
    path: products,
    body: rows((row) => ({ ...row, price: fils(row.price), cost: fils(row.cost), offerPrice: fils(row.offerPrice), variant_data: [] })),
    named: ['price', 'cost', 'offerPrice'].map((field) => `products.list: fils data.data[].${field} shownWrong`),
  },
  'all money as fils': {
    path: /./,
    body: (body: unknown) => inFils(body),
    named: Object.entries(everyAmount).flatMap(([name, places]) => places.map((place) => `${name}: fils ${place} shownWrong`)),
    says: { amounts: 'fils' },
  },
  'a refused list': { path: /^\/admin\/user$/, status: 403, body: () => ({ message: 'Not Allowed' }), named: ['users.list: refused'] },
  'another status for a success': { path: /^\/styleUp\/one$/, status: 201, named: ['styleUp.read: status - unreadable'] },
  'a server that fails': {
    path: /^\/admin\/dashboard$/,
    status: 500,
    body: () => ({ message: 'oops' }),
    named: ['dashboard.read: status - unreadable'],
  },
  'a slow list': { path: /^\/orderGuest\/admin$/, takesMs: 3900, named: ['guestOrders.list: slow'] },
  'a field that nobody asked for': { path: orders, body: rows((row) => ({ ...row, gift_note: 'x' })), named: [] },
} satisfies Record<string, Deviation>;

/** Wraps the shop in a server that responds differently. */
export function deviate(
  shop: Pick<SampleShop, 'fetch'>,
  deviation: Deviation,
  wait: (ms: number) => void,
): (request: Request) => Promise<Response> {
  const { path, body, status, html, prefix, takesMs, ofErrors, query, away } = deviation;
  return async (request) => {
    if (away) throw Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) });
    const url = new URL(request.url);
    const below = url.pathname.slice('/api'.length);
    if (prefix !== undefined && !below.startsWith(`${prefix}/`)) return Response.json({ message: 'not_found' }, { status: 404 });
    if (prefix !== undefined) url.pathname = `/api${below.slice(prefix.length)}`;
    const isMeant = ofErrors ? below.startsWith('/diwan-check') : (path?.test(below) ?? false);
    if (isMeant && query) query(url.searchParams);
    const headers = Object.fromEntries(request.headers);
    // A strict shop accepts no other page size, so the wrapper isn't strict there.
    const response = isMeant && query ? await answerOtherwise(shop, url, headers) : await shop.fetch(new Request(url, { headers }));
    if (!isMeant) return response;
    if (takesMs) wait(takesMs);
    const answered = status ?? response.status;
    if (html !== undefined) return new Response(html, { status: answered, headers: { 'content-type': 'text/html' } });
    const given: unknown = await response.json();
    return Response.json(body ? body(given as never) : given, { status: answered });
  };
}

async function answerOtherwise(shop: Pick<SampleShop, 'fetch'>, url: URL, headers: Record<string, string>): Promise<Response> {
  const limit = Number(url.searchParams.get('limit'));
  const offset = Number(url.searchParams.get('offset') ?? 0);
  url.searchParams.delete('limit');
  url.searchParams.delete('offset');
  const whole = (await (await shop.fetch(new Request(url, { headers }))).json()) as Paged;
  return Response.json({ data: { ...whole.data, data: whole.data.data.slice(offset, limit ? offset + limit : undefined) } });
}
