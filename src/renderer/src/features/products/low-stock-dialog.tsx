import { useWrite } from '@renderer/runtime/calls/use-write';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { NumberDialog } from '@renderer/ui/feedback/number-dialog';
import { maxLowStockThreshold } from '@shared/domain/low-stock';
import type { ReactElement } from 'react';
import { useLowStockThreshold } from './use-low-stock-threshold';

export function LowStockDialog({ onClose }: { onClose(): void }): ReactElement {
  const t = useTexts();
  const threshold = useLowStockThreshold();
  const { send } = useWrite('stock.saveSettings', { success: t('products.lowStock.saved') });
  return (
    <NumberDialog
      title={t('products.lowStock.title')}
      label={t('products.lowStock.label')}
      toHint={() => t('products.lowStock.hint')}
      wrongText={t('products.lowStock.wrong', { max: maxLowStockThreshold })}
      initial={threshold}
      min={0}
      max={maxLowStockThreshold}
      onSave={async (value) => (await send({ lowStockThreshold: value })).ok}
      onClose={onClose}
    />
  );
}
