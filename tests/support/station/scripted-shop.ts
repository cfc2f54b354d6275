import { createSampleShop, type SampleShop } from '@sample-shop/sample-shop';
import { toDatePart } from '@shared/domain/dates';
import type { OrderKind, OrderRef } from '@shared/domain/orders/order-ref';
import type { FakeNetwork } from '../main/fake-network';

/** An order as the server stores it. */
export interface ScriptedOrder extends OrderRef {
  /** Time in the server's format. */
  createdAt: string;
  status: string;
  payment: string;
  governorate: string;
  /** The row can't be parsed, or not even its number. */
  damage?: 'row' | 'number' | null;
}

interface ListRequest {
  kind: OrderKind;
  offset: number;
  /** Search text; '' without a search. */
  search: string;
  /** Time by this computer's clock, in ms. */
  at: number;
}

/** A sample shop whose two lists of orders are under the test's control, without a socket, so that the clock can be stopped. */
export interface ScriptedShop {
  shop: SampleShop;
  apiRoot: string;
  orders: ScriptedOrder[];
  /** Places an order now. */
  place(kind: OrderKind, changes?: Partial<ScriptedOrder>): ScriptedOrder;
  requests: ListRequest[];
  /** Called before a page is sent. A thrown error is a broken connection. A response replaces the page. */
  onPage(request: ListRequest): undefined | Response | Promise<undefined | Response>;
  /** Status changes that the server was sent. */
  statusChanges: (OrderRef & { status: string })[];
  onStatusChange(order: OrderRef): undefined | Response;
  /** Returns the server's own time, which moving this computer's clock doesn't change. */
  now(): number;
  /** Whether its responses have no date. */
  isDateless: boolean;
  /** Whether lists and changes are the sample shop's own, with only its store under the test's control. */
  isShopItself: boolean;
  /** Milliseconds that the server's clock was behind this computer's clock at the start. */
  behindMs: number;
  network: FakeNetwork;
}

const paths: Record<string, OrderKind> = { '/api/order/admin': 'order', '/api/orderGuest/admin': 'guestOrder' };
const statusPath = /^\/api\/(order|orderGuest)\/changeStatus\/(\d+)$/;

function toRow(order: ScriptedOrder): object {
  const { kind, id, damage } = order;
  if (damage) return { ...(damage === 'row' && { id }), total: 'much', createdAt: order.createdAt };
  const address = {
    governorate: { name_en: order.governorate, name_ar: order.governorate },
    area: { name_en: 'Salmiya', name_ar: 'السالمية' },
    block: '4',
    street: '12',
  };
  const common = {
    id,
    total: 5.25,
    shipping_fee: 1.25,
    payment_method: order.payment,
    payments: [],
    status: order.status,
    createdAt: order.createdAt,
    user_address: address,
    user_addresses: [],
    sub_carts: [{ id: 1, amount: 2, price: 2, product: { name_en: `Pot ${id}`, name_ar: `قدر ${id}`, price: 2, product_images: [] } }],
  };
  return kind === 'order'
    ? { ...common, user: { username: `User ${id}`, phone: '50001234', email: '' }, day: order.createdAt.slice(0, 10) }
    : { ...common, guest_name: `Guest ${id}`, guest_email: '', guest_phone: '50001234' };
}

export function createScriptedShop(): ScriptedShop {
  const startedAt = Date.now() - performance.now();
  const shop = createSampleShop();
  let lastId = 100;
  const json = (body: unknown, status = 200): Response =>
    dated(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }));
  const serverDate = (): string => new Date(scripted.now()).toUTCString();

  /** Records a request for a list; returns the test's response, if it has one. */
  async function hear(kind: OrderKind | undefined, url: URL): Promise<Response | undefined> {
    if (!kind) return undefined;
    const request = { kind, offset: Number(url.searchParams.get('offset')), search: url.searchParams.get('search') ?? '', at: Date.now() };
    scripted.requests.push(request);
    return scripted.onPage(request);
  }

  async function list(kind: OrderKind, url: URL): Promise<Response> {
    const answer = await hear(kind, url);
    if (answer) return dated(answer);
    const [offset, limit] = ['offset', 'limit'].map((name) => Number(url.searchParams.get(name)));
    const search = url.searchParams.get('search') ?? '';
    const [startDate, endDate] = ['startDate', 'endDate'].map((name) => url.searchParams.get(name));
    // The requirements define a closed range only, none that is open at one end.
    if ((startDate === null) !== (endDate === null))
      return json({ message: `invalid_${startDate === null ? 'startDate' : 'endDate'}` }, 400);
    const isWithin = (day: string): boolean =>
      Number.isNaN(Date.parse(day)) || (day >= (startDate ?? '') && day <= (endDate ?? '9999-12-31'));
    const rows = scripted.orders
      .filter((order) => order.kind === kind && isWithin(toDatePart(order.createdAt)) && (search === '' || String(order.id) === search))
      .sort((one, other) => other.id - one.id);
    const page = rows.slice(offset, (offset ?? 0) + (limit ?? rows.length));
    return json({ data: { data: page.map(toRow), totalItems: rows.length } });
  }

  async function changeStatus(kind: OrderKind, id: number, request: Request): Promise<Response> {
    const { status } = (await request.json()) as { status: string };
    const refusal = scripted.onStatusChange({ kind, id });
    if (refusal) return dated(refusal);
    scripted.statusChanges.push({ kind, id, status });
    for (const order of scripted.orders) if (order.kind === kind && order.id === id) order.status = status;
    return json({ data: null });
  }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (scripted.isShopItself) return dated((await hear(paths[url.pathname], url)) ?? (await shop.fetch(request)));
    const isSignedIn = (await shop.fetch(new Request(new URL('/api/setting', url), { headers: request.headers }))).status;
    const kind = paths[url.pathname];
    const [, path, id] = statusPath.exec(url.pathname) ?? [];
    if ((kind || path) && isSignedIn === 401) return json({ message: 'not_authorized' }, 401);
    if (kind) return list(kind, url);
    if (path) return changeStatus(path === 'order' ? 'order' : 'guestOrder', Number(id), request);
    return dated(await shop.fetch(request));
  }

  function dated(response: Response): Response {
    if (!scripted.isDateless) response.headers.set('date', serverDate());
    return response;
  }

  const scripted: ScriptedShop = {
    shop,
    apiRoot: 'http://127.0.0.1:4999/api',
    orders: [],
    place(kind, changes = {}) {
      lastId += 1;
      const createdAt = new Date(scripted.now()).toISOString();
      const order = { kind, id: lastId, createdAt, status: 'ordered', payment: 'knet', governorate: 'Hawalli', ...changes };
      scripted.orders.push(order);
      return order;
    },
    now: () => startedAt + performance.now() - scripted.behindMs,
    requests: [],
    onPage: () => undefined,
    statusChanges: [],
    onStatusChange: () => undefined,
    isDateless: false,
    isShopItself: false,
    behindMs: 0,
    network: {
      proxies: [],
      rules: () => null,
      async fetch(input, init) {
        const signal = init?.signal ?? input.signal;
        const broken = new Promise<never>((_resolve, reject) => {
          if (signal.aborted) reject(signal.reason);
          signal.addEventListener('abort', () => reject(signal.reason));
        });
        return Promise.race([answer(input.clone()), broken]);
      },
      fetchPicture: async () => new Response(null, { status: 404 }),
      upload: () => Promise.reject(new TypeError('no uploads here')),
      restrict: () => undefined,
      goThrough: async () => undefined,
      certificates: () => [],
    },
  };
  return scripted;
}

/** Throws the error of a failed connection. */
export function unreachable(): never {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }) });
}
