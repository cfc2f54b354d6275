import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath } from 'vite';
import { describe, expect, it } from 'vitest';
import { toSlice } from '../../vite.slices';
import { stylesAsStyleSheet } from '../../vite.styles';

const root = normalizePath(join(import.meta.dirname, '../..'));

interface Output {
  type: 'asset' | 'chunk';
  fileName: string;
  source: string;
  modules: Record<string, { renderedLength: number }>;
}
/** As a build calls it. */
interface Built {
  transform(source: string, id: string): Promise<{ code: string } | null>;
  generateBundle: { handler(this: object, options: object, bundle: Record<string, Partial<Output>>): void };
}

describe('styles in a build', () => {
  it('of a file only what its styles are made of is run', () => {
    const slice = toSlice(`${root}/src/renderer/src/ui/badges/tint-badge.tsx`, ['makeStyles']);
    expect(slice).toContain('function toStyle(');
    expect(slice).toMatch(/export const given = \[\{[\s\S]*toStyle\('ordered'\)/);
    expect(slice).not.toMatch(/ReactElement|jsx|<Badge|from 'react'/);
  });

  it('what Fluent ships keeps its classes and leaves its rules to the style sheet, which the page names', async () => {
    const { transform, generateBundle } = stylesAsStyleSheet() as unknown as Built;
    const file = `${root}/node_modules/@fluentui/react-label/lib/components/Label/useLabelStyles.styles.js`;
    const { code = '' } = (await transform(readFileSync(file, 'utf8'), file)) ?? {};
    expect(code).toContain('__css({');
    expect(code).toContain('"fk6fouc"');
    expect(code).not.toContain('font-family');

    const unused = `${file}?unused`;
    await transform(`__resetStyles("r1", null, [".r1{color:red}"])`, unused);
    const modules = { [file]: { renderedLength: 1 }, [unused]: { renderedLength: 0 } };
    const page: Partial<Output> = { type: 'asset', fileName: 'index.html', source: '<head></head>' };
    let sheet = '';
    const build = { emitFile: ({ source }: Output) => (sheet = source), getFileName: () => 'assets/styles.css' };
    generateBundle.handler.call(build, {}, { a: { type: 'chunk', fileName: 'a.js', modules }, page });
    expect(page.source).toContain('<link rel="stylesheet" href="./assets/styles.css">');
    expect(sheet).toContain('.fk6fouc{font-family:var(--fontFamilyBase);}');
    expect(sheet).not.toContain('.r1');
    // Rules for forced colours stand behind all that hold without them.
    expect(sheet.indexOf('@media')).toBeGreaterThan(sheet.lastIndexOf('.fl43uef'));
  });
});
