import { inLanguage } from '@shared/domain/language';
import type { OrderDocument } from '../parts/order-document';
import { PackingSlip } from './packing-slip';

export const packingSlip: OrderDocument = {
  Component: PackingSlip,
  mustShow({ snapshot, language, format }) {
    const [line] = snapshot.lines;
    return [`#${snapshot.id}`, ...(line ? [inLanguage(language, 'name', line), format.number(line.quantity)] : [])];
  },
};
