// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configure } from '@testing-library/react'; // TEMP
import { beforeAll, chai, expect, it, vi } from 'vitest'; // TEMP
import { formContract } from '../../../../tests/support/page/form-contract';
import { formExpectations } from '../../../../tests/support/page/form-expectations';

const folder = join(import.meta.dirname, '../features');
/** Forms of what this computer keeps itself: no server refuses a field of theirs. */
const local = ['printing/settings/station/use-station-form.ts', 'printing/settings/use-settings-form.ts'];

it('knows each form that is declared', () => {
  const declared = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: (name) => name.includes('.test.') }).filter((name) =>
    /\b(useRecordForm|defineRecordForm|defineRecordEditing)[<(]/.test(readFileSync(join(folder, name), 'utf8')),
  );
  const known = new Set(Object.values(formExpectations).map(({ source }) => source));
  expect(declared.map((name) => name.replaceAll('\\', '/')).toSorted()).toEqual([...known, ...local].toSorted());
});

// Loaded up front: a cold import may take longer than a test waits.
beforeAll(async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no pictures here')));
  await import('@renderer/ui/rich-text/rich-text-field');
  await import('@renderer/ui/rich-text/rich-text-editor');
});

beforeAll(() => configure({ asyncUtilTimeout: 5000 })); chai.config.truncateThreshold = 0; // TEMP
for (const [name, expected] of Object.entries(formExpectations)) formContract(name, expected);
