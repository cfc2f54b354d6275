import { failed, ok, type Result } from '@shared/contract/result';
import { type CallName, calls } from '@shared/contract/tables/registry';
import { createSampleShop } from '../../../src/sample-shop/sample-shop';
import { createShopClient } from '../../../src/sample-shop/testing/shop-client';
import type { FakeHandlers } from './fake-bridge';

/** Handles every call of the contract with a sample shop of its own, through the same parsing as a server's responses. */
export function serveSampleShop(): FakeHandlers {
  const shop = createShopClient(createSampleShop());
  const serve = async (name: CallName, input: unknown): Promise<Result<never>> => {
    const { status, body, value } = await shop.call(name, (input ?? {}) as never);
    if (status === calls[name].okStatus) return ok(value() as never);
    return failed(status === 404 ? 'notFound' : 'server', { status, message: JSON.stringify(body) });
  };
  return Object.fromEntries((Object.keys(calls) as CallName[]).map((name) => [name, (input: unknown) => serve(name, input)]));
}
