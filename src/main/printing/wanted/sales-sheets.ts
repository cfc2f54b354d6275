import type { DocumentHead } from '@documents/parts/order-document';
import { type SalesAnswer, type SalesQuestion, toLeftOut } from '@shared/contract/desktop/sales';
import type { Digits } from '@shared/contract/desktop/session';
import { FailureError } from '@shared/contract/result';
import type { Language } from '@shared/domain/language';
import { type SalesKind, toSalesLabel } from '@shared/domain/printing/printable';
import { toSheetLanguages } from '@shared/domain/printing/sheet-languages';
import type { WantedSheet } from '../queue/print-queue';
import type { SalesSheet } from '../sheet/sheet';
import type { Destined } from './wanted-sheets';

export interface SalesSheetsDeps {
  /** What was sold, of orders that are read from the server again first. */
  sales: (question: SalesQuestion) => SalesAnswer | Promise<SalesAnswer>;
  language: () => Language;
  digits: () => Digits;
  personName: () => string;
  now: () => Date;
}

interface WantedSales {
  question: SalesQuestion;
  destined: Destined<SalesKind>;
  settings: DocumentHead;
}

/** Sheets over what was sold. */
export interface SalesSheets {
  /** One for each language of the destination. Rejects with `listNotWhole` where nothing may be added up, and with the failure of the reading. */
  sheets(wanted: WantedSales): Promise<WantedSheet[]>;
}

export function createSalesSheets({ sales, language, digits, personName, now }: SalesSheetsDeps): SalesSheets {
  return {
    async sheets({ question, destined: { document, destination, printer }, settings }) {
      const answer = await sales(question);
      const { report, before, sources } = answer;
      const [readAt] = Object.values(sources)
        .flatMap((source) => source?.readAt ?? [])
        .toSorted();
      if (!report || readAt === undefined) throw new FailureError({ code: 'listNotWhole' });
      const { shopName, shopAddress, shopPhone } = settings;
      const { paper, color, copies } = destination;
      return toSheetLanguages(destination.language, language()).map((own): WantedSheet => {
        const sheet: SalesSheet = {
          kind: document,
          language: own,
          report,
          before,
          leftOut: toLeftOut(answer),
          paper,
          color,
          digits: digits(),
          head: { shopName, shopAddress, shopPhone },
          readAt,
          madeAt: now().toISOString(),
          madeBy: personName(),
        };
        return { sheet, title: toSalesLabel(document, report.period), customer: '', printer, copies };
      });
    },
  };
}
