import { Checkbox, MessageBar, MessageBarBody, makeStyles, RadioGroup } from '@fluentui/react-components';
import { useIsGone } from '@renderer/runtime/calls/use-is-gone';
import { useRead } from '@renderer/runtime/calls/use-read';
import { notify } from '@renderer/runtime/notices/notify';
import { usePermission } from '@renderer/runtime/state/use-permission';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ListDestination } from '@renderer/shared-components/printing/list-destination';
import { PrintDialog } from '@renderer/shared-components/printing/print-dialog';
import { usePrintable } from '@renderer/shared-components/printing/use-printable';
import { ChoiceCard } from '@renderer/ui/controls/choice-card';
import { Titled } from '@renderer/ui/controls/titled';
import { FailureState } from '@renderer/ui/feedback/error-state';
import { Loader } from '@renderer/ui/feedback/loader';
import { hairline } from '@renderer/ui/layout/hairline';
import { stack } from '@renderer/ui/layout/layout-styles';
import { softParagraph } from '@renderer/ui/text/text-styles';
import { type ListOptions, maxOrdersAtOnce } from '@shared/contract/printing/print-requests';
import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { isBeforeStatus } from '@shared/domain/orders/order-status';
import { canChangeOrderStatus } from '@shared/domain/permissions';
import { type ListKind, type ListSorting, listFacts, showsPictures, toFittingPaper, toListLabel } from '@shared/domain/printing/printable';
import { type ReactElement, useState } from 'react';
import { toOrderRef } from '../order-kinds';
import { AfterSentDialog } from './after-sent-dialog';
import { ListNotes } from './list-notes';
import { type ListDraftState, useListDraft } from './use-list-draft';

const useListChoicesStyles = makeStyles({
  group: { ...stack.gap4, minWidth: 0 },
  // One column if there is no room for two of these labels.
  parts: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', columnGap: '8px', alignItems: 'start' },
});

interface ListChoicesProps {
  document: ListKind;
  options: ListOptions;
  onChange(options: ListOptions): void;
}

/** Sorting and content of a list; renders nothing for a list without options. */
function ListChoices({ document, options, onChange }: ListChoicesProps): ReactElement {
  const t = useTexts();
  const styles = useListChoicesStyles();
  const { data: settings } = useRead('printing.readSettings', undefined, { failure: 'inPlace' });
  const { sortings, parts } = listFacts[document];
  const hasPictures = !settings || showsPictures(document, toFittingPaper(document, settings.routes[document].paper));
  const offered = parts.filter((part) => part !== 'pictures' || hasPictures);
  return (
    <>
      {sortings.length > 1 && (
        <Titled title={t('printLists.sorting')}>
          {(titleId) => (
            <RadioGroup
              className={styles.group}
              aria-labelledby={titleId}
              value={options.sorting}
              onChange={(_event, { value }) => onChange({ ...options, sorting: value as ListSorting })}
            >
              {sortings.map((sorting) => (
                <ChoiceCard
                  key={sorting}
                  value={sorting}
                  name={t(`printLists.sortings.${sorting}`)}
                  hint={t(`printLists.sortingHints.${sorting}`)}
                />
              ))}
            </RadioGroup>
          )}
        </Titled>
      )}
      {parts.length > 0 && (
        <Titled title={t('printLists.onSheet')}>
          {(titleId) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset takes no grid in every browser.
            <div role="group" aria-labelledby={titleId} className={styles.parts}>
              {offered.map((part) => (
                <Checkbox
                  key={part}
                  label={t(`printLists.parts.${part}`)}
                  checked={options.parts.includes(part)}
                  onChange={(_event, { checked }) =>
                    onChange({ ...options, parts: parts.filter((one) => (one === part ? checked === true : options.parts.includes(one))) })
                  }
                />
              ))}
            </div>
          )}
        </Titled>
      )}
    </>
  );
}

const useStyles = makeStyles({
  text: softParagraph,
  status: { ...hairline.blockStart, paddingBlockStart: '8px' },
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

/** The dialog before a document over many orders is printed: orders that are left out, options, and the new status of its orders. */
export function ListDialog({ document, orders: wanted, onClose }: ListDialogProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const state = useListDraft(document, wanted);
  const { orders, options } = state;
  const { print, savePdf, isPending } = usePrintable();
  const [isStatusWanted, setStatusWanted] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const [madeAt] = useState(() => new Date());
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
    // The dialog was closed meanwhile; another one may be open.
    if (isGone.current) {
      if (setsStatus) notify.info(t('printLists.statusLeft', { count: later.length }));
    } else if (setsStatus) setSent({ jobIds: queued.jobIds, orders: later });
    else onClose();
  };
  const { draft } = state;
  const preview = draft &&
    orders.length > 0 && {
      kind: document,
      name: toListLabel(document, madeAt),
      orders,
      goods: draft.goods,
      options,
      madeAt: madeAt.toISOString(),
      madeBy: draft.madeBy,
      ...(draft.asOf !== null && { asOf: draft.asOf }),
    };
  return (
    <PrintDialog
      guide="pick-list"
      title={t(`printables.name.${document}`)}
      action={orders.length > 0 ? t(`printables.printList.${document}`, { count: orders.length }) : null}
      isPending={isPending}
      preview={preview || null}
      onPrint={() => void send()}
      onSavePdf={() => void savePdf(request)}
      onClose={onClose}
    >
      <p className={styles.text}>{t(`printables.listIntro.${document}`)}</p>
      <Content document={document} state={state} />
      {later.length > 0 && <StatusOffer later={later.length} status={statusAfter} isWanted={isStatusWanted} onChange={setStatusWanted} />}
    </PrintDialog>
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
  /** Number of orders that don't have the status yet. */
  later: number;
  status: (typeof listFacts)[ListKind]['statusAfter'];
  isWanted: boolean;
  onChange(isWanted: boolean): void;
}

/** Hidden without permission to change the status. */
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
