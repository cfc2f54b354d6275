import { makeStyles } from '@fluentui/react-components';
import { useEvent } from '@renderer/runtime/calls/bus/use-event';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ElsewhereBar } from '@renderer/ui/feedback/elsewhere-bar';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { toOrderKey } from '@shared/domain/orders/order-key';
import { type OrderRow, toStatusText } from '@shared/lists/orders';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { orderKinds } from '../order-kinds';
import { toStatusRead } from '../status/saving/read-status';

const useStyles = makeStyles({ root: { marginBlockEnd: '12px' } });

interface Change {
  order: string;
  status: string;
  isMain: boolean;
  at: string;
}

/** Reads the status again once another window has changed it, and says so. */
export function ChangedElsewhere({ order }: { order: OrderRow }): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const client = useQueryClient();
  const [change, setChange] = useState<Change | null>(null);
  useEvent('calls.touched', ({ name, id, isMain }) => {
    if (name !== orderKinds[order.kind].changeStatus || id !== order.id) return;
    void toStatusRead(client)(order).then((answer) => {
      if (!answer.ok || answer.value === order.status) return;
      setChange({ order: toOrderKey(order), status: answer.value, isMain, at: new Date().toISOString() });
    });
  });
  // Somebody may have gone on to another order since.
  if (change === null || change.order !== toOrderKey(order)) return null;
  const { status, isMain, at } = change;
  return (
    <div className={styles.root}>
      <ElsewhereBar onDismiss={() => setChange(null)}>
        <IsolatedValues>
          {t(isMain ? 'orders.details.changedIn.main' : 'orders.details.changedIn.other', {
            status: toStatusText(status, t),
            time: format.time(at),
          })}
        </IsolatedValues>
      </ElsewhereBar>
    </div>
  );
}
