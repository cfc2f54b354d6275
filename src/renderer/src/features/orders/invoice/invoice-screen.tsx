import { makeStyles } from '@fluentui/react-components';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useLanguage, usePreferences } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { orderPaths } from '@renderer/shared-components/orders/order-links';
import { Sheet } from '@renderer/shared-components/printing/sheets/sheet';
import { SheetFrame } from '@renderer/shared-components/printing/sheets/sheet-frame';
import { FailureState } from '@renderer/ui/feedback/error-state';
import { Loader } from '@renderer/ui/feedback/loader';
import { stack } from '@renderer/ui/layout/layout-styles';
import { PageHeader } from '@renderer/ui/layout/page-header';
import { toMediaPath } from '@shared/contract/desktop/media';
import type { PrintSettings } from '@shared/contract/printing/print-settings';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import { type DocumentKind, toFittingPaper } from '@shared/domain/printing/printable';
import { toSheetLanguages } from '@shared/domain/printing/sheet-languages';
import type { OrderRow } from '@shared/lists/orders';
import { type ReactElement, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { AwayOrderBar } from '../away-order-bar';
import { useOrderState } from '../order-navigation';
import { useSeenAt } from '../use-seen-at';
import { InvoiceBar, type ShownLanguage } from './invoice-bar';

/** `/orders/invoice` */
export function OrderInvoiceScreen(): ReactElement {
  return <InvoiceOf kind="order" />;
}

/** `/orders-guest/invoice` */
export function GuestOrderInvoiceScreen(): ReactElement {
  return <InvoiceOf kind="guestOrder" />;
}

/** checklist INV-01, OP-40 */
function InvoiceOf({ kind }: { kind: OrderKind }): ReactElement {
  const order = useOrderState(kind);
  const t = useTexts();
  const { data: settings, error, refetch } = useRead('printing.readSettings', undefined, { failure: 'inPlace' });
  if (!order) return <Navigate to={`/${orderPaths[kind]}`} replace />;
  return (
    <>
      <PageHeader title={t('orders.number', { id: String(order.id) })} />
      {settings ? (
        <InvoicePage order={order} settings={settings} />
      ) : error ? (
        <FailureState failure={error.failure} onRetry={() => void refetch()} />
      ) : (
        <Loader />
      )}
    </>
  );
}

const useStyles = makeStyles({ root: stack.gap16 });

function InvoicePage({ order, settings }: { order: OrderRow; settings: PrintSettings }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const appLanguage = useLanguage();
  const digits = usePreferences((state) => state.digits);
  const asOf = useSeenAt(order);
  const [document, setDocument] = useState<DocumentKind>('invoice');
  const [chosen, setChosen] = useState<ShownLanguage | null>(null);
  const destination = settings.routes[document];
  const language = chosen ?? (destination.language === 'app' ? appLanguage : destination.language);
  const paper = toFittingPaper(document, destination.paper);
  const label = t(`printables.ofOrder.${document}`, { id: String(order.id) });
  const sheetLanguages = toSheetLanguages(language, appLanguage);
  return (
    <div className={styles.root}>
      <AwayOrderBar order={order} />
      <InvoiceBar order={order} document={document} onDocument={setDocument} language={language} onLanguage={setChosen} />
      {sheetLanguages.map((sheetLanguage) => (
        <SheetFrame
          key={sheetLanguage}
          paper={paper}
          label={
            sheetLanguages.length === 1 ? label : t('forms.titleOf', { title: label, name: t(`shell.languageNames.${sheetLanguage}`) })
          }
        >
          <Sheet
            document={document}
            snapshot={order}
            language={sheetLanguage}
            profile={settings}
            paper={paper}
            copyMark={0}
            digits={digits}
            pictureUrl={toMediaPath}
            asOf={asOf}
          />
        </SheetFrame>
      ))}
    </div>
  );
}
