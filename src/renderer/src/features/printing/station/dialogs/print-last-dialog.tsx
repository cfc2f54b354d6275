import { Button, Checkbox, makeStyles } from '@fluentui/react-components';
import { Print20Regular } from '@fluentui/react-icons';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { printQueuePanel } from '@renderer/shared-components/printing/queue/print-queue-panel';
import { FailureBar } from '@renderer/ui/feedback/failure-bar';
import { Loader } from '@renderer/ui/feedback/loader';
import { Modal } from '@renderer/ui/feedback/modal';
import { useDialogAnswer } from '@renderer/ui/feedback/use-dialog-answer';
import { NumberInput } from '@renderer/ui/inputs/number-input';
import { flexColumn, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { softParagraph } from '@renderer/ui/text/text-styles';
import { parseInteger } from '@renderer/validation/parse-number';
import { type DocumentKind, documentKinds } from '@shared/domain/printing/printable';
import { type ReactElement, useMemo, useState } from 'react';
import { toOrderKey } from '../use-station-actions';
import { useStationTexts } from '../use-station-words';
import { OrderChecks } from './order-checks';
import { useChecks } from './use-checks';

const useStyles = makeStyles({
  content: { ...flexColumn, rowGap: '12px' },
  text: softParagraph,
  line: { ...wrappingRow, alignItems: 'end', columnGap: '24px', rowGap: '8px' },
  count: { inlineSize: '160px' },
  kinds: { ...wrappingRow, margin: 0, padding: 0, border: 0, columnGap: '8px' },
});

/** Limit of `station.last`. */
const mostOrders = 100;
const usualOrders = 1;

/** The last printed orders, the selected orders and documents, and the resulting number of sheets. */
function useLastOrders() {
  const read = useRead('station.last', { count: mostOrders }, { failure: 'inPlace', staleTimeMs: 0 });
  const rows = useMemo(() => read.data ?? [], [read.data]);
  const proposed = useMemo(() => rows.slice(0, usualOrders).map(({ order }) => order), [rows]);
  const ticks = useChecks(proposed);
  const known = documentKinds.filter((document) => rows.some(({ documents }) => documents.includes(document)));
  const [left, setLeft] = useState<readonly DocumentKind[]>([]);
  const documents = known.filter((document) => !left.includes(document));
  const chosen = rows.filter(({ order }) => ticks.ticked.has(toOrderKey(order)));
  const sheets = chosen.reduce((sum, row) => sum + documents.filter((document) => row.documents.includes(document)).length, 0);
  return { read, rows, ticks, known, documents, setLeft, chosen, sheets };
}

type LastOrders = ReturnType<typeof useLastOrders>;

/** Prints the last orders again: the user enters a number or edits the list. The sheets are marked as copies. */
export function PrintLastDialog({ onClose }: { onClose: () => void }): ReactElement {
  const styles = useStyles();
  const { t } = useStationTexts();
  const last = useLastOrders();
  const { read, rows, documents, chosen, sheets } = last;
  const { send } = useWrite('station.printLast');
  const { isBusy, run } = useDialogAnswer(onClose);
  const print = async (): Promise<boolean> => {
    const result = await send({ orders: chosen.map(({ order }) => order), documents });
    if (!result.ok) return false;
    const action = { label: t('printQueue.toast.openQueue'), run: printQueuePanel.open };
    notify.success(t('station.again.done', { count: result.value.sheets }), action);
    return true;
  };
  return (
    <Modal
      guide="station-screen"
      title={t('station.again.title')}
      maxWidthPx={560}
      onClose={onClose}
      contentClass={styles.content}
      actions={
        <>
          <Button onClick={onClose}>{t('common.back')}</Button>
          <Button
            appearance="primary"
            icon={<Print20Regular />}
            disabledFocusable={sheets === 0}
            aria-busy={isBusy}
            onClick={() => sheets > 0 && void run(print)}
          >
            {sheets > 0 ? t('station.again.print', { count: sheets }) : t('station.again.nothing')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('station.again.text')}</p>
      {read.error && <FailureBar title={t('station.again.failed')} failure={read.error.failure} onRetry={() => void read.refetch()} />}
      {!read.data && read.isFetching && <Loader />}
      {read.data?.length === 0 && <p className={styles.text}>{t('station.again.none')}</p>}
      {rows.length > 0 && <ChosenOrders last={last} />}
    </Modal>
  );
}

function ChosenOrders({ last }: { last: LastOrders }): ReactElement {
  const styles = useStyles();
  const { t, format } = useStationTexts();
  const { rows, ticks, known, documents, setLeft, chosen } = last;
  const [typed, setTyped] = useState<string | null>(null);
  const take = (count: number): void => ticks.replace(rows.slice(0, count).map(({ order }) => order));
  const type = (text: string): void => {
    setTyped(text);
    const number = parseInteger(text);
    if (number !== null) take(number);
  };
  return (
    <>
      <div className={styles.line}>
        <div className={styles.count}>
          <NumberInput
            label={t('station.again.countLabel')}
            number={chosen.length}
            min={0}
            max={rows.length}
            value={typed ?? format.number(chosen.length)}
            onChange={type}
            onBlur={() => setTyped(null)}
            onStep={(count) => {
              setTyped(null);
              take(count);
            }}
          />
        </div>
        <fieldset className={styles.kinds} aria-label={t('station.again.documents')}>
          {known.map((document) => (
            <Checkbox
              key={document}
              label={t(`printables.name.${document}`)}
              checked={documents.includes(document)}
              onChange={(_event, { checked }) =>
                setLeft((left) => (checked ? left.filter((kind) => kind !== document) : [...left, document]))
              }
            />
          ))}
        </fieldset>
      </div>
      <OrderChecks
        label={t('station.again.list')}
        rows={rows}
        ticked={ticks.ticked}
        onTick={(order, isTicked) => {
          setTyped(null);
          ticks.set(order, isTicked);
        }}
      />
    </>
  );
}
