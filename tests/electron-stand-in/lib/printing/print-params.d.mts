import type { WebContentsPrintOptions } from 'electron';

/** Of CDP's Page.printToPDF, which is where `preferCSSPageSize` is left out as webContents.print leaves it out. */
export interface PrintParams {
  paperWidth: number;
  paperHeight: number;
  marginTop: number;
  marginBottom: number;
  marginLeft: number;
  marginRight: number;
  landscape: boolean;
  printBackground: boolean;
  scale: number;
  pageRanges: string;
}
export function checkPrintOptions(options: unknown): void;
export function toPrintParams(options: WebContentsPrintOptions): PrintParams;
