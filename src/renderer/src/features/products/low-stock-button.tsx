import { Button } from '@fluentui/react-components';
import { SettingsRegular } from '@fluentui/react-icons';
import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { type ReactElement, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const LowStockDialog = lazyWithProps(() => import('./low-stock-dialog'), 'LowStockDialog');

/** Opens the setting from how few pieces on a product is pointed out. */
export function LowStockButton(): ReactElement {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        appearance="subtle"
        icon={<SettingsRegular />}
        aria-label={t('products.lowStock.open')}
        title={t('products.lowStock.open')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Suspense fallback={null}>{isOpen && <LowStockDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
