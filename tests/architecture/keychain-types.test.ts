import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('the types of the keychain are there where its optional package is not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-types-'));
  const files = ['keychain.ts', 'keytar.d.ts'];
  for (const name of files) copyFileSync(join(root, 'src/main/system/secrets', name), join(folder, name));
  const compilerOptions = { strict: true, noEmit: true, module: 'esnext', moduleResolution: 'bundler', target: 'es2023', types: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], (_error, said) => resolve(said));
  });
  rmSync(folder, { recursive: true });
  expect(output).toBe('');
});
