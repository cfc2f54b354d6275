import { ask } from '@renderer/runtime/calls/bridge';
import { notify } from '@renderer/runtime/notices/notify';
import { toMomentText } from '@renderer/runtime/texts/moment-text';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toFilePlace } from '@renderer/validation/file-path';
import type { SavedExport } from '@shared/contract/desktop/list-exports';

/**
 * Returns a function that reports an exported file: its number of rows (or `words`), name, folder, and size, with actions to open it. It
 * does nothing if there is no file.
 */
export function useTellSaved(): (saved: SavedExport, words?: string) => void {
  const t = useTexts();
  const format = useFormat();
  return ({ path, rows, bytes, readAt }, words = t('lists.export.saved', { count: rows })) => {
    if (path === null) return;
    const { folder, name } = toFilePlace(path);
    const open = async (isFolder: boolean): Promise<void> => {
      const opened = await ask('listExports.open', { path, isFolder });
      if (!opened.ok) notify.failure(opened.error);
    };
    const size = t('lists.export.kilobytes', { size: Math.ceil(bytes / 1024) });
    const openFolder = { label: t('lists.export.openFolder'), run: () => void open(true) };
    const openFile = { label: t('lists.export.openFile'), run: () => void open(false) };
    notify.made(words, openFolder, {
      lines: [name, folder, size, ...(readAt ? [t('lists.export.asOf', { at: toMomentText(readAt, format) })] : [])],
      action: openFile,
    });
  };
}
