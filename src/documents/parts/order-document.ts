import type { PrintedSheet } from '@shared/contract/printing/printed-sheet';
import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { Language } from '@shared/domain/language';
import { createFormatter, type Formatter } from '@shared/i18n/format';
import { type Translate, translator } from '@shared/i18n/translate';
import type { SheetLook, SheetProps } from '../printable-document';

export type DocumentHead = PrintedSheet['head'];

/** Props of every document of an order. */
export type OrderDocumentProps = SheetProps<'invoice'>;

/** Created once per document and passed down, because documents have no hooks. */
export interface DocumentTools {
  t: Translate;
  format: Formatter;
}

export type OrderDocumentContext = OrderDocumentProps & DocumentTools;

export function toDocumentContext<Props extends { language: Language; digits?: SheetLook['digits'] }>(props: Props): Props & DocumentTools {
  const { language, digits = 'latn' } = props;
  return { ...props, t: translator(language, digits), format: createFormatter(language, digits) };
}

export const toLinePictures = ({ lines }: OrderSnapshot): string[] => lines.flatMap(({ pictureUrl }) => pictureUrl ?? []);
