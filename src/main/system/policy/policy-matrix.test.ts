import { type PolicyKey, type PolicyValues, policyKeys, policySchema } from '@shared/policy/policy-schema';
import { describe, expect, it } from 'vitest';
import { policyTexts } from '../../../../scripts/policy/policy-texts';
import { createFakePolicy, type WrittenPolicy } from '../../../../tests/support/main/policy';
import type { LastGoodPolicy } from './last-good-policy';
import { createPolicy, type Policy } from './policy';
import { type PolicyKind, policyKind } from './policy-kinds';

const forgetful: LastGoodPolicy = { read: () => null, keep: () => undefined };
const log = { info: () => undefined, warn: () => undefined, error: () => 'AAAA-AAAA', hide: () => () => undefined };
const policyOf = (written: WrittenPolicy): Policy => createPolicy({ ...createFakePolicy(written), kept: forgetful, log });

const otherTexts: Partial<Record<PolicyKey, string>> = {
  apiRoot: 'https://other.example/api',
  proxyPacUrl: 'https://other.example/pac',
  updateFeed: 'https://other.example/updates',
  exportFolder: '/srv/other',
  minimumVersion: '1.2.3-beta.1',
  stationAccount: 'other@shop.example',
  stationHours: '22:00-06:00',
  stationShare: 'all',
};

/** Returns two valid values. */
function samples(key: PolicyKey): [unknown, unknown] {
  const { example } = policyTexts[key];
  const choices = policySchema.shape[key].unwrap().def.type === 'enum' ? Object.keys(policyTexts[key].en.choices ?? {}) : [];
  const other: Record<PolicyKind, () => unknown> = {
    flag: () => !example,
    number: () => Number(example) + 1,
    choice: () => choices.find((choice) => choice !== example),
    list: () => (key === 'stationDocuments' ? ['invoice'] : ['other.example']),
    records: () => [{ document: 'invoice', printer: 'Other *' }],
    record: () => ({ version: 1, prefix: '/v2' }),
    text: () => otherTexts[key] ?? 'other.example',
  };
  return [example, other[policyKind(key)]()];
}

interface Said {
  written: WrittenPolicy;
  own?: unknown;
  builtIn?: unknown;
}

/** All sources of a value, the strongest first. */
const levels: [string, (key: PolicyKey, value: unknown) => Said][] = [
  ['machinePolicy', (key, value) => ({ written: { machinePolicy: { enforced: { [key]: value } } } })],
  ['userPolicy', (key, value) => ({ written: { userPolicy: { enforced: { [key]: value } } } })],
  ['machineFile', (key, value) => ({ written: { machineFile: { enforced: { [key]: value } } } })],
  ['the person', (_key, own) => ({ written: {}, own })],
  ['machineDefaults', (key, value) => ({ written: { machinePolicy: { defaults: { [key]: value } } } })],
  ['userDefaults', (key, value) => ({ written: { userPolicy: { defaults: { [key]: value } } } })],
  ['machineFileDefaults', (key, value) => ({ written: { machineFile: { defaults: { [key]: value } } } })],
  ['the app', (_key, builtIn) => ({ written: {}, builtIn })],
];

const places = ['machinePolicy', 'userPolicy', 'machineFile'] as const;
const merge = (one: Said, other: Said): Said => ({
  ...one,
  ...other,
  written: Object.fromEntries(places.map((place) => [place, { ...(one.written[place] as object), ...(other.written[place] as object) }])),
});

describe('of every two places that say something, the stronger one counts', () => {
  it.each(policyKeys)('%s', (key) => {
    const [strong, weak] = samples(key);
    expect(strong).not.toEqual(weak);
    let pairs = 0;
    for (const [index, [stronger, sayStrong]] of levels.entries()) {
      for (const [weaker, sayWeak] of levels.slice(index + 1)) {
        const { written, own, builtIn } = merge(sayWeak(key, weak), sayStrong(key, strong));
        const policy = policyOf(written);
        expect(policy.view().problems).toEqual([]);
        expect(policy.choose(key, own as never, builtIn as never), `${stronger} before ${weaker}`).toEqual(strong);
        if (index < 3) expect(policy.entry(key)).toMatchObject({ value: strong, isEnforced: true, source: stronger });
        if (index > 3) expect(policy.entry(key)).toMatchObject({ value: strong, isEnforced: false, source: stronger });
        pairs += 1;
      }
    }
    expect(pairs).toBe(28);
  });
});

const long = 'x'.repeat(5000);
const wrongForAll = [null, {}, [[]], [7], [null], Number.NaN, Number.POSITIVE_INFINITY];
const wrong: Record<PolicyKind, unknown[]> = {
  flag: [0, 1, 'true', 'false', '', []],
  number: ['7', 7.5, -1, 100_000, true, ''],
  choice: ['', 'Ar', 'something else', 7, true, ['ar']],
  text: ['', '   ', long, 7, true, ['x']],
  list: ['x', [''], ['  '], [long], Array.from({ length: 101 }, () => 'x.example'), true, 7],
  records: [
    ['{"document":"invoice"}'],
    [{ document: 'invoice' }],
    [{ document: 'label', printer: 'HP' }],
    [{ document: 'invoice', printer: 'HP', paper: 'A3' }],
    [{ document: 'invoice', printer: 'HP', copies: 0 }],
    [{ document: 'invoice', printer: 'HP', copies: 21 }],
    [{ document: 'invoice', printer: 'HP', tray: 2 }],
    'HP',
    true,
  ],
  record: [
    '/srv/profile.json',
    { version: 2 },
    { version: 1, prefix: '//evil.example' },
    { version: 1, calls: { 'orders.list': { path: '/orders' } } },
    true,
  ],
};
const wrongHere: Partial<Record<PolicyKey, unknown[]>> = {
  stationAccount: ['warehouse', 'a b@shop.example'],
  stationDocuments: [[], ['label'], ['invoice', 'invoice', 'invoice', 'invoice']],
  stationHours: ['8-22', '08:00-08:00', '08:00-24:00', '25:00-26:00', '08:00 - 22:00'],
  stationShare: ['0 of 3', '4 of 3', '1 of 1', '1 of 21', '2/3', '2 of'],
  minimumVersion: ['latest', 'v1.2.3', '1.2.3.4', '1..2', '>=1.2'],
  proxyServer: [
    'not a proxy at all',
    'htp:/x',
    'proxy:80800',
    'proxy:0',
    'http://svc-proxy:Winter-2026!@proxy:8080',
    'svc-proxy:Winter-2026!@proxy:8080',
    'http=proxy:80',
    'http=proxy:80;ftp=proxy:80',
    'https=proxy:80;other:80',
    'https=',
    'proxy:8080/path',
    'direct://',
  ],
  proxyBypass: [['user:password@host.example']],
  apiRoot: ['http://shop.example', 'ftp://shop.example', 'https://a:b@shop.example', 'https://shop.example?x', 'http://192.168.1.7'],
  proxyPacUrl: ['http://proxy.example/a.pac', 'proxy.example', 'file:///c:/a.pac', 'data:,x', 'https://a:b@proxy.example'],
  updateFeed: ['http://updates.example', 'updates.example', 'javascript:alert(1)'],
  exportFolder: ['Documents', '../up', '%TEMP%\\x', '$HOME/x', 'C:'],
  allowedHosts: [['https://cdn.example'], ['*'], ['a*.example'], ['cdn.example/path'], ['.example'], ['a b']],
};

/** Values that apply in place of an invalid one, for keys that can lock something; the other keys have no value then. */
const shut: PolicyValues = {
  sampleShop: false,
  silentPrinting: false,
  rememberSignIn: false,
  updateMode: 'off',
  allowedHosts: [],
  allowHttpLoopback: false,
  printStation: 'off',
  crashDumps: false,
};

describe('a value of another type, or out of bounds', () => {
  it.each(policyKeys)('of %s is named, and costs that key alone', (key) => {
    const neighbour: PolicyKey = key === 'digits' ? 'language' : 'digits';
    const [kept] = samples(neighbour);
    for (const value of [...wrongForAll, ...wrong[policyKind(key)], ...(wrongHere[key] ?? [])]) {
      const policy = policyOf({ machineFile: { enforced: { [key]: value, [neighbour]: kept } } });
      expect(policy.entry(key)?.value, JSON.stringify(value)).toEqual(shut[key]);
      expect(policy.entry(neighbour)?.value).toEqual(kept);
      expect(policy.view()).toMatchObject({
        isUnreadable: true,
        problems: [{ key, code: 'badValue', detail: expect.stringMatching(/./) }],
      });
    }
  });

  it.each(policyKeys)('of %s at a stronger place lets the weaker one’s count', (key) => {
    const [good] = samples(key);
    const policy = policyOf({ machinePolicy: { enforced: { [key]: {} } }, machineFile: { enforced: { [key]: good } } });
    expect(policy.entry(key)).toMatchObject({ value: good, source: 'machineFile' });
  });
});

it.each([
  'proxy.example',
  'proxy.example:8080',
  'socks5://[fe80::1]:1080',
  'a.example:80, b.example:81',
  'http=a:80;https=b:81',
  'socks=a:1080',
])('%s is a proxy that everything goes by', (proxyServer) => {
  expect(policyOf({ machineFile: { enforced: { proxyServer } } }).entry('proxyServer')?.value).toBe(proxyServer);
});

describe('names', () => {
  it.each(policyKeys)('%s may begin with a capital', (key) => {
    const [value] = samples(key);
    const capital = key.slice(0, 1).toUpperCase() + key.slice(1);
    expect(policyOf({ machineFile: { enforced: { [capital]: value } } }).entry(key)?.value).toEqual(value);
  });

  it.each(['apiroot', 'ApiRoots', '', '__proto__', 'constructor', 'toString', 'defaultLanguage'])('%j is unknown, and said', (name) => {
    const policy = policyOf({ machineFile: { enforced: JSON.parse(`{${JSON.stringify(name)}: "en", "language": "en"}`) } });
    expect(policy.view()).toMatchObject({
      entries: { language: { value: 'en' } },
      problems: [{ key: name, code: 'unknownKey' }],
      isUnreadable: false,
      holdsServer: false,
    });
    expect(Object.keys(policy.view().entries)).toEqual(['language']);
  });

  it('written both ways count once, and it is said', () => {
    const policy = policyOf({ machineFile: { enforced: { language: 'en', Language: 'ar' } } });
    expect(policy.view()).toMatchObject({ entries: { language: { value: 'en' } }, problems: [{ key: 'Language', code: 'writtenTwice' }] });
  });

  it('that stand beside a policy are no mistake', () => {
    const enforced = { $schema: 'policy.schema.json', PayloadUUID: 'x', PayloadType: 'com.diwan.backoffice' };
    expect(policyOf({ machineFile: { enforced } }).view()).toMatchObject({ entries: {}, problems: [] });
  });
});
