import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { retentionMs } from '@main/printing/sheet/limits';
import { proxyOf } from '@main/server/api/network/proxy-settings';
import { defaultLogDays } from '@main/support/diagnostics/log-cleanup';
import { type PolicyKind, policyKind, toCapital } from '@main/system/policy/policy-kinds';
import { createPolicyReader } from '@main/system/policy/policy-reader';
import { readValues } from '@main/system/policy/read-values';
import { toLanguage } from '@shared/domain/language';
import { translator } from '@shared/i18n/translate';
import { type PolicyKey, policyKeys, policySchema } from '@shared/policy/policy-schema';
import Ajv from 'ajv/dist/2020';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parse as parsePlist } from 'plist';
import { describe, expect, it } from 'vitest';
import { makePolicyFiles } from '../../scripts/policy/files';
import { policyTexts } from '../../scripts/policy/policy-texts';
import { createFakePolicySystem, type RegistryTree } from '../support/main/policy-system';
import { readSources, type SyntaxNode } from './source-graph';

const root = join(import.meta.dirname, '../..');
const files = makePolicyFiles();

it.each(Object.entries(files))('%s is as the schema says (npm run policy)', (path, text) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(text);
});

/** A node of fast-xml-parser's output with `preserveOrder`. */
interface Node {
  name: string;
  attributes: Record<string, string>;
  children: Node[];
  text: string;
}
type Ordered = Record<string, unknown> & { ':@'?: Record<string, string> };

function toNode(ordered: Ordered): Node {
  const name = Object.keys(ordered).find((key) => key !== ':@') ?? '';
  const children = (ordered[name] as Ordered[]).filter((child) => !('#text' in child)).map(toNode);
  const text = (ordered[name] as Ordered[]).map((child) => child['#text'] ?? '').join('');
  return { name, attributes: ordered[':@'] ?? {}, children, text };
}

function readXml(path: string): Node {
  const text = files[path] ?? '';
  expect(XMLValidator.validate(text)).toBe(true);
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    trimValues: false,
  });
  const parsed = parser.parse(text) as Ordered[];
  return toNode(parsed.find((node) => !('?xml' in node)) as Ordered);
}

const all = (node: Node): Node[] => [node, ...node.children.flatMap(all)];
const child = (node: Node, name: string): Node => {
  const found = node.children.find((one) => one.name === name);
  if (!found) throw new Error(`no <${name}> in <${node.name}>`);
  return found;
};
const repeated = (names: readonly (string | undefined)[]): unknown[] => names.filter((name, index) => names.indexOf(name) !== index);

const admx = readXml('resources/policy/diwan.admx');
const adml = { en: readXml('resources/policy/en-US/diwan.adml'), ar: readXml('resources/policy/ar-SA/diwan.adml') };
const policies = child(admx, 'policies').children;
const categories = child(admx, 'categories').children;
const references = (kind: 'string' | 'presentation'): Set<string> =>
  new Set(
    all(admx).flatMap(({ attributes }) =>
      Object.values(attributes).flatMap((value) =>
        [...value.matchAll(new RegExp(`^\\$\\(${kind}\\.(\\w+)\\)$`, 'g'))].map(([, id]) => id ?? ''),
      ),
    ),
  );
const idsOf = (document: Node, table: string): string[] =>
  child(child(document, 'resources'), table).children.map(({ attributes }) => attributes.id ?? '');

describe('the administrative template, by the rules of Microsoft’s schema for it', () => {
  it('has its parts in the order that is demanded, in the right namespace', () => {
    expect(admx.attributes).toEqual({
      xmlns: 'http://schemas.microsoft.com/GroupPolicy/2006/07/PolicyDefinitions',
      revision: '1.0',
      schemaVersion: '1.0',
    });
    expect(admx.children.map(({ name }) => name)).toEqual(['policyNamespaces', 'resources', 'supportedOn', 'categories', 'policies']);
    for (const document of Object.values(adml)) {
      expect(document.attributes).toEqual(admx.attributes);
      expect(document.children.map(({ name }) => name)).toEqual(['displayName', 'description', 'resources']);
      expect(child(document, 'resources').children.map(({ name }) => name)).toEqual(['stringTable', 'presentationTable']);
    }
  });

  it('says each policy as a whole: category, what it is supported on, then its value or its elements', () => {
    for (const { attributes, children } of policies) {
      expect(attributes).toMatchObject({ class: 'Both', displayName: expect.any(String), explainText: expect.any(String) });
      expect(['parentCategory supportedOn elements', 'parentCategory supportedOn enabledValue disabledValue']).toContain(
        children.map(({ name }) => name).join(' '),
      );
      expect('valueName' in attributes).toBe(children.at(-1)?.name === 'disabledValue');
      expect('presentation' in attributes).toBe(children.at(-1)?.name === 'elements');
    }
  });

  it('knows names that may be names, once each', () => {
    const names = [...policies, ...categories].map(({ attributes }) => attributes.name);
    expect(repeated(names)).toEqual([]);
    expect(names.filter((name) => !/^[\p{L}\p{N}_]+$/u.test(name ?? ''))).toEqual([]);
  });

  it('refers only to categories and products that it has', () => {
    const known = new Set(categories.map(({ attributes }) => attributes.name));
    const parents = all(admx)
      .filter(({ name }) => name === 'parentCategory')
      .map(({ attributes }) => attributes.ref);
    expect(parents.filter((ref) => !known.has(ref))).toEqual([]);
    const products = all(child(admx, 'supportedOn'))
      .filter(({ name }) => name === 'definition')
      .map(({ attributes }) => attributes.name);
    expect(new Set(policies.map((policy) => child(policy, 'supportedOn').attributes.ref))).toEqual(new Set(products));
  });

  it.each(['en', 'ar'] as const)(
    'finds every text and every control in the language %s, and none is left over or there twice',
    (language) => {
      expect(new Set(idsOf(adml[language], 'stringTable'))).toEqual(references('string'));
      expect(new Set(idsOf(adml[language], 'presentationTable'))).toEqual(references('presentation'));
      expect(repeated(idsOf(adml[language], 'stringTable'))).toEqual([]);
      expect(repeated(idsOf(adml[language], 'presentationTable'))).toEqual([]);
      expect(all(adml[language]).filter(({ name, text }) => name === 'string' && text.trim() === '')).toEqual([]);
    },
  );

  it('shows each element by the control that fits it', () => {
    const controls: Record<string, string> = { text: 'textBox', decimal: 'decimalTextBox', enum: 'dropdownList', list: 'listBox' };
    const presentations = child(child(adml.en, 'resources'), 'presentationTable').children;
    for (const policy of policies.filter(({ attributes }) => attributes.presentation)) {
      const shown = presentations.find(({ attributes }) => policy.attributes.presentation === `$(presentation.${attributes.id})`);
      const pairs = child(policy, 'elements').children.map(({ name, attributes }) => [controls[name], attributes.id]);
      expect(shown?.children.map(({ name, attributes }) => [name, attributes.refId])).toEqual(pairs);
    }
  });

  it('says each key twice: locked, and as a start value', () => {
    const scopes = { Enforced: String.raw`Software\Policies\Diwan\Diwan`, Defaults: String.raw`Software\Policies\Diwan\Diwan\Defaults` };
    const expected = Object.entries(scopes).flatMap(([scope, key]) => policyKeys.map((name) => [`${scope}_${toCapital(name)}`, key]));
    expect(policies.map(({ attributes }) => [attributes.name, attributes.key])).toEqual(expected);
  });
});

/** Returns the registry values that Windows writes for a policy after an administrator has entered `value`. */
function asWritten(policy: Node, value: unknown): RegistryTree {
  const path = `HKEY_LOCAL_MACHINE\\${policy.attributes.key}`;
  if (typeof value === 'boolean') {
    const { attributes } = child(child(policy, value ? 'enabledValue' : 'disabledValue'), 'decimal');
    return { [path]: { [policy.attributes.valueName ?? '']: Number(attributes.value) } };
  }
  const [element] = child(policy, 'elements').children;
  const { valueName = '', key, valuePrefix, minValue, maxValue, maxLength } = element?.attributes ?? {};
  switch (element?.name) {
    case 'decimal':
      expect(Number(value)).toBeGreaterThanOrEqual(Number(minValue));
      expect(Number(value)).toBeLessThanOrEqual(Number(maxValue));
      return { [path]: { [valueName]: Number(value) } };
    case 'enum': {
      const texts = element.children.map((item) => child(child(item, 'value'), 'string').text);
      expect(texts).toContain(value);
      return { [path]: { [valueName]: String(value) } };
    }
    case 'list': {
      // Without `valuePrefix`, Windows would use each value as its own name.
      expect(valuePrefix).toBe('');
      const entries = (value as unknown[]).map((entry) => (typeof entry === 'string' ? entry : JSON.stringify(entry)));
      return { [`HKEY_LOCAL_MACHINE\\${key}`]: Object.fromEntries(entries.map((entry, index) => [`${valuePrefix}${index + 1}`, entry])) };
    }
    default: {
      const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
      expect(text.length).toBeLessThanOrEqual(Number(maxLength));
      return { [path]: { [valueName]: text } };
    }
  }
}

function valuesOf(key: PolicyKey): unknown[] {
  const { example, builtIn, en } = policyTexts[key];
  const more: Partial<Record<PolicyKind, () => unknown[]>> = {
    flag: () => [true, false],
    choice: () => Object.keys(en.choices ?? {}),
    // Host lists can't contain such names.
    list: () =>
      ['allowedHosts', 'proxyBypass', 'stationDocuments'].includes(key) ? [] : [[...(example as string[]), 'طابعة المخزن "أ"\\١']],
  };
  return [example, ...(builtIn === null ? [] : [builtIn]), ...(more[policyKind(key)]?.() ?? [])];
}

/** Returns the `builtIn` value of every `choose(key, own, builtIn)` in the main process, by key. */
function builtInsOfTheApp(): Map<string, unknown> {
  const isCall = ({ type, callee, arguments: given }: SyntaxNode): boolean =>
    type === 'CallExpression' &&
    (callee as SyntaxNode & { property?: { name?: string } }).property?.name === 'choose' &&
    Array.isArray(given);
  const calls = readSources('src/main')
    .filter(({ path }) => !path.includes('.test.'))
    .flatMap((source) => [...source.nodes()].filter(isCall).map(({ arguments: given }) => given as { value?: unknown }[]));
  return new Map(calls.map(([key, , builtIn]) => [String(key?.value), builtIn?.value]));
}

it('what is said to count without a policy is what the app goes by', () => {
  const inApp = builtInsOfTheApp();
  inApp.set('proxyMode', proxyOf({ entry: () => undefined }).mode);
  inApp
    .set('language', toLanguage(undefined))
    .set('logDays', defaultLogDays)
    .set('printHistoryDays', retentionMs / (24 * 60 * 60 * 1000));
  const said = policyKeys.filter((key) => policyTexts[key].builtIn !== null).map((key) => [key, policyTexts[key].builtIn]);
  expect(
    Object.fromEntries(said),
    'left: `builtIn` of scripts/policy/policy-texts.ts, right: the last value of each `policy.choose(…)` in src/main',
  ).toEqual(Object.fromEntries(inApp));
});

it('somebody asks for every key, also for those without a value of their own', () => {
  const asking = readSources('src')
    .filter(({ path }) => !/\.test\.tsx?$|^src\/shared\//.test(path))
    .map(({ text }) => text)
    .join('\n');
  const unasked = policyKeys.filter((key) => !asking.includes(`'${key}'`) && !asking.includes(`entries.${key}`));
  expect(unasked, 'a key that IT can set and that changes nothing').toEqual([]);
});

it.each(['ar', 'en'] as const)('the button of an update is called as in the app, in %s', (language) => {
  expect(policyTexts.updateMode[language].help).toMatch(new RegExp(`[«“]${translator(language)('updates.restart')}[»”]`));
});

describe('what the template writes is what the app reads', () => {
  const listed = policies.map((policy) => [policy.attributes.name ?? '', policy] as const);
  it.each(listed)('%s', async (name, policy) => {
    const [scope, capital = ''] = name.split('_');
    const key = policyKeys.find((one) => toCapital(one) === capital) as PolicyKey;
    for (const value of valuesOf(key)) {
      const system = createFakePolicySystem({ platform: 'win32', registry: asWritten(policy, value) });
      const [reading] = await createPolicyReader({ system, ownFile: null }).read();
      const { enforced = {}, defaults = {} } = reading?.content ?? {};
      const read = readValues(scope === 'Defaults' ? defaults : enforced, 'here');
      expect(read).toEqual({ values: { [key]: value }, problems: [], mistaken: [] });
      expect(scope === 'Defaults' ? enforced : defaults).toEqual({});
    }
  });
});

describe('the profile for macOS', () => {
  it('is a property list that macOS takes as a profile, with every key, none of them wrong', () => {
    const profile = parsePlist(files['resources/policy/diwan.mobileconfig'] ?? '') as Record<string, unknown>;
    expect(profile).toMatchObject({
      PayloadType: 'Configuration',
      PayloadVersion: 1,
      PayloadScope: 'System',
      PayloadIdentifier: expect.any(String),
    });
    const [payload] = profile.PayloadContent as Record<string, unknown>[];
    const { Defaults: defaults, ...enforced } = payload ?? {};
    expect(payload).toMatchObject({ PayloadType: 'com.diwan.backoffice', PayloadVersion: 1 });
    const uuid = /^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/;
    expect([profile.PayloadUUID, payload?.PayloadUUID]).toEqual([expect.stringMatching(uuid), expect.stringMatching(uuid)]);
    expect(profile.PayloadUUID).not.toBe(payload?.PayloadUUID);
    const read = [enforced, defaults as Record<string, unknown>].map((values) => readValues(values, 'here'));
    expect(read.flatMap(({ problems }) => problems)).toEqual([]);
    expect(read.flatMap(({ values }) => Object.keys(values)).sort()).toEqual([...policyKeys].sort());
  });
});

describe('the JSON schema', () => {
  const validate = new Ajv({ strict: true, allErrors: true }).compile(JSON.parse(files['resources/policy/policy.schema.json'] ?? ''));

  it.each(policyKeys)('takes the example and the built-in value of %s, in both parts', (key) => {
    for (const value of valuesOf(key)) {
      expect([validate({ [key]: value }), validate.errors]).toEqual([true, null]);
      expect(validate({ Defaults: { [key]: value } })).toBe(true);
      expect(policySchema.safeParse({ [key]: value }).success).toBe(true);
    }
  });

  it('takes nothing, and a name of itself', () => {
    expect(validate({})).toBe(true);
    expect(validate({ $schema: './policy.schema.json', language: 'ar' })).toBe(true);
  });

  it.each([
    { langauge: 'ar' },
    { Defaults: { langauge: 'ar' } },
    { language: 'fr' },
    { sampleShop: 'no' },
    { sampleShop: 1 },
    { idleLockMinutes: -1 },
    { idleLockMinutes: 1.5 },
    { printers: 'HP' },
    { printRoutes: [{ document: 'invoice' }] },
    { printRoutes: [{ document: 'invoice', printer: 'HP', tray: 1 }] },
    { allowedHosts: ['https://cdn.example'] },
    { exportFolder: 'Documents' },
    { Defaults: [] },
    [],
  ])('refuses %j, as the app does', (policy) => {
    expect(validate(policy)).toBe(false);
  });
});
