import { Checkbox, Field, makeStyles, mergeClasses, Textarea, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular, CircleRegular, NoteEditRegular, OpenRegular } from '@fluentui/react-icons';
import { notify } from '@renderer/runtime/notices/notify';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toOrderAddress } from '@renderer/shared-components/orders/order-address';
import { toOrdersOf } from '@renderer/shared-components/orders/order-links';
import { TwoLines } from '@renderer/ui/list/columns/two-lines';
import type { ListDefinition } from '@renderer/ui/list/list-definition';
import type { ListContext } from '@renderer/ui/list/state/list-context';
import type { ListState } from '@renderer/ui/list/state/list-state';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { TextLink } from '@renderer/ui/text/text-link';
import { quietText } from '@renderer/ui/text/text-styles';
import {
  type PaymentGroup,
  paymentGroups,
  paymentHints,
  paymentReviews,
  type ReconciliationResult,
  type ReviewedPayment,
  settledMethods,
} from '@shared/contract/desktop/reconciliation';
import type { InputOf } from '@shared/contract/tables/bridge';
import type { Fils } from '@shared/domain/money';
import { toOrderCode } from '@shared/domain/orders/order-code';
import { isCanceled, knownOrderStatuses } from '@shared/domain/orders/order-status';
import { toStatusText } from '@shared/lists/orders';
import { reconciledPayments } from '@shared/lists/shop';
import type { ReactElement } from 'react';

export const reconciliationPath = 'masterHN/payments';
export const reconciliationResultPath = `${reconciliationPath}/result`;

/** Values of the open file that the list's filters and actions need. */
export interface ReconciliationTools {
  /** Its ID; '' until it is loaded. */
  file: string;
  terminals: readonly string[];
  /** Its days; null if it has none. */
  days: ReconciliationResult['days'];
}

export type Payments = ListContext<ReconciliationTools>;

const toGroup = ({ tab }: ListState): PaymentGroup => paymentGroups.find((group) => group === tab) ?? 'matched';

/** Returns the query without the page. All days of the file restrict nothing: an order may be of another day than its payment. */
export function toPaymentQuery(state: ListState, all: ReconciliationTools['days']): Omit<InputOf<'reconciliation.lines'>, 'page'> {
  const { search, filters, dates } = state;
  const isPart = dates !== null && all !== null && (dates.from > all.from || dates.to < all.to);
  return {
    group: toGroup(state),
    ...(search && { search }),
    filters: Object.fromEntries(Object.entries(filters).map(([key, values]) => [key, [...values]])),
    ...(isPart && { days: { from: dates.from, to: dates.to } }),
  };
}

const nameOf = ({ ref, id, order }: ReviewedPayment): string => ref || (order && toOrderCode(order)) || id;

const kinds = ['payment', 'refund', 'order'] as const;

export const reconciliationList: ListDefinition<'reconciliation.lines', ReviewedPayment, ReconciliationTools> = {
  id: reconciliationResultPath,
  title: 'reconciledPayments',
  texts: 'reconciliation',
  call: 'reconciliation.lines',
  list: reconciledPayments,
  toInput: (state) => ({ page: state.page, ...toPaymentQuery(state, null) }),
  isSearchable: true,
  isTall: true,
  file: 'own',
  rowName: nameOf,
  isQuiet: ({ isReviewed, kind }) => isReviewed || kind === 'refund',
  tabs: paymentGroups.map((key) => ({ key, label: (t) => t(`reconciliation.groups.${key}`) })),
  picksFocusedTab: true,
  tabNote: (tab, { result }, list) => result && <GroupSum group={tab as PaymentGroup} result={result} list={list} />,
  filters: [
    {
      key: 'kind',
      label: (t) => t('reconciliation.columns.kind'),
      values: kinds,
      choices: ({ t }) => kinds.map((key) => ({ key, name: t(`reconciliation.kinds.${key}`) })),
    },
    {
      key: 'terminal',
      label: (t) => t('reconciliation.columns.terminal'),
      choices: ({ tools }) => tools.terminals.map((key) => ({ key, name: key })),
    },
    {
      key: 'hint',
      label: (t) => t('reconciliation.columns.hint'),
      values: paymentHints,
      choices: ({ t }) => paymentHints.map((key) => ({ key, name: t(`reconciliation.hints.${key}`) })),
    },
    {
      key: 'status',
      label: (t) => t('reconciliation.columns.status'),
      values: knownOrderStatuses,
      choices: ({ t }) => knownOrderStatuses.map((key) => ({ key, name: toStatusText(key, t) })),
    },
    {
      key: 'payment',
      label: (t) => t('reconciliation.columns.payment'),
      values: settledMethods,
      choices: ({ t }) => settledMethods.map((key) => ({ key, name: t(`vocabulary.payment.types.${key}`) })),
    },
    {
      key: 'review',
      label: (t) => t('reconciliation.columns.review'),
      values: paymentReviews,
      choices: ({ t }) => paymentReviews.map((key) => ({ key, name: t(`reconciliation.reviews.${key}`) })),
    },
  ],
  columns: [
    { key: 'ref', width: 'rest', minWidth: 120, cell: (row, list) => <RefCell row={row} list={list} /> },
    { key: 'day', width: 96, hideOrder: 2, cell: ({ day, order }, { format }) => format.shortDate(day ?? order?.day ?? '') },
    { key: 'fileAmount', width: 120, narrowWidth: 100, align: 'end', cell: (row) => <AmountCell fils={row.fileFils} fee={row.feeFils} /> },
    { key: 'order', width: 88, narrowWidth: 80, isStateful: true, cell: (row, list) => <OrderCell row={row} list={list} /> },
    { key: 'customer', width: 'rest', minWidth: 120, hideOrder: 1, cell: (row, list) => <CustomerCell row={row} list={list} /> },
    { key: 'shopAmount', width: 120, narrowWidth: 100, align: 'end', cell: (row) => <AmountCell fils={row.shopFils} /> },
    { key: 'difference', width: 'rest', minWidth: 150, align: 'start', cell: (row, list) => <DifferenceCell row={row} list={list} /> },
    { key: 'review', width: 84, narrowWidth: 68, isStateful: true, cell: (row, list) => <ReviewCell row={row} list={list} /> },
  ],
  rowActions: [
    {
      key: 'review',
      label: (t, { isReviewed }) => t(isReviewed ? 'reconciliation.turnOpen' : 'reconciliation.turnReviewed'),
      icon: <CheckmarkCircleRegular />,
      shortcut: 'Space',
      run: (row, list) => void mark([row], !row.isReviewed, list),
    },
    {
      key: 'note',
      label: (t) => t('reconciliation.addNote'),
      icon: <NoteEditRegular />,
      isInline: true,
      run: (row, list) => askNote(row, list),
    },
    {
      key: 'order',
      label: (t) => t('reconciliation.openOrder'),
      icon: <OpenRegular />,
      isOffered: ({ order }) => order !== null,
      run: ({ order }, { go }) => order && go(toOrderAddress(order)),
    },
  ],
  bulkActions: [
    {
      key: 'reviewed',
      label: (t, count) => t('reconciliation.markReviewed', { count }),
      icon: <CheckmarkCircleRegular />,
      isPrimary: true,
      run: (rows, list, selection) => void mark(rows, true, list).then((isOver) => isOver && selection.remove(rows)),
    },
    {
      key: 'open',
      label: (t, count) => t('reconciliation.markOpen', { count }),
      icon: <CircleRegular />,
      run: (rows, list, selection) => void mark(rows, false, list).then((isOver) => isOver && selection.remove(rows)),
    },
  ],
};

/** Marks rows; the message for all marks of ten seconds takes them back. */
async function mark(rows: readonly ReviewedPayment[], isReviewed: boolean, { send, t, tools: { file } }: Payments): Promise<boolean> {
  const { ok } = await send('reconciliation.review', { file, ids: rows.map(({ id }) => id), isReviewed });
  const changed = rows.filter((row) => row.isReviewed !== isReviewed).map(({ id }) => id);
  if (!ok || changed.length === 0) return ok;
  // The key of each mark is the call that takes it back, so that one message can do so for several.
  const back = JSON.stringify({ file, ids: changed, isReviewed: !isReviewed } satisfies InputOf<'reconciliation.review'>);
  const run = async (matters: readonly string[]): Promise<void> => {
    for (const matter of matters.toReversed()) await send('reconciliation.review', JSON.parse(matter) as InputOf<'reconciliation.review'>);
  };
  const toText = (count: number): string => t(isReviewed ? 'reconciliation.reviewed' : 'reconciliation.notReviewed', { count });
  notify.success(toText(changed.length), { label: t('common.undo'), run: (matters = [back]) => void run(matters) }, back, {
    kind: `review ${isReviewed}`,
    amounts: { rows: changed.length },
    toText: ({ rows: count = 0 }) => toText(count),
  });
  return ok;
}

/** Asks for the note of a row; an empty one removes it. */
function askNote(row: ReviewedPayment, { ask, send, t, tools: { file } }: Payments): void {
  const draft = { note: row.note };
  ask({
    title: t('reconciliation.noteOf', { name: nameOf(row) }),
    text: (
      <Field label={t('reconciliation.columns.note')} hint={t('reconciliation.noteHint')}>
        <Textarea
          defaultValue={row.note}
          maxLength={500}
          dir="auto"
          onChange={(_event, { value }) => {
            draft.note = value;
          }}
        />
      </Field>
    ),
    confirmLabel: t('reconciliation.saveNote'),
    isDanger: false,
    confirm: async () => (await send('reconciliation.review', { file, ids: [row.id], note: draft.note })).ok,
  });
}

const useStyles = makeStyles({
  quiet: quietText,
  alarm: { color: 'var(--dw-canceled-text)', fontWeight: tokens.fontWeightSemibold },
});

interface CellProps {
  row: ReviewedPayment;
  list: Payments;
}

interface GroupSumProps {
  group: PaymentGroup;
  result: ReconciliationResult;
  list: Payments;
}

/** Count and sum of a group, in the file and in the shop. */
function GroupSum({ group, result, list }: GroupSumProps): ReactElement {
  const { t, format } = list;
  const { count, fileFils, shopFils } = result.groups[group];
  const sums =
    group === 'differs'
      ? t('reconciliation.sums.both', { file: format.money(fileFils), shop: format.money(shopFils) })
      : t('reconciliation.sums.file', { amount: format.money(group === 'shopOnly' ? shopFils : fileFils) });
  return (
    <bdi>
      <IsolatedValues>{`<n>${format.number(count)}</n> · ${sums}`}</IsolatedValues>
    </bdi>
  );
}

/** The reference, with card and terminal; both only as far as the file has them. */
function RefCell({ row: { ref, kind, card, terminal }, list: { t } }: CellProps): ReactElement {
  const from = [card && `•• ${card}`, terminal].filter(Boolean).join(' · ');
  return (
    <TwoLines
      second={
        <bdi>
          {kind === 'refund' && `${t('reconciliation.kinds.refund')}${from && t('forms.separator')}`}
          <bdi dir="ltr">{from}</bdi>
        </bdi>
      }
    >
      <bdi dir="ltr">{ref || '–'}</bdi>
    </TwoLines>
  );
}

/** Whether the order is only suggested: quiet, because it isn't a match. */
const isSuggested = ({ order, by, line }: ReviewedPayment): boolean => order !== null && by === null && line !== null;

function CustomerCell({ row, list: { t } }: CellProps): ReactElement | null {
  const styles = useStyles();
  const { order } = row;
  if (!order) return row.line === null ? null : <span className={styles.quiet}>{t('reconciliation.noOrder')}</span>;
  return (
    <TwoLines second={<bdi className={mergeClasses(isCanceled(order) && styles.alarm)}>{toStatusText(order.status, t)}</bdi>}>
      <bdi className={mergeClasses(isSuggested(row) && styles.quiet)}>{order.customer}</bdi>
    </TwoLines>
  );
}

function AmountCell({ fils, fee }: { fils: Fils | null; fee?: Fils }): ReactElement | null {
  const t = useTexts();
  const format = useFormat();
  if (fils === null) return null;
  const fees = fee ? (
    <bdi>
      {t('reconciliation.columns.fees')} <bdi dir="ltr">{format.amount(fee)}</bdi>
    </bdi>
  ) : null;
  return (
    <TwoLines isAtEnd second={fees}>
      <bdi dir="ltr">{format.amount(fils)}</bdi>
    </TwoLines>
  );
}

function OrderCell({ row, list: { t } }: CellProps): ReactElement {
  const styles = useStyles();
  const { order } = row;
  if (!order) return <span className={styles.quiet}>{t('common.none')}</span>;
  const quiet = isSuggested(row) && { className: styles.quiet, title: t('reconciliation.suggested') };
  return (
    <TextLink to={toOrderAddress(order)} {...quiet}>
      <bdi dir="ltr">{toOrderCode(order)}</bdi>
    </TextLink>
  );
}

function DifferenceCell({ row, list }: CellProps): ReactElement | null {
  const { differenceFils, hint, note, group, order } = row;
  const { t, format } = list;
  const styles = useStyles();
  const isLost = group === 'fileOnly' && !order;
  const reason = hint ? t(`reconciliation.hints.${hint}`) : '';
  const difference = differenceFils ? `${differenceFils > 0 ? '+' : ''}${format.amount(differenceFils)}` : '';
  const words = <span className={mergeClasses(hint === 'canceledPaid' && styles.alarm)}>{reason}</span>;
  const shown = [
    ...(difference
      ? [
          <bdi key="difference" dir="ltr">
            {difference}
          </bdi>,
        ]
      : []),
    ...(reason ? [<span key="reason">{words}</span>] : []),
    ...(isLost ? [<SearchLink key="search" row={row} list={list} />] : []),
    ...(note ? [<IsolatedText key="note">{note}</IsolatedText>] : []),
  ];
  const [first, second, ...more] = shown;
  if (!first) return null;
  return (
    <TwoLines
      second={
        second && (
          <bdi>
            {second}
            {more.length > 0 && t('forms.separator')}
            {more}
          </bdi>
        )
      }
    >
      <bdi>{first}</bdi>
    </TwoLines>
  );
}

/** Leads to the orders of the payment's day, where the order may be found by its customer. */
function SearchLink({ row, list: { t } }: CellProps): ReactElement {
  const to = row.day === null ? `/orders?${new URLSearchParams({ dates: 'all' })}` : toOrdersOf('orders.list', row.day, row.day);
  return (
    <TextLink to={to} aria-label={t('reconciliation.searchFor', { name: nameOf(row) })}>
      {t('reconciliation.search')}
    </TextLink>
  );
}

function ReviewCell({ row, list }: CellProps): ReactElement {
  const name = nameOf(row);
  return (
    <Checkbox
      aria-label={list.t('reconciliation.reviewOf', { name })}
      checked={row.isReviewed}
      onChange={() => void mark([row], !row.isReviewed, list)}
    />
  );
}
