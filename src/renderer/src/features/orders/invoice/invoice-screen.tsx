import '@documents/invoice/invoice-styles';
import { Invoice } from '@documents/invoice/invoice';
import { makeStyles } from '@fluentui/react-components';
import { SheetFrame } from '@renderer/parts/printing/sheet-frame';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useLanguage, usePreferences } from '@renderer/runtime/state/preferences-store';
import { FailureState } from '@renderer/ui/feedback/error-state';
import { Loader } from '@renderer/ui/feedback/loader';
import { PageHeader } from '@renderer/ui/layout/page-header';
import { toMediaPath } from '@shared/contract/media';
import type { OrderKind, PrintProfile } from '@shared/contract/printing';
import type { Language } from '@shared/domain/language';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { orderPaths, useOrderState } from '../order-navigation';
import type { OrderRow } from '../order-row';
import { InvoiceBar } from './invoice-bar';

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
  const { t } = useTranslation();
  const { data: profile, error, refetch } = useRead('printing.readProfile', undefined, { failure: 'inPlace' });
  if (!order) return <Navigate to={`/${orderPaths[kind]}`} replace />;
  return (
    <>
      <PageHeader title={t('orders.number', { id: String(order.id) })} />
      {profile ? (
        <InvoicePage order={order} profile={profile} />
      ) : error ? (
        <FailureState failure={error.failure} onRetry={() => void refetch()} />
      ) : (
        <Loader />
      )}
    </>
  );
}

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', gap: '16px' } });

function InvoicePage({ order, profile }: { order: OrderRow; profile: PrintProfile }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const appLanguage = useLanguage();
  const digits = usePreferences((state) => state.digits);
  const [chosen, setChosen] = useState<Language | null>(null);
  const language = chosen ?? (profile.language === 'app' ? appLanguage : profile.language);
  return (
    <div className={styles.root}>
      <InvoiceBar order={order} language={language} onLanguage={setChosen} />
      <SheetFrame paper={profile.paper} label={t('orders.invoice.paper', { id: String(order.id) })}>
        <Invoice
          snapshot={order}
          language={language}
          profile={profile}
          paper={profile.paper}
          copyMark={0}
          digits={digits}
          pictureUrl={toMediaPath}
          showDifference
        />
      </SheetFrame>
    </div>
  );
}
