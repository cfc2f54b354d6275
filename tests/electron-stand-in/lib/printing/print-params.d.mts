import type { WebContentsPrintOptions } from 'electron';

/** The parameters of CDP's Page.printToPDF. `preferCSSPageSize` is missing, because webContents.print doesn't have it. */
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
