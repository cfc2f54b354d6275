import { Button, makeStyles, Tab, TabList } from '@fluentui/react-components';
import { SaveRegular } from '@fluentui/react-icons';
import { useCommand } from '@renderer/runtime/calls/main-events/use-event';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toOrderLink } from '@renderer/shared-components/orders/order-links';
import { toSheetLanguageText } from '@renderer/shared-components/printing/destination-words';
import { PrintButton } from '@renderer/shared-components/printing/print-button';
import { usePrint } from '@renderer/shared-components/printing/use-print';
import { DirectionalIcon } from '@renderer/ui/controls/directional-icon';
import { wrappingRow } from '@renderer/ui/layout/layout-styles';
import { languages } from '@shared/domain/language';
import { type DocumentKind, documentKinds } from '@shared/domain/printing/printable';
import type { SheetLanguage } from '@shared/domain/printing/sheet-languages';
import type { OrderRow } from '@shared/lists/orders';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { toOrderRef } from '../order-kinds';

const useStyles = makeStyles({
  root: { ...wrappingRow, alignItems: 'center', gap: '8px' },
  actions: { ...wrappingRow, gap: '8px', marginInlineStart: 'auto' },
});

interface InvoiceBarProps {
  order: OrderRow;
  document: DocumentKind;
  onDocument(document: DocumentKind): void;
  /** Language of the sheet, which is also printed and saved. */
  language: ShownLanguage;
  onLanguage(language: ShownLanguage): void;
}

/** A sheet in one language, or one in each. */
export type ShownLanguage = Exclude<SheetLanguage, 'app'>;
const shownLanguages: readonly ShownLanguage[] = [...languages, 'both'];

/** Back, document, language, print without a dialog, and save as PDF (checklist ORD-10, INV-17). */
export function InvoiceBar({ order, document, onDocument, language, onLanguage }: InvoiceBarProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const navigate = useNavigate();
  const { printOrders, savePdf, isBusy } = usePrint();
  const orders = [toOrderRef(order)];
  const options = { documents: [document], language };
  useCommand('print', () => void printOrders(orders, options));
  const details = toOrderLink('details', order);
  return (
    <div className={styles.root}>
      <Button
        appearance="subtle"
        icon={<DirectionalIcon name="back" />}
        onClick={() => void navigate(details.to, { state: details.state })}
      >
        {t('orders.invoice.back')}
      </Button>
      <TabList
        appearance="subtle-circular"
        size="small"
        aria-label={t('orders.invoice.document')}
        selectedValue={document}
        onTabSelect={(_event, data) => onDocument(data.value as DocumentKind)}
      >
        {documentKinds.map((kind) => (
          <Tab key={kind} value={kind}>
            {t(`printables.name.${kind}`)}
          </Tab>
        ))}
      </TabList>
      <TabList
        appearance="subtle-circular"
        size="small"
        aria-label={t('orders.invoice.language')}
        selectedValue={language}
        onTabSelect={(_event, data) => onLanguage(data.value as ShownLanguage)}
      >
        {shownLanguages.map((choice) => (
          <Tab key={choice} value={choice} {...(choice !== 'both' && { lang: choice })}>
            {toSheetLanguageText(choice, t)}
          </Tab>
        ))}
      </TabList>
      <div className={styles.actions}>
        <Button icon={<SaveRegular />} disabledFocusable={isBusy} onClick={() => void savePdf(orders, options)}>
          {t('orders.invoice.savePdf')}
        </Button>
        <PrintButton orders={orders} label={t('orders.invoice.print')} options={options} />
      </div>
    </div>
  );
}
