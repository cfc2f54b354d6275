import { Button, Checkbox, makeStyles } from '@fluentui/react-components';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toPrinterSettingsPath } from '@renderer/shared-components/printing/printer-settings-path';
import {
  isAboutPrinter,
  type PrintProblem,
  printQueuePanel,
  usePrintQueuePanel,
} from '@renderer/shared-components/printing/queue/print-queue-panel';
import { toDisplayName, usePrint } from '@renderer/shared-components/printing/use-print';
import { Modal } from '@renderer/ui/feedback/modal';
import { isolate } from '@renderer/ui/text/isolate';
import { smallQuietParagraph } from '@renderer/ui/text/paragraph-styles';
import { withPrinter } from '@shared/contract/printing/print-settings';
import { type Printable, printables } from '@shared/domain/printing/printable';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChoosePrinterDialog } from '../printers/choose-printer-dialog';

const useStyles = makeStyles({
  forAll: { marginBlockStart: '12px' },
  names: { ...smallQuietParagraph, paddingInlineStart: '36px' },
});

/** Width in pixels, for four buttons, one of them with a printer's name. */
const renamedWidthPx = 640;

/** The actions on a problem; each closes the dialog. */
function useWaysOn(problem: PrintProblem) {
  const navigate = useNavigate();
  const { printOrders, savePdf } = usePrint();
  const { send: follow } = useWrite('printing.followPrinter');
  const { orders, sheet, ...options } = problem.request;
  const { message: missing, renamedTo } = problem.failure;
  const again = (): void => {
    printQueuePanel.dismissProblem();
    if (sheet) void sheet.print();
    else void (problem.action === 'pdf' ? savePdf : printOrders)(orders, options);
  };
  return {
    again,
    choosePrinter(): void {
      printQueuePanel.hold();
      navigate(toPrinterSettingsPath(problem.failure.document));
    },
    async followRenamed(): Promise<void> {
      if (missing === undefined || renamedTo === undefined) return;
      const result = await follow({ from: missing, to: renamedTo });
      if (result.ok) again();
    },
    saveInstead(): void {
      printQueuePanel.dismissProblem();
      if (sheet) sheet.savePdf?.();
      else void savePdf(orders, options);
    },
  };
}

/** Shows once why nothing was printed, with actions that continue the request. */
export function PrintProblemDialog({ problem }: { problem: PrintProblem }): ReactElement {
  const { code, document = 'invoice' } = problem.failure;
  return code === 'noPrinter' ? (
    <AskPrinterDialog key={document} problem={problem} document={document} />
  ) : (
    <ExplainedProblem problem={problem} />
  );
}

/** Prompts for the printer of a document that has none, saves it, and continues the request. */
function AskPrinterDialog({ problem, document }: { problem: PrintProblem; document: Printable }): ReactElement {
  const t = useTexts();
  const [isForAll, setForAll] = useState(true);
  const { again, saveInstead, choosePrinter } = useWaysOn(problem);
  const { send: save } = useWrite('printing.saveSettings');
  const { data: settings } = useRead('printing.readSettings', undefined, { failure: 'inPlace' });
  const { data: printers } = useRead('printing.printers', undefined, { failure: 'inPlace' });
  const { sheet } = problem.request;
  const name = t(`printables.name.${document}`);
  const isOpen = (other: Printable): boolean => settings?.routes[other].printer === null && !settings.managed[other];
  const others = printables.filter((other) => other !== document && isOpen(other));
  const close = (): void => {
    // The repeated request may have its own problem by now.
    if (usePrintQueuePanel.getState().problem === problem) printQueuePanel.dismissProblem();
  };

  async function choose(printer: string): Promise<boolean> {
    if (!settings) return false;
    const { managed: _managed, refused: _refused, ...own } = settings;
    const result = await save(withPrinter(own, printer, isForAll ? [document, ...others] : [document], isForAll));
    if (result.ok) again();
    return result.ok;
  }

  return (
    <ChoosePrinterDialog
      title={t('printQueue.problem.noPrinter.title', { document: name })}
      words={{
        hint: t('printQueue.problem.noPrinter.hint'),
        none: t('printQueue.problem.noPrinter.none'),
        confirm: t('printQueue.problem.noPrinter.print', { document: name }),
      }}
      preferred={settings?.sharedPrinter ?? settings?.routes.invoice.printer ?? null}
      otherActions={
        <>
          {(!sheet || sheet.savePdf) && (
            <Button appearance="subtle" onClick={saveInstead}>
              {t('printQueue.problem.printingForbidden.savePdf')}
            </Button>
          )}
          {printers?.length === 0 && <Button onClick={choosePrinter}>{t('printerSettings.title')}</Button>}
        </>
      }
      onChoose={choose}
      onClose={close}
    >
      {others.length > 0 && <ForAllChoice documents={others} isForAll={isForAll} onChange={setForAll} />}
    </ChoosePrinterDialog>
  );
}

interface ForAllChoiceProps {
  documents: readonly Printable[];
  isForAll: boolean;
  onChange(isForAll: boolean): void;
}

/** Offers the printer to the other documents without one, by name. */
function ForAllChoice({ documents, isForAll, onChange }: ForAllChoiceProps): ReactElement {
  const t = useTexts();
  const language = useLanguage();
  const styles = useStyles();
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(documents.map((other) => t(`printables.name.${other}`)));
  return (
    <div className={styles.forAll}>
      <Checkbox
        checked={isForAll}
        label={t('printQueue.problem.noPrinter.forAll')}
        onChange={(_event, { checked }) => onChange(checked === true)}
      />
      <p className={styles.names}>{names}</p>
    </div>
  );
}

function ExplainedProblem({ problem }: { problem: PrintProblem }): ReactElement {
  const t = useTexts();
  const language = useLanguage();
  const client = useQueryClient();
  const { title, text } = useProblemWords(problem);
  const { again, choosePrinter, followRenamed, saveInstead } = useWaysOn(problem);
  const { code, renamedTo } = problem.failure;
  const { sheet } = problem.request;
  const isForbidden = code === 'printingForbidden';
  const canChoosePrinter = isAboutPrinter(problem.failure) && !isForbidden;
  // A missing printer may be back; other problems need another printer.
  const canRetry = !isAboutPrinter(problem.failure) || code === 'printerNotFound';
  return (
    <Modal
      guide="printer-trouble"
      title={title}
      onClose={printQueuePanel.dismissProblem}
      {...(renamedTo !== undefined && { maxWidthPx: renamedWidthPx })}
      actions={
        <>
          <Button onClick={printQueuePanel.dismissProblem}>{t('common.cancel')}</Button>
          {(isForbidden || code === 'printerAsksForFile') && (!sheet || sheet.savePdf) && (
            <Button appearance={isForbidden ? 'primary' : 'secondary'} onClick={saveInstead}>
              {t('printQueue.problem.printingForbidden.savePdf')}
            </Button>
          )}
          {canRetry && (
            <Button appearance={canChoosePrinter ? 'secondary' : 'primary'} onClick={again}>
              {t('common.retry')}
            </Button>
          )}
          {renamedTo !== undefined && (
            <Button appearance="primary" onClick={() => void followRenamed()}>
              {t('printQueue.problem.printerRenamed.confirm', { printer: isolate(toDisplayName(client, renamedTo), language) })}
            </Button>
          )}
          {canChoosePrinter && (
            <Button appearance={renamedTo === undefined ? 'primary' : 'secondary'} onClick={choosePrinter}>
              {t('printQueue.problem.choosePrinter')}
            </Button>
          )}
        </>
      }
    >
      {text}
    </Modal>
  );
}

function useProblemWords({ failure, request }: PrintProblem): { title: string; text: string } {
  const t = useTexts();
  const language = useLanguage();
  const { data: settings } = useRead('printing.readSettings', undefined, { failure: 'inPlace' });
  const client = useQueryClient();
  const count = request.orders.length;
  const isSheet = request.sheet !== undefined;
  switch (failure.code) {
    case 'printerNotFound':
    case 'printerNotAllowed': {
      const name = failure.message ?? settings?.routes[failure.document ?? 'invoice'].printer;
      const printer = name ? isolate(toDisplayName(client, name), language) : t('printQueue.problem.chosenPrinter');
      if (failure.renamedTo !== undefined) {
        const renamed = isolate(toDisplayName(client, failure.renamedTo), language);
        return {
          title: t('printQueue.problem.printerRenamed.title', { printer }),
          text: isSheet
            ? t('printQueue.problem.printerRenamed.ofSheet', { printer, renamed })
            : t('printQueue.problem.printerRenamed.text', { count, printer, renamed }),
        };
      }
      return {
        title: t(`printQueue.problem.${failure.code}.title`),
        text: isSheet
          ? t(`printQueue.problem.${failure.code}.ofSheet`, { printer })
          : t(`printQueue.problem.${failure.code}.text`, { count, printer }),
      };
    }
    case 'printerAsksForFile': {
      const printer = isolate(failure.message ?? t('printQueue.problem.chosenPrinter'), language);
      return {
        title: t('printQueue.problem.printerAsksForFile.title', { printer }),
        text: t('printQueue.problem.printerAsksForFile.text'),
      };
    }
    case 'printingForbidden':
      return { title: t('printQueue.problem.printingForbidden.title'), text: t('printQueue.problem.printingForbidden.text') };
    case 'diskFull':
      return { title: t('printQueue.problem.diskFull.title'), text: t('printQueue.problem.diskFull.text') };
    default: {
      const orders = failure.message ?? request.orders.map((order) => `#${order.id}`).join(', ');
      return {
        title: t('printQueue.problem.orderNotAvailable.title', { count }),
        text: t('printQueue.problem.orderNotAvailable.text', { orders: isolate(orders, language) }),
      };
    }
  }
}
