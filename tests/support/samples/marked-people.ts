import type { Network, NetworkControl } from '@main/server/api/network/network';
import { createNodeNetwork } from '../main/fake-network';

/** Marked data of people. `findCanaries` finds each value in any encoding. */
export const canaries = {
  name: 'Canarina Al-Canary',
  arabicName: 'كناريا الكناري',
  phone: '+965 5190 7741',
  email: 'canarina@canary-mail.example',
  address: 'Canary Street 9, Canary Block',
  iban: 'KW81CANA0000000001234560101',
  password: 'Canary-Pass-77',
  token: 'canary.token.9f8e7d6c5b4a',
  searched: 'canarina كناريا 51907741',
  file: 'canary-passport-كناريا.png',
} as const;

const marks = /canar|canár|كناري|CANA0000|5190(?: |%20)?7741|%D9%83%D9%86%D8%A7%D8%B1|\\u0643\\u0646\\u0627\\u0631/gi;

const maxTold = 5;

/** Returns the first matches, each with some of its context. */
export function findCanaries(text: string, secrets: readonly string[] = []): string[] {
  const found = [...text.matchAll(marks)].map(({ index }) => text.slice(Math.max(0, index - 120), index + 60)).slice(0, maxTold);
  return [...found, ...secrets.filter((secret) => text.includes(secret)).map((secret) => `the secret ${secret}`)];
}

/** Names of fields that contain personal data or text that people have written. */
const personal =
  /name|phone|email|address|street|block|avenue|floor|flat|instruction|title|description|message|text|note|iban|comment|code$|value_/i;
const typed: readonly (readonly [RegExp, string])[] = [
  [/phone/i, canaries.phone],
  [/e-?mail/i, canaries.email],
  [/iban/i, canaries.iban],
  [/_ar$|arab/i, canaries.arabicName],
  [/address|street|block|avenue/i, canaries.address],
];
const toCanary = (key: string): string => typed.find(([pattern]) => pattern.test(key))?.[1] ?? canaries.name;
const isOwnForm = (text: string): boolean => /^(https?:|[{[])/.test(text);

/** Returns the data with personal fields replaced by canaries. Addresses of pictures and rich texts stay unchanged. */
export function withCanaries<Value>(value: Value, key = ''): Value {
  if (typeof value === 'string') return (personal.test(key) && !isOwnForm(value) ? toCanary(key) : value) as Value;
  if (Array.isArray(value)) return value.map((item) => withCanaries(item, key)) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withCanaries(item, name)])) as Value;
}

/** Node's network, with canaries in every response of the shop. */
export function createCanaryNetwork(): Network & NetworkControl {
  const network = createNodeNetwork();
  return {
    ...network,
    async fetch(input, init) {
      const response = await network.fetch(input, init);
      if (!response.ok || !response.headers.get('content-type')?.includes('json')) return response;
      const { status, headers } = response;
      return new Response(JSON.stringify(withCanaries(await response.json())), { status, headers });
    },
  };
}
