import { createSampleShop, type SampleShop } from '@sample-shop/sample-shop';
import type { OrderKind, OrderRef } from '@shared/contract/printing';
import { toDatePart } from '@shared/domain/dates';
import type { FakeNetwork } from '../fake-network';

/** An order as the server keeps it. */
export interface ScriptedOrder extends OrderRef {
  /** As the server writes it. */
  createdAt: string;
  status: string;
  payment: string;
  governorate: string;
  /** Its row cannot be read, or not even its number. */
  damage?: 'row' | 'number' | null;
}

export interface ListRequest {
  kind: OrderKind;
  offset: number;
  /** By the clock of this computer. */
  at: number;
}

/** A sample shop whose two lists of orders are under the test's control, without a socket, so that time can stand still. */
export interface ScriptedShop {
  shop: SampleShop;
  apiRoot: string;
  orders: ScriptedOrder[];
  /** Places an order now. */
  place(kind: OrderKind, changes?: Partial<ScriptedOrder>): ScriptedOrder;
  requests: ListRequest[];
  /** Called before a page is answered; what it throws is a broken connection, a response is the answer. */
  onPage(request: ListRequest): undefined | Response | Promise<undefined | Response>;
  /** Changes of a status that the server was asked for. */
  statusChanges: (OrderRef & { status: string })[];
  onStatusChange(order: OrderRef): undefined | Response;
  /** So far is the server's clock behind that of this computer. */
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
  const shop = createSampleShop();
  let lastId = 100;
  const json = (body: unknown, status = 200): Response =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', date: serverDate() } });
  const serverDate = (): string => new Date(Date.now() - scripted.behindMs).toUTCString();

  async function list(kind: OrderKind, url: URL): Promise<Response> {
    const [offset, limit] = ['offset', 'limit'].map((name) => Number(url.searchParams.get(name)));
    const request = { kind, offset: offset ?? 0, at: Date.now() };
    scripted.requests.push(request);
    const answer = await scripted.onPage(request);
    if (answer) return answer;
    const startDate = url.searchParams.get('startDate') ?? '';
    const search = url.searchParams.get('search') ?? '';
    const rows = scripted.orders
      .filter((order) => order.kind === kind && toDatePart(order.createdAt) >= startDate && (search === '' || String(order.id) === search))
      .sort((one, other) => other.id - one.id);
    const page = rows.slice(offset, (offset ?? 0) + (limit ?? rows.length));
    return json({ data: { data: page.map(toRow), totalItems: rows.length } });
  }

  async function changeStatus(kind: OrderKind, id: number, request: Request): Promise<Response> {
    const { status } = (await request.json()) as { status: string };
    const refusal = scripted.onStatusChange({ kind, id });
    if (refusal) return refusal;
    scripted.statusChanges.push({ kind, id, status });
    for (const order of scripted.orders) if (order.kind === kind && order.id === id) order.status = status;
    return json({ data: null });
  }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const isSignedIn = (await shop.fetch(new Request(new URL('/api/setting', url), { headers: request.headers }))).status;
    const kind = paths[url.pathname];
    const [, path, id] = statusPath.exec(url.pathname) ?? [];
    if ((kind || path) && isSignedIn === 401) return json({ message: 'not_authorized' }, 401);
    if (kind) return list(kind, url);
    if (path) return changeStatus(path === 'order' ? 'order' : 'guestOrder', Number(id), request);
    const response = await shop.fetch(request);
    response.headers.set('date', serverDate());
    return response;
  }

  const scripted: ScriptedShop = {
    shop,
    apiRoot: 'http://127.0.0.1:4999/api',
    orders: [],
    place(kind, changes = {}) {
      lastId += 1;
      const createdAt = new Date(Date.now() - scripted.behindMs).toISOString();
      const order = { kind, id: lastId, createdAt, status: 'ordered', payment: 'knet', governorate: 'Hawalli', ...changes };
      scripted.orders.push(order);
      return order;
    },
    requests: [],
    onPage: () => undefined,
    statusChanges: [],
    onStatusChange: () => undefined,
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

/** As a connection that does not come about. */
export function unreachable(): never {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }) });
}
