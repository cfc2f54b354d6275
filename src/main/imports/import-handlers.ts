import { FailureError } from '@shared/contract/result';
import { z } from 'zod';
import type { Handlers } from '../host/handlers';
import type { Policy } from '../policy/policy';
import type { Settings } from '../settings/settings';
import type { TableReader } from './table-reader';

export interface ImportDeps {
  reader: TableReader;
  policy: Pick<Policy, 'choose'>;
  settings: Settings;
}

type Names = 'imports.read' | 'imports.readColumns' | 'imports.saveColumns';

/** Heads that are remembered; the oldest go first. */
const mostHeads = 300;

export function createImportHandlers({ reader, policy, settings }: ImportDeps): Handlers<Names> {
  const columns = settings.slot('importColumns', z.record(z.string(), z.string()), {});
  return {
    async 'imports.read'({ bytes }) {
      if (!policy.choose('listImport', undefined, true)) throw new FailureError({ code: 'importForbidden' });
      const result = await reader.read(bytes);
      if (!result.ok) throw new FailureError({ code: result.code });
      return result.table;
    },
    'imports.readColumns': () => columns.read(),
    'imports.saveColumns'(heads) {
      columns.write(Object.fromEntries(Object.entries({ ...columns.read(), ...heads }).slice(-mostHeads)));
    },
  };
}
