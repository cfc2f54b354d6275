import { inLanguage } from '@shared/domain/language';
import type { CountSheetProps } from './count-sheet';

/** Text without which a window has drawn nothing: its name and a first product. */
export function mustShowOfCount({ name, products, language }: Pick<CountSheetProps, 'name' | 'products' | 'language'>): string[] {
  return [name, ...products.slice(0, 1).map((product) => inLanguage(language, 'name', product))];
}
