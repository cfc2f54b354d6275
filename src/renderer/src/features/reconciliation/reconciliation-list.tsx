import { Checkbox, Field, MessageBar, MessageBarBody, makeStyles, mergeClasses, Textarea, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircle16Regular,
  CheckmarkCircleRegular,
  CircleRegular,
  NoteEditRegular,
  OpenRegular,
  Warning16Regular,
} from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toOrderAddress } from '@renderer/shared-components/orders/order-address';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexRow, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { TwoLines } from '@renderer/ui/list/columns/two-lines';
import type { ListDefinition } from '@renderer/ui/list/list-definition';
import type { ListContext } from '@renderer/ui/list/state/list-context';
import type { ListState } from '@renderer/ui/list/state/list-state';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { Money } from '@renderer/ui/text/money';
import { TextLink } from '@renderer/ui/text/text-link';
import { quietText, strongText } from '@renderer/ui/text/text-styles';
import {
  type PaymentGroup,
  paymentGroups,
  paymentHints,
  paymentReviews,
  type ReconciliationPage,
  type ReconciliationResult,
  type ReviewedPayment,
  settledMethods,
} from '@shared/contract/desktop/reconciliation';
import type { InputOf } from '@shared/contract/tables/bridge';
import type { Fils } from '@shared/domain/money';
import { toOrderCode } from '@shared/domain/orders/order-code';
import { orderKinds } from '@shared/domain/orders/order-ref';
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
}

export type Payments = ListContext<ReconciliationTools>;

const toGroup = ({ tab }: ListState): PaymentGroup => paymentGroups.find((group) => group === tab) ?? 'matched';

/** Returns the query without the page. */
export const toPaymentQuery = (state: ListState): Omit<InputOf<'reconciliation.lines'>, 'page'> => ({
  group: toGroup(state),
  ...(state.search && { search: state.search }),
  filters: Object.fromEntries(Object.entries(state.filters).map(([key, values]) => [key, [...values]])),
});

const nameOf = ({ ref, id, order }: ReviewedPayment): string => ref || (order && toOrderCode(order)) || id;

const kinds = ['payment', 'refund', 'order'] as const;

export const reconciliationList: ListDefinition<'reconciliation.lines', ReviewedPayment, ReconciliationTools> = {
  id: reconciliationResultPath,
  title: 'reconciledPayments',
  texts: 'reconciliation',
  call: 'reconciliation.lines',
  list: reconciledPayments,
  toInput: (state) => ({ page: state.page, ...toPaymentQuery(state) }),
  isSearchable: true,
  isTall: true,
  file: 'own',
  rowName: nameOf,
  isQuiet: ({ isReviewed, kind }) => isReviewed || kind === 'refund',
  tabs: paymentGroups.map((key) => ({ key, label: (t) => t(`reconciliation.groups.${key}`) })),
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
  notice: (answer) => <Notices answer={answer} />,
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

async function mark(rows: readonly ReviewedPayment[], isReviewed: boolean, { send, tools: { file } }: Payments): Promise<boolean> {
  return (await send('reconciliation.review', { file, ids: rows.map(({ id }) => id), isReviewed })).ok;
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
  strong: strongText,
  alarm: { color: 'var(--dw-canceled-text)', fontWeight: tokens.fontWeightSemibold },
  totals: { ...wrappingRow, alignItems: 'center', columnGap: '8px', rowGap: '4px', padding: '8px 16px', ...hairline.blockEnd },
  check: { ...flexRow, columnGap: '4px' },
  good: { color: 'var(--dw-delivered-text)' },
  doubt: { color: 'var(--dw-process-text)' },
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
  if (!order) return null;
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

function DifferenceCell({ row: { differenceFils, hint, note, group, order }, list: { t, format } }: CellProps): ReactElement | null {
  const styles = useStyles();
  const reason = hint ? t(`reconciliation.hints.${hint}`) : group === 'fileOnly' && !order ? t('reconciliation.noOrder') : '';
  const difference = differenceFils ? `${differenceFils > 0 ? '+' : ''}${format.amount(differenceFils)}` : '';
  const words = <span className={mergeClasses(hint === 'canceledPaid' && styles.alarm)}>{reason}</span>;
  const first = difference ? <bdi dir="ltr">{difference}</bdi> : reason ? words : <IsolatedText>{note}</IsolatedText>;
  const second = difference ? reason && words : null;
  const isNoteBelow = note !== '' && (difference !== '' || reason !== '');
  return (
    <TwoLines
      second={
        (second || isNoteBelow) && (
          <bdi>
            {second}
            {second && isNoteBelow && t('forms.separator')}
            {isNoteBelow && note}
          </bdi>
        )
      }
    >
      <bdi>{first}</bdi>
    </TwoLines>
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

/** The totals of the file, and what isn't in them. */
function Notices({ answer: { file, result, badLines, sources } }: { answer: ReconciliationPage }): ReactElement | null {
  const t = useTexts();
  const format = useFormat();
  if (!result || !file) return null;
  const isCut = orderKinds.some((kind) => sources[kind].gap?.why === 'tooMany');
  const badOrders = orderKinds.reduce((sum, kind) => sum + sources[kind].unreadable, 0);
  const numbers = badLines.slice(0, 20).map((line) => format.number(line));
  const at = t('reconciliation.badLinesAt', { lines: numbers.join(t('forms.separator')) });
  const warnings = [
    ...(badLines.length > 0 ? [`${t('reconciliation.badLines', { count: badLines.length })} ${at}`] : []),
    ...(isCut ? [t('reconciliation.tooMany')] : []),
    ...(badOrders > 0 ? [t('reconciliation.badOrders', { count: badOrders })] : []),
  ];
  return (
    <>
      <Totals {...result} file={file.name} />
      {warnings.map((warning) => (
        <MessageBar key={warning} intent="warning" layout="multiline">
          <MessageBarBody>
            <IsolatedValues>{warning}</IsolatedValues>
          </MessageBarBody>
        </MessageBar>
      ))}
    </>
  );
}

/** The file with its days; paid − refunded − fees = net, and whether that is the file's own net amount. */
function Totals({ totals, days, file }: Pick<ReconciliationResult, 'totals' | 'days'> & { file: string }): ReactElement {
  const { grossFils, refundFils, feeFils, netFils, ownFils } = totals;
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const parts = [
    ['gross', grossFils, ''],
    ['refunds', refundFils, '−'],
    ['fees', feeFils, '−'],
    ['net', netFils, '='],
  ] as const;
  const more = ownFils === null ? 0 : netFils - ownFils;
  const amount = format.money(Math.abs(more) as Fils);
  const words =
    ownFils === null
      ? t('reconciliation.totals.unknown')
      : more === 0
        ? t('reconciliation.totals.same')
        : t(`reconciliation.totals.${more > 0 ? 'more' : 'less'}`, { amount });
  const isGood = ownFils !== null && more === 0;
  const span = days && t('reconciliation.found.days', { from: format.date(days.from), to: format.date(days.to) });
  return (
    <section className={styles.totals} aria-label={t('reconciliation.totals.label')}>
      <span className={styles.quiet}>
        <IsolatedText>{file}</IsolatedText>
        {span && <IsolatedValues>{` · ${span}`}</IsolatedValues>}
      </span>
      {parts.map(([key, fils, sign]) => (
        <span key={key}>
          {sign && <span aria-hidden>{sign} </span>}
          <span className={styles.quiet}>{t(`reconciliation.totals.${key}`)}</span>{' '}
          <span className={mergeClasses(key === 'net' && styles.strong)}>
            <Money fils={fils} />
          </span>
        </span>
      ))}
      <span role="status" className={mergeClasses(styles.check, ownFils === null ? styles.quiet : isGood ? styles.good : styles.doubt)}>
        {isGood ? <CheckmarkCircle16Regular aria-hidden /> : <Warning16Regular aria-hidden />}
        <IsolatedValues>{words}</IsolatedValues>
      </span>
    </section>
  );
}
