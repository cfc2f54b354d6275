import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type AuditAnswer, isSerious, judgeAudit, reportAudit } from '../../scripts/legal/audit';
import { findLicenceProblems } from '../../scripts/legal/licences';
import { toNotices } from '../../scripts/legal/notices';
import { type Bom, toShippedBom } from '../../scripts/legal/sbom';
import type { ShippedPackage } from '../../scripts/legal/shipped';

const root = mkdtempSync(join(tmpdir(), 'diwan-licences-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const shipped = (name: string, licence: string | null): ShippedPackage => ({
  name,
  version: '1.0.0',
  licence,
  folder: `node_modules/${name}`,
  homepage: null,
  as: 'bundled',
});
const lock = (packages: Record<string, object>): void =>
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }));

describe('licences', () => {
  it.each([
    ['MIT', []],
    ['(MIT OR GPL-3.0-only)', []],
    ['MIT or MPL-2.0', []],
    ['GPL-3.0-only', ['not on the list']],
    ['MIT AND GPL-3.0-only', ['not on the list']],
    ['MPL-2.0', ['not on the list']],
    ['SEE LICENSE IN terms.txt', ['not understood']],
    ['UNLICENSED', ['not understood']],
    [null, ['none named']],
  ])('%s of what ships: %j', (licence, expected) => {
    lock({});
    expect(findLicenceProblems(root, [shipped('a', licence)]).map(({ why }) => why)).toEqual(expected);
  });

  it('of tools may be wider, but have to be known too', () => {
    lock({
      'node_modules/tool': { version: '2.0.0', license: 'MPL-2.0' },
      'node_modules/tool/node_modules/@x/deep': { version: '3.0.0', license: 'AGPL-3.0-only' },
      'node_modules/silent': { version: '4.0.0' },
    });
    expect(findLicenceProblems(root, [])).toEqual([
      { id: '@x/deep@3.0.0', licence: 'AGPL-3.0-only', why: 'not on the list' },
      { id: 'silent@4.0.0', licence: null, why: 'none named' },
    ]);
  });
});

describe('notices', () => {
  const put = (name: string, files: Record<string, string>): ShippedPackage => {
    mkdirSync(join(root, 'node_modules', name), { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(join(root, 'node_modules', name, file), text);
    return shipped(name, 'MIT');
  };

  it('hold the whole text of each licence and notice, once for those who share it', () => {
    const shared = 'Copyright Somebody\r\nMay be used.';
    const packages = [
      put('one', { LICENSE: shared, 'index.js': 'no notice' }),
      put('two', { 'LICENCE.md': shared }),
      put('three', { 'license.txt': 'Copyright Another', NOTICE: 'With a notice.' }),
    ];
    const text = toNotices(root, packages);
    for (const id of ['one@1.0.0 (MIT)', 'two@1.0.0 (MIT)', 'three@1.0.0 (MIT)', 'Copyright Another', 'With a notice.']) {
      expect(text).toContain(id);
    }
    expect(text.match(/Copyright Somebody\nMay be used\./g)).toHaveLength(1);
    expect(text).not.toContain('no notice');
  });

  it('are not made while one text is missing', () => {
    expect(() => toNotices(root, [put('bare', { 'index.js': '' })])).toThrow('bare@1.0.0 holds no licence text');
  });
});

describe('the bill of materials', () => {
  const component = (name: string, more: object = {}) => ({ 'bom-ref': `${name}@1.0.0`, type: 'library', name, version: '1.0.0', ...more });
  const whole: Bom = {
    metadata: { component: { 'bom-ref': 'diwan@0.1.0', type: 'library', name: 'folder' } },
    components: [
      component('inside', { scope: 'optional', purl: 'pkg:npm/inside@1.0.0', hashes: ['h'] }),
      component('tool'),
      component('alias', { purl: 'pkg:npm/%40own/name@1.0.0' }),
    ],
    dependencies: [
      { ref: 'diwan@0.1.0', dependsOn: ['inside@1.0.0', 'tool@1.0.0'] },
      { ref: 'inside@1.0.0', dependsOn: ['tool@1.0.0', 'alias@1.0.0'] },
    ],
  };
  const runtime = { electron: '45.0.0', chromium: '156.0.0.0', node: '24.1.0' };

  it('names what ships, with Electron and its parts, and nothing that only builds', () => {
    const bom = toShippedBom(whole, [shipped('inside', 'MIT'), shipped('@own/name', 'MIT')], runtime);
    expect(bom.components.map(({ name, version }) => `${name} ${version}`)).toEqual([
      'inside 1.0.0',
      '@own/name 1.0.0',
      'electron 45.0.0',
      'chromium 156.0.0.0',
      'node 24.1.0',
    ]);
    expect(bom.components[0]).toMatchObject({ scope: 'required', hashes: ['h'] });
    expect(bom.metadata.component).toMatchObject({ type: 'application', name: 'diwan' });
    expect(bom.dependencies).toContainEqual({ ref: 'inside@1.0.0', dependsOn: ['alias@1.0.0'] });
    expect(bom.dependencies).toContainEqual({ ref: 'electron@45.0.0', dependsOn: ['chromium@156.0.0.0', 'node@24.1.0'] });
  });

  it('is not made of something that the lock file does not know', () => {
    expect(() => toShippedBom(whole, [shipped('smuggled', 'MIT')], runtime)).toThrow('not in the lock file: smuggled@1.0.0');
  });

  it('leaves Node’s version open rather than guess it', () => {
    const node = toShippedBom(whole, [], { ...runtime, node: null }).components.at(-1);
    expect(node).toMatchObject({ name: 'node', purl: 'pkg:generic/node' });
    expect(node).not.toHaveProperty('version');
  });
});

describe('the audit', () => {
  const answer: AuditAnswer = {
    vulnerabilities: {
      inside: { name: 'inside', severity: 'high', via: [{ title: 'Reads too much', url: 'https://advisories.example/1' }] },
      tool: { name: 'tool', severity: 'critical', via: [{ title: 'Of a tool' }] },
      above: { name: 'above', severity: 'high', via: ['tool'] },
      mild: { name: 'mild', severity: 'moderate', via: [{ title: 'Slow' }] },
    },
  };

  it('counts what is wrong with packages that ship themselves', () => {
    const outcome = judgeAudit(answer, new Set(['inside', 'above', 'mild']));
    if (!outcome.isAnswered) throw new Error(outcome.reason);
    expect(outcome.findings.map(({ name }) => name)).toEqual(['inside', 'mild']);
    expect(outcome.findings.filter(isSerious)).toEqual([
      { name: 'inside', severity: 'high', titles: ['Reads too much (https://advisories.example/1)'] },
    ]);
  });

  it('says so when the registry cannot be asked, instead of calling it clean', () => {
    expect(judgeAudit({ error: { code: 'ENOTFOUND', summary: '' } }, new Set())).toEqual({ isAnswered: false, reason: 'ENOTFOUND' });
    expect(judgeAudit({ message: '405 Method Not Allowed' }, new Set())).toEqual({ isAnswered: false, reason: '405 Method Not Allowed' });
    expect(judgeAudit({}, new Set()).isAnswered).toBe(false);
  });

  it('that the registry does not answer is said, and fails where a release is made', () => {
    const silent = judgeAudit({ message: '405 Method Not Allowed' }, new Set());
    const lines = ['NOT AUDITED: the registry did not answer (405 Method Not Allowed)'];
    expect(reportAudit(silent, false)).toEqual({ lines, isFailed: false });
    expect(reportAudit(silent, true)).toEqual({ lines, isFailed: true });
    expect(reportAudit({ isAnswered: true, findings: [] }, true).isFailed).toBe(false);
    expect(reportAudit({ isAnswered: true, findings: [{ name: 'a', severity: 'high', titles: ['b'] }] }, false).isFailed).toBe(true);
  });
});
