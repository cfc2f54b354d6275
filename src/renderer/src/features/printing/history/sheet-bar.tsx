import { Button, makeStyles } from '@fluentui/react-components';
import { OpenRegular, PrintAddRegular, PrintRegular } from '@fluentui/react-icons';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toOrderAddress } from '@renderer/shared-components/orders/order-address';
import { wrappingRow } from '@renderer/ui/layout/layout-styles';
import { isolate } from '@renderer/ui/text/isolate';
import { quietText } from '@renderer/ui/text/text-styles';
import type { HistoryDetails, PrintedBy } from '@shared/contract/printing/print-history';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { OutcomeBadge } from './outcome-badge';
import { toPrintedBy } from './sheet-words';
import { usePrintAgain } from './use-print-again';
import { usePrintElsewhere } from './use-print-elsewhere';

const useStyles = makeStyles({
  bar: { ...wrappingRow, alignItems: 'center', gap: '8px' },
  when: quietText,
  actions: { ...wrappingRow, gap: '8px', marginInlineStart: 'auto' },
});

/** Returns `Station Packing table 1`; the list shows an icon instead of the word. */
export function toPrintedByInFull(by: PrintedBy, t: Translate, name: (text: string) => string): string {
  if (by.origin === 'station' && by.name) return t('printHistory.by.stationNamed', { name: name(by.name) });
  return name(toPrintedBy(by, t));
}

/** State of the sheet, its time and user, and the actions on it. */
export function SheetBar({ sheet }: { sheet: HistoryDetails }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const language = useLanguage();
  const navigate = useNavigate();
  const { again, isBusy } = usePrintAgain();
  const { elsewhere, question } = usePrintElsewhere(again);
  const { order } = sheet;
  const name = toPrintedByInFull(sheet.by, t, (text) => isolate(text, language));
  return (
    <div className={styles.bar}>
      <OutcomeBadge outcome={sheet.outcome} t={t} />
      <span className={styles.when}>{t('printHistory.details.when', { date: format.dateTime(sheet.at), name })}</span>
      <div className={styles.actions}>
        {order && (
          <Button icon={<OpenRegular />} onClick={() => void navigate(toOrderAddress(order))}>
            {t('printHistory.action.openOrder')}
          </Button>
        )}
        {sheet.isSheetKept && (
          <Button icon={<PrintAddRegular />} onClick={() => elsewhere([sheet])}>
            {t('printHistory.action.elsewhere')}
          </Button>
        )}
        {sheet.isSheetKept && (
          <Button appearance="primary" icon={<PrintRegular />} disabledFocusable={isBusy} onClick={() => void again([sheet])}>
            {t(sheet.isUnprinted ? 'printHistory.action.send' : 'printHistory.action.again')}
          </Button>
        )}
      </div>
      {question}
    </div>
  );
}
