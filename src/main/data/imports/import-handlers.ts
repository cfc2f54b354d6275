import { createHash } from 'node:crypto';
import type { Policy } from '@main/system/policy/policy';
import type { Handlers } from '@main/system/ports/handlers';
import type { Settings } from '@main/system/settings/settings';
import { type ColumnLayout, columnLayouts } from '@shared/contract/desktop/imports';
import { FailureError } from '@shared/contract/result';
import type { TableReader } from './table-reader';

export interface ImportDeps {
  reader: TableReader;
  policy: Pick<Policy, 'choose'>;
  settings: Settings;
}

type Names = 'imports.read' | 'imports.readColumns' | 'imports.saveColumns';

/** Maximum number of header rows that are remembered; the oldest are removed first. */
const mostLayouts = 40;

export function createImportHandlers({ reader, policy, settings }: ImportDeps): Handlers<Names> {
  const layouts = settings.slot('importLayouts', columnLayouts, []);
  return {
    async 'imports.read'({ bytes, ...choice }) {
      if (!policy.choose('listImport', undefined, true)) throw new FailureError({ code: 'importForbidden' });
      const result = await reader.read(bytes, choice);
      if (!result.ok) throw new FailureError({ code: result.code });
      const hash = createHash('sha256').update(bytes);
      return { ...result.table, fingerprint: hash.update(result.table.sheet ?? '').digest('hex') };
    },
    'imports.readColumns': () => layouts.read(),
    'imports.saveColumns'(layout) {
      const isOther = ({ heads }: ColumnLayout): boolean => JSON.stringify(heads) !== JSON.stringify(layout.heads);
      layouts.write([layout, ...layouts.read().filter(isOther)].slice(0, mostLayouts));
    },
  };
}
