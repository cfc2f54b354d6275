import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findLicenceProblems } from '../../../scripts/legal/licences';
import { toNotices } from '../../../scripts/legal/notices';
import { readRuntimeVersions } from '../../../scripts/legal/runtime';
import { readWholeBom, toShippedBom } from '../../../scripts/legal/sbom';
import { idOf, readShipped, type ShippedPackage } from '../../../scripts/legal/shipped';

const root = join(import.meta.dirname, '../../..');
let shipped: ShippedPackage[];
let names: Set<string>;
beforeAll(() => {
  shipped = readShipped(root);
  names = new Set(shipped.map(({ name }) => name));
});

describe('of others there ships, by what the build took,', () => {
  it('what runs: in the main process, in its worker, in pages, beside the bundle, and the fonts', () => {
    const expected = ['ky', 'jpeg-js', 'react-dom', 'tabster', 'keytar', '@fontsource/ibm-plex-sans-arabic', '@fontsource/noto-sans'];
    expect(expected.filter((name) => !names.has(name))).toEqual([]);
  });

  it('nothing that builds or tests', () => {
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { devDependencies: Record<string, string> };
    const tools = Object.keys(devDependencies).filter((name) =>
      /^@types\/|vite|vitest|playwright|biome|builder|typescript|happy-dom|fast-check|^node$/.test(name),
    );
    expect(tools.length).toBeGreaterThan(8);
    expect(tools.filter((name) => names.has(name))).toEqual([]);
  });

  it('nothing on terms that nobody has agreed to', () => {
    expect(findLicenceProblems(root, shipped)).toEqual([]);
  });

  it('nothing without its notice', () => {
    const text = toNotices(root, shipped);
    expect(shipped.map(idOf).filter((id) => !text.includes(`${id} (`))).toEqual([]);
  });

  it('nothing that the bill of materials leaves out, and Electron with its parts', () => {
    const bom = toShippedBom(readWholeBom(root), shipped, readRuntimeVersions(root));
    expect(bom.bomFormat).toBe('CycloneDX');
    const listed = new Set(bom.components.map(({ name }) => name));
    expect([...names, 'electron', 'chromium', 'node'].filter((name) => !listed.has(name))).toEqual([]);
    expect(bom.components).toHaveLength(shipped.length + 3);
    const unhashed = bom.components.filter(({ type, hashes }) => type === 'library' && !hashes).map(({ name }) => name);
    expect(unhashed).toEqual([]);
  });
});
