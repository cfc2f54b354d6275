import { type CallName, calls } from '@shared/contract/tables/registry';
import { createSampleShop } from '../../src/sample-shop/sample-shop';
import { createShopClient, prepareFor } from '../../src/sample-shop/testing/shop-client';

/** One exchange of a call with the sample shop. */
export interface Example {
  body: unknown;
  answer: unknown;
}

/** The same day for every run, so that the same contract gives the same file. */
const day = new Date('2026-11-20T09:00:00Z');

/** The first row says what a row is. */
function withFirstRows(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(withFirstRows);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withFirstRows(part)]));
}

function withPublicParts(value: unknown): unknown {
  const text = JSON.stringify(value, (name, part) => (name === 'accessToken' ? 'c0ffee00-token-of-one-session' : part));
  return text === undefined ? undefined : JSON.parse(text.replaceAll('http://shop.test/', 'https://shop.example/'));
}

/** What is sent for a call and what comes back, from a shop on its first day. */
export async function makeExample(name: CallName): Promise<Example> {
  const shop = createSampleShop({ now: () => day });
  prepareFor(name, shop.store);
  const client = createShopClient(shop);
  const { body: answer, status } = await client.call(name, calls[name].example);
  if (status !== calls[name].okStatus) throw new Error(`${name} was answered with ${status}`);
  const sent = shop.requests.at(-1)?.body;
  return { body: withPublicParts(sent), answer: withPublicParts(withFirstRows(answer)) };
}
