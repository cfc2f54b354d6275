import { MenuDivider, MenuGroup, MenuGroupHeader, MenuList } from '@fluentui/react-components';
import { DocumentPdfRegular, PrintRegular, SettingsRegular } from '@fluentui/react-icons';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Entry } from '@renderer/shared-components/printing/print-menu-entry';
import { toPrinterSettingsPath } from '@renderer/shared-components/printing/printer-settings-path';
import { PrintableIcon } from '@renderer/shared-components/printing/sheets/printable-icon';
import { useDestinationText } from '@renderer/shared-components/printing/use-destination-text';
import { useOnce } from '@renderer/shared-components/printing/use-once';
import { type SheetRequest, usePrintable } from '@renderer/shared-components/printing/use-printable';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import type { MenuContentProps } from '@renderer/ui/controls/menu-button';
import { SplitButton } from '@renderer/ui/controls/split-button';
import { ExportMenuButton } from '@renderer/ui/list/export/export-menu-button';
import { useTellSaved } from '@renderer/ui/list/export/use-tell-saved';
import { exportFormats } from '@shared/contract/desktop/list-exports';
import type { SalesQuery, SalesReport } from '@shared/contract/desktop/sales';
import type { PrintSettingsView } from '@shared/contract/printing/print-settings';
import type { InputOf } from '@shared/contract/tables/bridge';
import type { SalesKind } from '@shared/domain/printing/printable';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePeriodText } from './use-period-text';

type Sheet = Extract<SheetRequest, { document: SalesKind }>;

interface SalesOutput {
  /** Each function reports its result itself and never rejects. */
  print(sheet: Sheet): Promise<void>;
  savePdf(sheet: Sheet): Promise<void>;
  exportTo(wish: InputOf<'sales.export'>): Promise<void>;
  isBusy: boolean;
}

/** Prints sales, or exports them as a PDF or a spreadsheet. */
function useSalesOutput(): SalesOutput {
  const once = useOnce();
  const tellSaved = useTellSaved();
  const { print, savePdf, isPending } = usePrintable();
  const { send: write, isPending: isWriting } = useWrite('sales.export');

  async function exportTo(wish: InputOf<'sales.export'>): Promise<void> {
    const result = await write(wish);
    if (!result.ok) return;
    tellSaved(result.value);
  }

  return {
    print: async (sheet) => void (await print(sheet)),
    savePdf,
    exportTo: (wish) => once(JSON.stringify(['export', wish]), () => exportTo(wish)),
    isBusy: isPending || isWriting,
  };
}

interface SalesActionsProps {
  question: SalesQuery;
  /** Null while no figures are computed; nothing can be printed or exported then. */
  report: SalesReport | null;
}

/** Exports the shown figures as a spreadsheet or PDF, or prints them; the end-of-day sheet is for the last shown day. */
export function SalesActions({ question, report }: SalesActionsProps): ReactElement {
  const t = useTexts();
  const language = useLanguage();
  const output = useSalesOutput();
  const isOff = report === null || output.isBusy;
  return (
    <>
      <ExportMenuButton
        formats={exportFormats}
        isOff={isOff}
        onFormat={(format) => void output.exportTo({ ...question, language, format })}
      />
      <SplitButton
        isPrimary
        icon={<PrintRegular />}
        label={t('sales.print.report')}
        isBusy={isOff}
        onClick={() => void output.print({ document: 'salesReport', question })}
        menuLabel={t('sales.print.more')}
        menu={(menu) => <SheetsMenu {...menu} question={question} isOff={isOff} />}
      />
    </>
  );
}

function SheetsMenu({ anchor, onClose, question, isOff }: MenuContentProps & { question: SalesQuery; isOff: boolean }): ReactElement {
  const t = useTexts();
  const navigate = useNavigate();
  const toPeriodText = usePeriodText();
  const { data: settings } = useRead('printing.readSettings', undefined, { failure: 'inPlace' });
  const { kinds, period } = question;
  const day: SalesQuery = { kinds, period: { from: period.to, to: period.to }, before: null };
  const groups = [
    { document: 'salesReport', asked: question },
    { document: 'endOfDay', asked: day },
  ] as const;
  return (
    <AnchoredMenu anchor={anchor} onClose={onClose} isWide>
      <MenuList aria-label={t('sales.print.more')}>
        {groups.map(({ document, asked }) => (
          <SheetGroup
            key={document}
            document={document}
            question={asked}
            title={t('sales.print.of', { document: t(`printables.name.${document}`), period: toPeriodText(asked.period) })}
            settings={settings}
            isOff={isOff}
          />
        ))}
        <Entry
          icon={<SettingsRegular />}
          title={t('printMenu.settings')}
          hint={t('printerSettings.title')}
          onClick={() => void navigate(toPrinterSettingsPath())}
        />
      </MenuList>
    </AnchoredMenu>
  );
}

interface SheetGroupProps {
  document: SalesKind;
  question: SalesQuery;
  title: string;
  settings: PrintSettingsView | undefined;
  isOff: boolean;
}

function SheetGroup({ document, question, title, settings, isOff }: SheetGroupProps): ReactElement {
  const t = useTexts();
  const output = useSalesOutput();
  return (
    <>
      <MenuGroup>
        <MenuGroupHeader>{title}</MenuGroupHeader>
        <Entry
          icon={<PrintableIcon document={document} />}
          title={t('sales.print.now')}
          hint={settings ? <DestinationText document={document} settings={settings} /> : ''}
          disabled={isOff}
          onClick={() => void output.print({ document, question })}
        />
        <Entry
          icon={<DocumentPdfRegular />}
          title={t('sales.print.pdf')}
          hint={t('sales.print.pdfHint')}
          disabled={isOff}
          onClick={() => void output.savePdf({ document, question })}
        />
      </MenuGroup>
      <MenuDivider />
    </>
  );
}

function DestinationText({ document, settings }: { document: SalesKind; settings: PrintSettingsView }): ReactElement {
  return <>{useDestinationText(document, settings)}</>;
}
