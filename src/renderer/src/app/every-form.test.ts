// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@shared/contract/tables/registry';
import { beforeAll, expect, it, vi } from 'vitest';
import { formContract } from '../../../../tests/support/page/form-contract';
import { catalogueForms } from '../../../../tests/support/page/screens/catalogue';
import { peopleForms } from '../../../../tests/support/page/screens/people';
import { shopForms } from '../../../../tests/support/page/screens/shop';
import { siteForms } from '../../../../tests/support/page/screens/site';

const folder = join(import.meta.dirname, '../features');
const forms = { ...catalogueForms, ...peopleForms, ...shopForms, ...siteForms };
/** Forms whose data stays on this computer; no server refuses a field of theirs. */
const local = ['printing/settings/station/use-station-form.ts', 'printing/settings/use-settings-form.ts'];

it('knows each form that is declared, and each call that saves it', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: (name) => name.includes('.test.') })
    .map((name) => ({ source: name.replaceAll('\\', '/'), text: readFileSync(join(folder, name), 'utf8') }))
    .filter(({ source, text }) => /\b(useRecordForm|defineRecordForm|defineRecordEditing)[<(]/.test(text) && !local.includes(source));
  const declared = sources.flatMap(({ source, text }) =>
    [...new Set([...text.matchAll(/'(\w+\.(?:add|update|save|send))'/g)].map(([, call = '']) => call).filter((call) => call in calls))].map(
      (call) => `${source} ${call}`,
    ),
  );
  const known = new Set(Object.values(forms).map(({ source, call }) => `${source} ${call}`));
  expect(declared.filter((call) => !known.has(call))).toEqual([]);
  expect(new Set(sources.map(({ source }) => source))).toEqual(new Set(Object.values(forms).map(({ source }) => source)));
});

// Loaded up front, because the first import may take longer than a test waits.
beforeAll(async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no pictures here')));
  await import('@renderer/ui/rich-text/rich-text-field');
  await import('@renderer/ui/rich-text/rich-text-editor');
});

for (const [name, expected] of Object.entries(forms)) formContract(name, expected);
