import type { Digits } from '@shared/contract/desktop/session';
import type { PrintedSheet, SheetData } from '@shared/contract/printing/printed-sheet';
import type { Language } from '@shared/domain/language';
import type { Paper, Printable } from '@shared/domain/printing/printable';
import type { Formatter } from '@shared/i18n/format';
import type { ReactNode } from 'react';

/** How a sheet is drawn, whatever stands on it. */
export interface SheetLook {
  language: Language;
  /** What stands in the head; empty values are left out. */
  profile: PrintedSheet['head'];
  paper: Paper;
  /** 0 for the first print; n marks the sheet as the n-th copy. */
  copyMark: number;
  digits?: Digits;
  /** The address that shows a picture of the server, or null when it cannot be had: a placeholder is drawn then. */
  pictureUrl: (url: string) => string | null;
  /** The shop's own logo; the mark stands there without one. */
  logoUrl?: string | null;
}

export type SheetProps<Kind extends Printable> = SheetData<Kind> & SheetLook;

/** What a sheet says, before it is drawn. */
type SheetWords<Kind extends Printable> = SheetData<Kind> & { language: Language; format: Formatter };

/** How one printable is drawn; what else there is to know of it stands in `printableFacts`. */
export interface PrintableDocument<Kind extends Printable = Printable> {
  Component: (props: SheetProps<Kind>) => ReactNode;
  /** Text without which a window has drawn nothing: number, amounts, a first line. */
  mustShow(words: SheetWords<Kind>): string[];
  /** Addresses of the pictures on it, where its paper has any. */
  pictures?(data: SheetData<Kind>): string[];
  /** Of nobody, for pictures of it. */
  sample: SheetData<Kind>;
  /** Its pages are not counted at their foot. Labels have none either. */
  isUncounted?: boolean;
}
