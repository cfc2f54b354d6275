import { invalidateFollowing } from '@renderer/runtime/calls/invalidation';
import { notify } from '@renderer/runtime/notices/notify';
import { toMomentText } from '@renderer/runtime/texts/moment-text';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { orderLists } from '@renderer/shared-components/orders/order-links';
import type { SheetNews } from '@shared/contract/printing/print-requests';
import { useQueryClient } from '@tanstack/react-query';

/** Reports differences between the printed sheets and the screen, and invalidates the lists. */
export function useSheetNews(): (news: SheetNews | undefined) => void {
  const t = useTexts();
  const format = useFormat();
  const client = useQueryClient();
  return (news) => {
    if (!news) return;
    const { asOf, changed } = news;
    if (asOf !== null) notify.warning(t('printQueue.news.asOf', { when: toMomentText(asOf, format) }));
    if (changed.length === 0) return;
    const [only] = changed;
    notify.info(
      changed.length === 1 && only
        ? t('printQueue.news.changedOne', { id: String(only.id) })
        : t('printQueue.news.changed', { count: changed.length }),
    );
    for (const name of orderLists) void client.invalidateQueries({ queryKey: [name] });
    invalidateFollowing(client, 'fullLists.changed');
  };
}
