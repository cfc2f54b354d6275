import { type CallName, calls } from '@shared/contract/tables/registry';
import { createSampleShop } from '../../src/sample-shop/sample-shop';
import { createShopClient, prepareFor } from '../../src/sample-shop/testing/shop-client';

/** An example request to the sample shop, with its response. */
export interface Example {
  body: unknown;
  answer: unknown;
}

/** A fixed day, so that the same contract always gives the same file. */
const day = new Date('2026-11-20T09:00:00Z');

/** Shortens every list to its first row, which is enough to show a row's form. */
function withFirstRows(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(withFirstRows);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withFirstRows(part)]));
}

function withPublicParts(value: unknown): unknown {
  const text = JSON.stringify(value, (name, part) => (name === 'accessToken' ? 'c0ffee00-token-of-one-session' : part));
  return text === undefined ? undefined : JSON.parse(text.replaceAll('http://shop.test/', 'https://shop.example/'));
}

/** Sends a call to a sample shop on its first day, and returns the request and the response. */
export async function makeExample(name: CallName): Promise<Example> {
  const shop = createSampleShop({ now: () => day });
  prepareFor(name, shop.store);
  const client = createShopClient(shop);
  const { body: answer, status } = await client.call(name, calls[name].example);
  if (status !== calls[name].okStatus) throw new Error(`${name} was answered with ${status}`);
  const sent = shop.requests.at(-1)?.body;
  return { body: withPublicParts(sent), answer: withPublicParts(withFirstRows(answer)) };
}
