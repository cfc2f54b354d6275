import { TableArrowUpRegular } from '@fluentui/react-icons';
import { usePolicyValue } from '@renderer/runtime/calls/managed';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Tool } from '@renderer/ui/tools/tool';
import { type ReactElement, Suspense, useState } from 'react';
import type { SavedViews } from '../views/use-list-views';
import type { ExportedList } from './export-source';

const ListExport = lazyWithProps(() => import('./list-export'), 'ListExport');

interface ExportButtonProps {
  list: ExportedList;
  saved: SavedViews;
}

/**
 * Exports the list as a spreadsheet; locked where IT doesn't allow it. Nothing of the export is computed or loaded before the user presses
 * it.
 */
export function ExportButton({ list, saved }: ExportButtonProps): ReactElement {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const isForbidden = usePolicyValue('listExport') === false;
  return (
    <>
      <Tool
        section="list"
        icon={<TableArrowUpRegular />}
        label={t(isForbidden ? 'lists.export.forbidden' : 'lists.export.open')}
        isOff={isForbidden || list.list.kept !== null}
        onPress={() => setOpen(true)}
      />
      <Suspense fallback={null}>{isOpen && <ListExport list={list} saved={saved} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
