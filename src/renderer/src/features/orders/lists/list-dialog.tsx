import { Button, Checkbox, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { Print20Regular } from '@fluentui/react-icons';
import { ListDestination } from '@renderer/parts/printing/list-destination';
import { useIsGone } from '@renderer/runtime/calls/use-is-gone';
import { notify } from '@renderer/runtime/notices/notify';
import { usePermission } from '@renderer/runtime/state/use-permission';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { FailureState } from '@renderer/ui/feedback/error-state';
import { Loader } from '@renderer/ui/feedback/loader';
import { Modal } from '@renderer/ui/feedback/modal';
import { hairline } from '@renderer/ui/layout/hairline';
import { stack } from '@renderer/ui/layout/layout-styles';
import { softParagraph } from '@renderer/ui/text/text-styles';
import { maxOrdersAtOnce } from '@shared/contract/printing/print-requests';
import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { isBeforeStatus } from '@shared/domain/orders/order-status';
import { canChangeOrderStatus } from '@shared/domain/permissions';
import { type ListKind, listFacts } from '@shared/domain/printing/printable';
import { type ReactElement, useState } from 'react';
import { toOrderRef } from '../order-row';
import { AfterSentDialog } from './after-sent-dialog';
import { ListChoices } from './list-choices';
import { ListNotes } from './list-notes';
import { ListPreview } from './list-preview';
import { type ListDraftState, useListDraft } from './use-list-draft';
import { usePrintList } from './use-print-list';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 380px)',
    gap: '20px',
    '@media (max-width: 999.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  choices: { ...stack.gap12, minWidth: 0 },
  text: softParagraph,
  status: { ...hairline.blockStart, paddingBlockStart: '8px' },
  pdf: { marginInlineEnd: 'auto' },
  ground: {
    minWidth: 0,
    padding: '16px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
});

interface ListDialogProps {
  document: ListKind;
  orders: readonly OrderRef[];
  onClose(): void;
}

interface Sent {
  jobIds: readonly string[];
  orders: readonly OrderSnapshot[];
}

/** Asked before a document over many orders is printed: what does not go in, how it is to look, and what its orders are set to. */
export function ListDialog({ document, orders: wanted, onClose }: ListDialogProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const state = useListDraft(document, wanted);
  const { orders, options } = state;
  const { print, savePdf, isPending } = usePrintList();
  const [isStatusWanted, setStatusWanted] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const isGone = useIsGone();
  const { statusAfter } = listFacts[document];
  const later = orders.filter((order) => isBeforeStatus(order, statusAfter));
  if (sent) return <AfterSentDialog document={document} {...sent} onClose={onClose} />;
  const request = { document, orders: orders.map(toOrderRef), options };
  const send = async (): Promise<void> => {
    const queued = await print(request);
    if (queued === 'asked') return onClose();
    if (!queued) return;
    const setsStatus = isStatusWanted && later.length > 0;
    // Somebody has closed it meanwhile: what is open by now is another question.
    if (isGone.current) {
      if (setsStatus) notify.info(t('printLists.statusLeft', { count: later.length }));
    } else if (setsStatus) setSent({ jobIds: queued.jobIds, orders: later });
    else onClose();
  };
  return (
    <Modal
      guide="pick-list"
      title={t(`printables.name.${document}`)}
      maxWidthPx={920}
      onClose={onClose}
      actions={
        <>
          {orders.length > 0 && (
            <Button appearance="subtle" className={styles.pdf} disabledFocusable={isPending} onClick={() => void savePdf(request)}>
              {t('orders.action.savePdf')}
            </Button>
          )}
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          {orders.length > 0 && (
            <Button appearance="primary" icon={<Print20Regular />} disabledFocusable={isPending} onClick={() => void send()}>
              {t(`printables.printList.${document}`, { count: orders.length })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.choices}>
          <p className={styles.text}>{t(`printables.listIntro.${document}`)}</p>
          <Content document={document} state={state} />
          {later.length > 0 && (
            <StatusOffer later={later.length} status={statusAfter} isWanted={isStatusWanted} onChange={setStatusWanted} />
          )}
        </div>
        {orders.length > 0 && state.draft && (
          <div className={styles.ground}>
            <ListPreview document={document} draft={state.draft} orders={orders} options={options} />
          </div>
        )}
      </div>
    </Modal>
  );
}

function Content({ document, state }: { document: ListKind; state: ListDraftState }): ReactElement {
  const t = useTexts();
  const { draft, failure, isTooMany, orders, options, setOptions } = state;
  if (isTooMany) return <Note>{t('printLists.tooMany', { most: maxOrdersAtOnce })}</Note>;
  if (!draft) {
    if (failure) return <FailureState title={t('printLists.readFailed')} failure={failure} onRetry={state.readAgain} />;
    return <Loader />;
  }
  return (
    <>
      <ListNotes state={state} draft={draft} />
      {orders.length === 0 && <Note>{t('printLists.none')}</Note>}
      {orders.length > 0 && <ListChoices document={document} options={options} onChange={setOptions} />}
      {orders.length > 0 && <ListDestination document={document} />}
    </>
  );
}

function Note({ children }: { children: string }): ReactElement {
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{children}</MessageBarBody>
    </MessageBar>
  );
}

interface StatusOfferProps {
  /** Orders that are not so far yet. */
  later: number;
  status: (typeof listFacts)[ListKind]['statusAfter'];
  isWanted: boolean;
  onChange(isWanted: boolean): void;
}

/** Hidden from those who may not change it. */
function StatusOffer({ later, status, isWanted, onChange }: StatusOfferProps): ReactElement | null {
  const t = useTexts();
  const styles = useStyles();
  const mayChange = usePermission(canChangeOrderStatus);
  if (!mayChange) return null;
  return (
    <div className={styles.status}>
      <Checkbox
        label={t('printLists.status', { count: later, status: t(`vocabulary.orderStatus.${status}`) })}
        checked={isWanted}
        onChange={(_event, { checked }) => onChange(checked === true)}
      />
    </div>
  );
}
