import type { Digits } from '@shared/contract/desktop/session';
import type { PrintedSheet, SheetData } from '@shared/contract/printing/printed-sheet';
import type { Language } from '@shared/domain/language';
import type { Paper, Printable } from '@shared/domain/printing/printable';
import type { Formatter } from '@shared/i18n/format';
import type { ReactNode } from 'react';

/** Options of every kind of sheet. */
export interface SheetLook {
  language: Language;
  /** Content of the head; empty values are left out. */
  profile: PrintedSheet['head'];
  paper: Paper;
  /** 0 for the first print; n marks the sheet as the n-th copy. */
  copyMark: number;
  digits?: Digits;
  /** Returns the address of a server's picture, or null if it isn't available; then a placeholder is shown. */
  pictureUrl: (url: string) => string | null;
  /** The shop's own logo; the default mark is shown without one. */
  logoUrl?: string | null;
}

export type SheetProps<Kind extends Printable> = SheetData<Kind> & SheetLook;

/** The content of a sheet with its language and formatter. */
type SheetWords<Kind extends Printable> = SheetData<Kind> & { language: Language; format: Formatter };

/** How one printable is rendered; `printableFacts` has its other properties. */
export interface PrintableDocument<Kind extends Printable = Printable> {
  Component: (props: SheetProps<Kind>) => ReactNode;
  /** Returns texts that must be on the sheet (number, amounts, a first line); without them it wasn't rendered. */
  mustShow(words: SheetWords<Kind>): string[];
  /** Returns the addresses of its pictures, if its paper has any. */
  pictures?(data: SheetData<Kind>): string[];
  /** Sample data for previews. */
  sample: SheetData<Kind>;
  /** Its pages aren't numbered. Labels have no numbers either. */
  isUncounted?: boolean;
}
