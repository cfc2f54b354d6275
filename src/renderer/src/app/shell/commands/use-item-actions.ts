import { openRecordWindow } from '@renderer/runtime/calls/window-kind';
import { notify } from '@renderer/runtime/notices/notify';
import { noteFirstSteps } from '@renderer/runtime/state/first-steps-state';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { usePrint } from '@renderer/shared-components/printing/use-print';
import { useNavigate } from 'react-router-dom';
import type { CommandItem } from './command-items';
import { noteOpened } from './recent-items';

interface ItemActions {
  open(item: CommandItem): void;
  openInWindow(item: CommandItem): void;
  printItem(item: CommandItem): void;
}

/** Actions on a result. All items close the palette, except those with `stays`. */
export function useItemActions({ onClose, onStay }: { onClose: () => void; onStay: () => void }): ItemActions {
  const t = useTexts();
  const navigate = useNavigate();
  const { printOrders } = usePrint();
  return {
    open(item) {
      if (item.stays) {
        item.run?.();
        onStay();
        return;
      }
      onClose();
      noteFirstSteps(['search']);
      noteOpened(toOpened(item));
      if (item.run) item.run();
      else void navigate(item.to, { state: item.state });
    },
    openInWindow(item) {
      if (item.stays) return;
      if (!item.isRecord) {
        notify.info(t('shell.command.noWindow', { name: item.label }));
        return;
      }
      onClose();
      noteOpened(toOpened(item));
      void openRecordWindow(item, { name: item.label, list: null });
    },
    printItem(item) {
      if (item.stays) return;
      if (!item.order) {
        notify.info(t('shell.command.noPrint', { name: item.label }));
        return;
      }
      onClose();
      void printOrders([item.order]);
    },
  };
}

/** Stores the item with its own group, not as a recent one. */
function toOpened(item: CommandItem & { from?: CommandItem['group'] }): CommandItem {
  const { from, ...opened } = item;
  return from ? { ...opened, id: item.id.replace(/^recent-/, ''), group: from } : opened;
}
