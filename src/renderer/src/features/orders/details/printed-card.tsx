import { toMarkText } from '@renderer/parts/printing/marks/mark-words';
import { useOrderMarks } from '@renderer/parts/printing/marks/use-order-marks';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { TitledCard } from '@renderer/ui/layout/titled-card';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { ReactElement } from 'react';
import { Fact, Facts } from '../facts';

/** A line for each document that this computer was to print. */
export function PrintedCard({ order }: { order: OrderRef }): ReactElement {
  const t = useTexts();
  const format = useFormat();
  const marks = useOrderMarks(order);
  return (
    <TitledCard title={t('printMarks.title')}>
      {marks.length === 0 ? (
        t('printMarks.none')
      ) : (
        <Facts>
          {marks.map((mark) => (
            <Fact key={mark.document} name={t(`printables.name.${mark.document}`)}>
              {toMarkText(mark, t, format)}
            </Fact>
          ))}
        </Facts>
      )}
    </TitledCard>
  );
}
