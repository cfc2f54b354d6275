import { describe, expect, it } from 'vitest';
import { createEgress, type Egress, type EgressDeps } from './egress';
import type { Target } from './endpoint';

type Source = ReturnType<EgressDeps['endpoint']['view']>['source'];
interface Given {
  apiRoot?: string;
  source?: Source;
  allowedHosts?: string[] | undefined;
  httpLoopback?: boolean;
}

function egressOf({ apiRoot = 'https://shop.example/api', source = 'user', allowedHosts, httpLoopback = true }: Given = {}): Egress {
  const target: Target = { apiRoot, authorization: 'bare' };
  return createEgress({
    endpoint: {
      target: () => target,
      view: () => ({ ...target, source, state: 'connected', since: '2026-11-20T10:00:00Z', fixedBy: null, profile: null }),
    },
    allowedHosts: () => allowedHosts,
    mayUseHttpLoopback: () => httpLoopback,
  });
}
const calls = (given: Given, urls: string[]): boolean[] => urls.map((url) => egressOf(given).mayCall(new URL(url)));
const pictures = (given: Given, urls: string[]): boolean[] => urls.map((url) => egressOf(given).mayFetchPicture(new URL(url)));

describe('calls', () => {
  it('go to the origin of the API in use and nowhere else', () => {
    const urls = [
      'https://shop.example/x',
      'https://shop.example:8443/',
      'http://shop.example/',
      'https://other.example/',
      'https://a.shop.example/',
    ];
    expect(calls({}, urls)).toEqual([true, false, false, false, false]);
  });

  it('go to another address only while it is asked whether an API answers there', async () => {
    const egress = egressOf();
    const other = new URL('https://other.example/api');
    const during = await egress.whileAsking({ apiRoot: other.href, authorization: 'bare' }, async () => egress.mayCall(other));
    expect([during, egress.mayCall(other)]).toEqual([true, false]);
    await expect(egress.whileAsking({ apiRoot: other.href, authorization: 'bare' }, () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    expect(egress.mayCall(other)).toBe(false);
  });

  it('do not go to what a person chose before IT wrote a list; what IT itself names needs no entry', () => {
    expect(calls({ allowedHosts: ['cdn.example'] }, ['https://shop.example/'])).toEqual([false]);
    expect(calls({ allowedHosts: ['cdn.example'], source: 'policy' }, ['https://shop.example/'])).toEqual([true]);
    expect(calls({ allowedHosts: ['*.example'] }, ['https://shop.example/'])).toEqual([true]);
  });

  it('reach a server of this machine over plain http unless IT forbids it; the sample shop always', () => {
    const apiRoot = 'http://127.0.0.1:3000/api';
    expect(calls({ apiRoot }, [apiRoot, 'http://127.0.0.1:3001/'])).toEqual([true, false]);
    expect(calls({ apiRoot, httpLoopback: false }, [apiRoot])).toEqual([false]);
    expect(calls({ apiRoot, httpLoopback: false, source: 'policy' }, [apiRoot])).toEqual([false]);
    expect(calls({ apiRoot, httpLoopback: false, source: 'sampleShop' }, [apiRoot])).toEqual([true]);
  });
});

describe('an address of the API that a person wants', () => {
  it.each([
    ['https://shop.example', undefined, true, true],
    ['http://localhost:3000', undefined, true, true],
    ['http://localhost:3000', undefined, false, false],
    ['https://shop.example', ['shop.example'], true, true],
    ['http://localhost', ['localhost:80'], true, true],
    ['http://localhost', ['localhost:443'], true, false],
    ['https://shop.example', ['*.shop.example'], true, false],
    ['https://api.shop.example', ['*.shop.example'], true, true],
    ['https://evilshop.example', ['*.shop.example', 'shop.example'], true, false],
    ['https://shop.example:8443', ['shop.example'], true, true],
    ['https://shop.example:8443', ['shop.example:443'], true, false],
    ['https://shop.example', ['shop.example:443'], true, true],
    ['https://xn--pgbep1f.example', ['متجر.example'], true, true],
    ['https://shop.example', [], true, false],
  ])('%s with the list %j and http of this machine %s: %s', (apiRoot, allowedHosts, httpLoopback, isAllowed) => {
    expect(egressOf({ allowedHosts, httpLoopback }).mayBeTheApi(apiRoot)).toBe(isAllowed);
  });
});

describe('pictures', () => {
  it('come over https, from anywhere that the server names', () => {
    expect(pictures({}, ['https://cdn.example/a.png', 'http://cdn.example/a.png', 'http://127.0.0.1/a.png'])).toEqual([true, false, false]);
  });

  it('come from the API and the listed hosts where IT gives a list', () => {
    const urls = ['https://shop.example/a.png', 'https://cdn.example/a.png', 'https://other.example/a.png'];
    expect(pictures({ allowedHosts: ['cdn.example'], source: 'policy' }, urls)).toEqual([true, true, false]);
  });

  it('come from this machine only while the shop is there', () => {
    const shop = { apiRoot: 'http://127.0.0.1:3000/api' };
    expect(pictures(shop, ['http://127.0.0.1:4000/a.png'])).toEqual([true]);
    expect(pictures({ ...shop, httpLoopback: false }, ['http://127.0.0.1:4000/a.png'])).toEqual([false]);
    expect(pictures({ ...shop, httpLoopback: false, source: 'sampleShop' }, ['http://127.0.0.1:4000/a.png'])).toEqual([true]);
  });
});
