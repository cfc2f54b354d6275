import { MenuItem, MenuList, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useToday } from '@renderer/runtime/state/today';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { earliestOrderDay } from '@renderer/shared-components/orders/order-days';
import { type OrderFilters, orderLists, toOrdersOf } from '@renderer/shared-components/orders/order-links';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import { useMenuAnchor } from '@renderer/ui/controls/use-menu-anchor';
import type { ReactElement, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

const useStyles = makeStyles({
  button: { padding: 0, border: 0, backgroundColor: 'transparent', font: 'inherit', textAlign: 'start', cursor: 'pointer' },
});

interface OrdersButtonProps {
  /** The figure's name. */
  name: string;
  filters: OrderFilters;
  className: string;
  /** The name for screen readers: a text, or the ids of elements that have it. */
  label: { 'aria-label': string } | { 'aria-labelledby': string };
  children: ReactNode;
}

/** Offers both lists of the counted orders, because each kind of orders has its own. */
export function OrdersButton({ name, filters, className, label, children }: OrdersButtonProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const navigate = useNavigate();
  const today = useToday();
  const { anchor, close, button } = useMenuAnchor();
  return (
    <>
      <button type="button" className={mergeClasses(styles.button, className)} {...label} {...button}>
        {children}
      </button>
      {anchor && (
        <AnchoredMenu anchor={anchor} onClose={close}>
          <MenuList aria-label={name}>
            {orderLists.map((list) => (
              <MenuItem key={list} onClick={() => void navigate(toOrdersOf(list, earliestOrderDay, today, filters))}>
                {t(`navigation.${list === 'orders.list' ? 'orders' : 'guestOrders'}`)}
              </MenuItem>
            ))}
          </MenuList>
        </AnchoredMenu>
      )}
    </>
  );
}
