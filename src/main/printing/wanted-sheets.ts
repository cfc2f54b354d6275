import { toDocumentLabel } from '@documents/parts/document-label';
import type { DocumentKind, OrderRef, PrintProfile } from '@shared/contract/printing';
import type { Digits } from '@shared/contract/session';
import type { Language } from '@shared/domain/language';
import { translator } from '@shared/i18n/translate';
import type { OrderSnapshots } from './order-snapshots';
import type { WantedSheet } from './print-queue';
import { withoutRepeats } from './without-repeats';

export interface WantedSheetsDeps {
  snapshots: OrderSnapshots;
  language: () => Language;
  digits: () => Digits;
  now: () => Date;
}

/** Turns a person's request into sheets: the profile as it is now, the language of the request, else of the profile, else of the app. */
export interface WantedSheets {
  ofOrders(document: DocumentKind, orders: readonly OrderRef[], profile: PrintProfile, language?: Language): Promise<WantedSheet[]>;
  testPage(profile: PrintProfile, printerName: string): WantedSheet;
}

export function createWantedSheets({ snapshots, language, digits, now }: WantedSheetsDeps): WantedSheets {
  const languageOf = (profile: PrintProfile): Language => (profile.language === 'app' ? language() : profile.language);
  const common = ({ paper, color, shopName, shopAddress, shopPhone }: PrintProfile) => ({
    paper,
    color,
    head: { shopName, shopAddress, shopPhone },
  });
  return {
    async ofOrders(kind, orders, profile, wanted) {
      const found = await snapshots.get(withoutRepeats(orders));
      return found.map((snapshot) => ({
        sheet: { kind, language: wanted ?? languageOf(profile), digits: digits(), snapshot, ...common(profile) },
        title: toDocumentLabel(kind, snapshot.id),
        customer: snapshot.customer.name,
      }));
    },
    testPage(profile, printerName) {
      const own = languageOf(profile);
      return {
        sheet: { kind: 'testPage', language: own, printerName, requestedAt: now().toISOString(), ...common(profile) },
        title: translator(own)('documents.testPage.title'),
        customer: '',
      };
    },
  };
}
