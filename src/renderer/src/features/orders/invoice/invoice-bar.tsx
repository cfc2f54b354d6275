import { Button, MessageBar, MessageBarBody, makeStyles, Tab, TabList } from '@fluentui/react-components';
import { PrintRegular, SaveRegular } from '@fluentui/react-icons';
import { usePrint } from '@renderer/parts/printing/use-print';
import { useCommand } from '@renderer/runtime/calls/use-event';
import { DirectionalIcon } from '@renderer/ui/controls/directional-icon';
import { type DocumentKind, documentKinds, type Paper } from '@shared/contract/printing';
import { type Language, languages } from '@shared/domain/language';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toOrderLink } from '../order-navigation';
import { type OrderRow, toOrderRef } from '../order-row';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginInlineStart: 'auto' },
  notice: { flexBasis: '100%' },
});

interface InvoiceBarProps {
  order: OrderRow;
  document: DocumentKind;
  onDocument(document: DocumentKind): void;
  /** Of the paper; what is printed and saved as well. */
  language: Language;
  onLanguage(language: Language): void;
  /** The paper of the printer settings, when the document is not made for it. */
  otherPaper: Paper | null;
}

/** Back, which document, its language, print without a dialog, save as PDF (checklist ORD-10, INV-17). */
export function InvoiceBar({ order, document, onDocument, language, onLanguage, otherPaper }: InvoiceBarProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { printOrders, savePdf, isBusy } = usePrint();
  const request = { document, language };
  const print = (): void => {
    if (!otherPaper) void printOrders([toOrderRef(order)], request);
  };
  useCommand('print', print);
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
        onTabSelect={(_event, data) => onLanguage(data.value as Language)}
      >
        {languages.map((choice) => (
          <Tab key={choice} value={choice} lang={choice}>
            {t(`shell.languageNames.${choice}`)}
          </Tab>
        ))}
      </TabList>
      <div className={styles.actions}>
        <Button icon={<SaveRegular />} disabledFocusable={isBusy} onClick={() => void savePdf([toOrderRef(order)], request)}>
          {t('orders.invoice.savePdf')}
        </Button>
        <Button appearance="primary" icon={<PrintRegular />} disabledFocusable={isBusy || otherPaper !== null} onClick={print}>
          {t('orders.invoice.print')}
        </Button>
      </div>
      {otherPaper && (
        <MessageBar className={styles.notice}>
          <MessageBarBody>{t(`orders.invoice.otherPaper.${document}`, { paper: t(`printerSettings.paper.${otherPaper}`) })}</MessageBarBody>
        </MessageBar>
      )}
    </div>
  );
}
