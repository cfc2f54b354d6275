import { Button } from '@fluentui/react-components';
import { ChevronDownRegular, TableEditRegular } from '@fluentui/react-icons';
import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { useMenuAnchor } from '@renderer/ui/controls/use-menu-anchor';
import { type ReactElement, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SetDialogProps, SetOrder } from './set-dialog';
import type { SetMenuProps } from './set-menu';

const SetMenu = lazyWithProps<'SetMenu', SetMenuProps>(() => import('./set-menu'), 'SetMenu');
const SetDialog = lazyWithProps<'SetDialog', SetDialogProps>(() => import('./set-dialog'), 'SetDialog');

interface SetForAllProps extends Pick<SetDialogProps, 'onApply'> {
  /** Asked while the menu is open. */
  toMenu: () => Pick<SetMenuProps, 'columns' | 'targets' | 'onFillDown'>;
}

/** The button that gives many cells one value; what it opens is loaded with its first use. */
export function SetForAll({ toMenu, onApply }: SetForAllProps): ReactElement {
  const { t } = useTranslation();
  const { anchor, close, button } = useMenuAnchor();
  const [order, setOrder] = useState<SetOrder | null>(null);
  return (
    <>
      <Button icon={<TableEditRegular />} {...button}>
        {t('grid.set.button')}
        <ChevronDownRegular aria-hidden style={{ marginInlineStart: 6 }} />
      </Button>
      <Suspense fallback={null}>
        {anchor && <SetMenu {...toMenu()} anchor={anchor} onClose={close} onChoose={setOrder} />}
        {order && <SetDialog order={order} onApply={onApply} onClose={() => setOrder(null)} />}
      </Suspense>
    </>
  );
}
