import { Button } from '@fluentui/react-components';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toPrinterSettingsPath } from '@renderer/shared-components/printing/printer-settings-path';
import { isAboutPrinter, type PrintProblem, printQueuePanel } from '@renderer/shared-components/printing/queue/print-queue-panel';
import { toDisplayName, usePrint } from '@renderer/shared-components/printing/use-print';
import { Modal } from '@renderer/ui/feedback/modal';
import { isolate } from '@renderer/ui/text/isolate';
import type { Printable } from '@shared/domain/printing/printable';
import type { Translate } from '@shared/i18n/translate';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';

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

/** Names the document if several were requested. */
function toNoPrinterTitle(document: Printable | undefined, t: Translate): string {
  if (document === undefined) return t('printQueue.problem.noPrinter.title');
  return t('printQueue.problem.noPrinter.titleOf', { document: t(`printables.name.${document}`) });
}

function useProblemWords({ failure, request }: PrintProblem): { title: string; text: string } {
  const t = useTexts();
  const language = useLanguage();
  const { data: settings } = useRead('printing.readSettings', undefined, { failure: 'inPlace' });
  const client = useQueryClient();
  const count = request.orders.length;
  const isSheet = request.sheet !== undefined;
  switch (failure.code) {
    case 'noPrinter':
      return {
        title: toNoPrinterTitle(failure.document, t),
        text: isSheet ? t('printQueue.problem.noPrinter.ofSheet') : t('printQueue.problem.noPrinter.text', { count }),
      };
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
