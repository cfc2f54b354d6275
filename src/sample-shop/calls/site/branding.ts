import type { brandingCalls } from '@shared/contract/site/branding';
import type { Handlers } from '../../http/handler';
import { seedBrandingImages } from '../../seed/home-content';
import type { TableSeeds } from '../../store/store';
import type { Table } from '../../store/table';

declare module '../../store/store' {
  interface Tables {
    readonly branding: Table<{ id: number; url: string }>;
  }
}

export const brandingTables: TableSeeds<'branding'> = {
  branding: () => seedBrandingImages,
};

export const brandingHandlers: Handlers<typeof brandingCalls> = {
  'branding.list': ({ store }) => [...store.tables.branding.all()],
  'branding.one': ({ params, store }) => store.tables.branding.get(params.id),
  'branding.add': ({ body, store }) => store.tables.branding.insert(body),
  'branding.update': ({ params, body, store }) => store.tables.branding.update(params.id, body),
  'branding.remove'({ params, store }) {
    store.tables.branding.remove(params.id);
    return null;
  },
};
