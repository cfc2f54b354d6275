import { Button, MenuList, MessageBar, MessageBarBody, makeStyles, mergeClasses } from '@fluentui/react-components';
import { CheckmarkCircle16Regular, DocumentPdfRegular, FolderOpenRegular, PrintRegular, Warning16Regular } from '@fluentui/react-icons';
import { useCommand, useEvent } from '@renderer/runtime/calls/main-events/use-event';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { orderLists } from '@renderer/shared-components/orders/order-links';
import { Entry } from '@renderer/shared-components/printing/print-menu-entry';
import { useOnce } from '@renderer/shared-components/printing/use-once';
import { usePrintable } from '@renderer/shared-components/printing/use-printable';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import { isModalOpen, useScreenKey } from '@renderer/ui/controls/key-owner';
import { SplitButton } from '@renderer/ui/controls/split-button';
import { EmptyState } from '@renderer/ui/feedback/empty-state';
import { StatePanel } from '@renderer/ui/feedback/state-panel';
import { Card } from '@renderer/ui/layout/card';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexRow, stack, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { ExportMenuButton } from '@renderer/ui/list/export/export-menu-button';
import { useTellSaved } from '@renderer/ui/list/export/use-tell-saved';
import { ReadingProgress } from '@renderer/ui/list/full/reading-progress';
import { ListScreen } from '@renderer/ui/list/list-screen';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { Money } from '@renderer/ui/text/money';
import { quietText, smallQuietText, strongText } from '@renderer/ui/text/text-styles';
import { Tool } from '@renderer/ui/tools/tool';
import { type ExportFormat, exportFormats } from '@shared/contract/desktop/list-exports';
import {
  paymentGroups,
  type ReconciledFile,
  type ReconciliationPage,
  type ReconciliationResult,
  type ReviewedPayment,
} from '@shared/contract/desktop/reconciliation';
import type { InputOf } from '@shared/contract/tables/bridge';
import type { Fils } from '@shared/domain/money';
import { orderKinds } from '@shared/domain/orders/order-ref';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type Payments, type ReconciliationTools, reconciliationList, reconciliationPath, toPaymentQuery } from './reconciliation-list';

const useResultStyles = makeStyles({
  local: smallQuietText,
  quiet: quietText,
  strong: strongText,
  totals: { ...wrappingRow, alignItems: 'center', columnGap: '8px', rowGap: '4px', padding: '8px 16px', ...hairline.blockEnd },
  check: { ...flexRow, columnGap: '4px' },
  good: { color: 'var(--dw-delivered-text)' },
  doubt: { color: 'var(--dw-process-text)' },
  guesses: { ...smallQuietText, margin: 0, padding: '6px 16px' },
  lists: { ...stack.gap16, alignItems: 'stretch', minWidth: '280px' },
});

const firstPage: InputOf<'reconciliation.lines'> = { group: 'matched', filters: {}, page: 1 };

/** The list with the days of the open file, by which it can be filtered. */
const toDefinition = (days: ReconciliationTools['days']): typeof reconciliationList => ({
  ...reconciliationList,
  notice: (answer, list) => <Notices answer={answer} list={list} />,
  toInput: (state) => ({ page: state.page, ...toPaymentQuery(state, days) }),
  ...(days && { dates: { defaults: () => days, earliest: days.from } }),
});

/** Opens a file's first group with something to look at; if everything matches, the first one. A link and the way back keep their tab. */
function useFirstTab(data: ReconciliationPage | undefined): void {
  const navigate = useNavigate();
  const { search, key } = useLocation();
  const isBack = useNavigationType() === 'POP' && key !== 'default';
  const opened = useRef<string | null>(null);
  const { file, result } = data ?? {};
  const open = useEffectEvent((id: string, { groups }: ReconciliationResult) => {
    if (opened.current === id) return;
    const keepsTab = opened.current === null && (isBack || search !== '');
    opened.current = id;
    const tab = paymentGroups.slice(1).find((group) => groups[group].count > 0);
    const next = tab ? `?${new URLSearchParams({ tab })}` : '';
    if (!keepsTab && next !== search) void navigate({ search: next }, { replace: true });
  });
  useEffect(() => {
    if (file && result) open(file.id, result);
  }, [file, result]);
}

/** `/masterHN/payments/result`: the open settlement file beside the shop's orders, in four groups. */
export function ReconciliationResultScreen(): ReactElement {
  const t = useTexts();
  const navigate = useNavigate();
  const client = useQueryClient();
  // The list shares this read while it shows its first page, and shows the loading and a failure of it.
  const { data } = useRead('reconciliation.lines', firstPage, { failure: 'inPlace', staleTimeMs: 0 });
  useEvent('fullLists.changed', ({ list }) => {
    if (orderLists.some((one) => one === list)) void client.invalidateQueries({ queryKey: ['reconciliation.lines'] });
  });
  useFirstTab(data);
  const file = data?.file?.id ?? '';
  const terminals = data?.terminals;
  const { from, to } = data?.result?.days ?? { from: '', to: '' };
  const days = useMemo(() => (from ? { from, to } : null), [from, to]);
  const tools = useMemo((): ReconciliationTools => ({ file, terminals: terminals ?? [], days }), [file, terminals, days]);
  const definition = useMemo(() => toDefinition(days), [days]);
  if (data && !data.file) {
    const choose = (
      <Button appearance="primary" onClick={() => void navigate(`/${reconciliationPath}`)}>
        {t('reconciliation.chooseFile')}
      </Button>
    );
    return <EmptyState title={t('reconciliation.noFile')} text={t('reconciliation.noFileHint')} action={choose} />;
  }
  if (data?.file && !data.result) return <Reading file={data.file} sources={data.sources} />;
  return (
    <ListScreen<'reconciliation.lines', ReviewedPayment, ReconciliationTools>
      definition={definition}
      tools={tools}
      toolbar={(list) => <ResultTools list={list} />}
    />
  );
}

const listNames = { order: 'orders.list', guestOrder: 'guestOrders.list' } as const;

/** The progress of both lists of orders, or why their rows can't be relied on. */
function Reading({ file, sources }: Pick<ReconciliationPage, 'sources'> & { file: ReconciledFile }): ReactElement {
  const styles = useResultStyles();
  const t = useTexts();
  const language = useLanguage();
  const { send: read } = useWrite('fullLists.read');
  const moved = orderKinds.filter((kind) => sources[kind].gap?.why === 'moved');
  const lists = orderKinds.map((kind) => (
    <div key={kind}>
      <strong>{t(kind === 'order' ? 'navigation.orders' : 'navigation.guestOrders')}</strong>
      {sources[kind].of === null ? (
        <ReadingProgress question={{ list: listNames[kind], language, filters: {}, sort: null, page: 1 }} reading={sources[kind].reading} />
      ) : (
        <div>{t('sales.reading.done')}</div>
      )}
    </div>
  ));
  return (
    <Card>
      {moved.length > 0 ? (
        <StatePanel
          illustration="error"
          role="alert"
          title={t('sales.gap.moved')}
          text={t('sales.gap.movedText')}
          action={
            <Button appearance="primary" onClick={() => moved.forEach((kind) => void read({ list: listNames[kind], isAnew: true }))}>
              {t('sales.gap.readAgain')}
            </Button>
          }
        />
      ) : (
        <StatePanel
          illustration="empty"
          role="status"
          title={t('reconciliation.reading')}
          text={<IsolatedText>{file.name}</IsolatedText>}
          action={<div className={styles.lists}>{lists}</div>}
        />
      )}
    </Card>
  );
}

/** Another file, export, and the sheet. */
function ResultTools({ list }: { list: Payments }): ReactElement {
  const styles = useResultStyles();
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const once = useOnce();
  const tellSaved = useTellSaved();
  const { print, savePdf, isPending } = usePrintable();
  const { send, isPending: isExporting } = useWrite('reconciliation.export');
  async function exportTo(format: ExportFormat): Promise<void> {
    const result = await send({ ...toPaymentQuery(list.state(), list.tools.days), language, format });
    if (result.ok) tellSaved(result.value);
  }
  const isBusy = isPending || isExporting;
  useScreenKey('KeyO', () => void navigate(`/${reconciliationPath}`, { state: { isOpening: true } }));
  useCommand('print', () => {
    if (!isModalOpen() && !isBusy) void print({ document: 'paymentSheet' });
  });
  return (
    <>
      <span className={styles.local}>{t('reconciliation.localOnly')}</span>
      <Tool
        icon={<FolderOpenRegular />}
        label={t('reconciliation.another')}
        value="Ctrl+O"
        onPress={() => void navigate(`/${reconciliationPath}`)}
      />
      <ExportMenuButton
        formats={exportFormats}
        isOff={isBusy}
        onFormat={(format) => void once(`export ${format}`, () => exportTo(format))}
      />
      <SplitButton
        isPrimary
        icon={<PrintRegular />}
        label={t('reconciliation.print')}
        isBusy={isBusy}
        onClick={() => void print({ document: 'paymentSheet' })}
        menuLabel={t('reconciliation.printMore')}
        menu={({ anchor, onClose }) => (
          <AnchoredMenu anchor={anchor} onClose={onClose} isWide>
            <MenuList aria-label={t('reconciliation.printMore')}>
              <Entry
                icon={<DocumentPdfRegular />}
                title={t('reconciliation.pdf')}
                hint={t('sales.print.pdfHint')}
                disabled={isBusy}
                onClick={() => void savePdf({ document: 'paymentSheet' })}
              />
            </MenuList>
          </AnchoredMenu>
        )}
      />
    </>
  );
}

interface NoticesProps {
  answer: ReconciliationPage;
  list: Payments;
}

/** The totals of the file, and what isn't in them. */
function Notices({ answer: { file, result, badLines, sources }, list }: NoticesProps): ReactElement | null {
  const styles = useResultStyles();
  const t = useTexts();
  const format = useFormat();
  if (!result || !file) return null;
  const isCut = orderKinds.some((kind) => sources[kind].gap?.why === 'tooMany');
  const badOrders = orderKinds.reduce((sum, kind) => sum + sources[kind].unreadable, 0);
  const numbers = badLines.slice(0, 20).map((line) => format.number(line));
  const at = t('reconciliation.badLinesAt', { lines: numbers.join(t('forms.separator')) });
  const { matched, ...others } = result.groups;
  const isAllMatched = matched.count > 0 && Object.values(others).every(({ count }) => count === 0);
  const isGuessing = list.state().tab === 'fileOnly' && others.fileOnly.count > 0;
  const warnings = [
    ...(file.isReviewLost ? [t('reconciliation.reviewLost')] : []),
    ...(badLines.length > 0 ? [`${t('reconciliation.badLines', { count: badLines.length })} ${at}`] : []),
    ...(isCut ? [t('reconciliation.tooMany')] : []),
    ...(badOrders > 0 ? [t('reconciliation.badOrders', { count: badOrders })] : []),
  ];
  return (
    <>
      <Totals {...result} file={file.name} />
      {isAllMatched && (
        <MessageBar intent="success">
          <MessageBarBody>{t('reconciliation.allMatch', { count: matched.count })}</MessageBarBody>
        </MessageBar>
      )}
      {isGuessing && <p className={styles.guesses}>{t('reconciliation.guesses')}</p>}
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
  const styles = useResultStyles();
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
