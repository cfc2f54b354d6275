import { type DocumentPage, toDocumentPage } from '@documents/html/document-html';
import type { ProductLabel } from '@shared/contract/printing/print-requests';
import type { Language } from '@shared/domain/language';
import type { Rotation } from '@shared/domain/printing/printable';
import { sampleHead } from './order-samples';

/** Returns a page with this many labels of one product. */
export function toLabelPage(label: ProductLabel, language: Language, copies: number, rotation: Rotation = '0'): DocumentPage {
  const props = { label, language, profile: sampleHead, paper: '50x25mm' as const, copyMark: 0, pictureUrl: () => null };
  return toDocumentPage(
    'productLabel',
    Array.from({ length: copies }, () => props),
    'label',
    rotation,
  );
}
