import type { DocumentHead } from '@documents/parts/order-document';
import type { Digits } from '@shared/contract/desktop/session';
import type { CountDraft } from '@shared/contract/printing/print-requests';
import { FailureError } from '@shared/contract/result';
import type { InputOf } from '@shared/contract/tables/bridge';
import type { Language } from '@shared/domain/language';
import { toListLabel } from '@shared/domain/printing/printable';
import { toSheetLanguages } from '@shared/domain/printing/sheet-languages';
import type { WantedSheet } from '../queue/print-queue';
import type { CountSheet } from '../sheet/sheet';
import type { Destined } from './wanted-sheets';

type CountRequest = InputOf<'printing.enqueueCount'>;

/** Products of a list that was read whole, in its order, and when that was, ISO; null where it was not. Rejects with `tooManyForPaper`. `isRenewed`: read from the server again first. */
export type CountedProducts = (wanted: Pick<CountRequest, 'question' | 'ids'> & { isRenewed?: boolean }) => Promise<CountDraft | null>;

export interface CountSheetsDeps {
  counted: CountedProducts;
  language: () => Language;
  digits: () => Digits;
  personName: () => string;
  now: () => Date;
}

interface WantedCount extends Pick<CountRequest, 'question' | 'ids' | 'options'> {
  destined: Destined<'countSheet'>;
  settings: DocumentHead;
}

/** Sheets to count products by. */
export interface CountSheets {
  read: CountedProducts;
  /** One for each language of the destination, of products that are read again first. Rejects with `listNotWhole`, `tooManyForPaper`, and `notFound` where no product fits. */
  sheets(wanted: WantedCount): Promise<WantedSheet[]>;
}

export function createCountSheets({ counted, language, digits, personName, now }: CountSheetsDeps): CountSheets {
  return {
    read: counted,
    async sheets({ question, ids, options, destined: { document, destination, printer }, settings }) {
      const found = await counted({ question, ids, isRenewed: true });
      if (!found) throw new FailureError({ code: 'listNotWhole' });
      const { products, readAt } = found;
      if (products.length === 0) throw new FailureError({ code: 'notFound' });
      const { isDeleted = false, search = '', conditions } = question;
      const { shopName, shopAddress, shopPhone } = settings;
      const { paper, color, copies } = destination;
      const madeAt = now();
      const name = toListLabel(document, madeAt);
      return toSheetLanguages(destination.language, language()).map((own): WantedSheet => {
        const sheet: CountSheet = {
          kind: document,
          name,
          language: own,
          products,
          which: { isTicked: ids !== null, isDeleted, search, conditions },
          options,
          paper,
          color,
          digits: digits(),
          head: { shopName, shopAddress, shopPhone },
          readAt,
          madeAt: madeAt.toISOString(),
          madeBy: personName(),
        };
        return { sheet, title: name, customer: '', printer, copies };
      });
    },
  };
}
