import { request } from '@renderer/runtime/calls/bridge';
import { notify } from '@renderer/runtime/notices/notify';
import { useTranslation } from 'react-i18next';

/** Tells of a file that was exported, with the way to it; nothing where there is none. */
export function useTellSaved(): (saved: { path: string | null; rows: number }) => void {
  const { t } = useTranslation();
  return ({ path, rows }) => {
    if (path === null) return;
    const openFolder = {
      label: t('lists.export.openFolder'),
      run: () => void request('listExports.showFile', { path }).catch(() => undefined),
    };
    notify.success(t('lists.export.saved', { count: rows }), openFolder);
  };
}
