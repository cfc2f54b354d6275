import type { AnyCall, CallInput, CallValue } from '@shared/contract/call';
import { type CallName, calls } from '@shared/contract/tables/registry';
import { pageSize, toPageStart } from '@shared/domain/server/paging';
import type { SampleShop } from '../sample-shop';
import { seedAdmins } from '../seed/admins';
import type { Store } from '../store/store';

type Calls = typeof calls;
export type InputOf<Name extends CallName> = CallInput<Calls[Name]>;

interface ShopAnswer<Name extends CallName> {
  status: number;
  body: unknown;
  /** Parses the response as the app does; throws if it can't. */
  value(): CallValue<Calls[Name]>;
}

export interface ShopClient {
  token: string;
  call<Name extends CallName>(name: Name, input: InputOf<Name>, headers?: Record<string, string>): Promise<ShopAnswer<Name>>;
  /** Requests any path below the API root, as another client could. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<{ status: number; body: unknown }>;
}

export const testRoot = 'http://shop.test/api';

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

function toPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function toSearchText(query: Record<string, unknown> = {}): string {
  const { page, ...rest } = query;
  const fields = Object.entries({
    ...rest,
    ...(typeof page === 'number' ? { offset: toPageStart(page), limit: pageSize } : {}),
  }).filter(([, value]) => value !== undefined);
  return fields.length === 0 ? '' : `?${new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))}`;
}

function toPayload(body: Record<string, unknown> | undefined): { payload?: BodyInit; headers?: Record<string, string> } {
  if (body === undefined) return {};
  const files = Object.entries(body).filter((entry): entry is [string, Blob] => entry[1] instanceof Blob);
  if (files.length === 0) return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const form = new FormData();
  for (const [name, file] of files) form.set(name, file);
  return { payload: form };
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}

/** Prepares a shop so that the example of a call succeeds: a code to apply, no banners before the first ones. */
export function prepareFor(name: CallName, { tables, singles }: Store): void {
  tables.promoCodes.update(29, { name: 'SEED', is_active: true });
  if (name === 'homeBanners.create') singles.homeBanners = [];
  if (name === 'shopBanners.create') singles.shopBanners = [];
}

/** Calls a shop in this process by the contract, signed in as one of the seeded admins or not at all. */
export function createShopClient(shop: SampleShop, who: keyof typeof seedAdmins | null = 'all'): ShopClient {
  const client: ShopClient = {
    token: who ? shop.control.signIn(seedAdmins[who].id) : '',
    async send(method, path, body, headers = {}) {
      const payload = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
      const response = await shop.fetch(
        new Request(`${testRoot}${path}`, {
          method,
          ...payload,
          headers: { ...(client.token ? { authorization: client.token } : {}), ...headers },
        }),
      );
      return { status: response.status, body: await readBody(response) };
    },
    async call(name, input, headers = {}) {
      const call: AnyCall = calls[name];
      const { params, query, body } = input as Parts;
      const sent = toPayload(call.body ? call.body.parse(body) : undefined);
      const request = new Request(
        `${testRoot}${toPath(call.path, params)}${toSearchText(call.query ? call.query.parse(query ?? {}) : {})}`,
        {
          method: call.method,
          headers: { ...sent.headers, ...(client.token ? { authorization: client.token } : {}), ...headers },
          ...(sent.payload ? { body: sent.payload } : {}),
        },
      );
      const response = await shop.fetch(request);
      const answer = await readBody(response);
      return { status: response.status, body: answer, value: () => call.answer.decode(answer) };
    },
  };
  return client;
}
