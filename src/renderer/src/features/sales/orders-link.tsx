import { MenuItem, MenuList, makeStyles, tokens } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { type OrderFilters, toOrdersOf } from '@renderer/shared-components/orders/order-links';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import { useMenuAnchor } from '@renderer/ui/controls/use-menu-anchor';
import { TextLink } from '@renderer/ui/text/text-link';
import { unbrokenText } from '@renderer/ui/text/text-styles';
import type { SalesPart, SalesPeriod } from '@shared/contract/desktop/sales';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';

const useStyles = makeStyles({
  button: {
    ...unbrokenText,
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  words: unbrokenText,
});

interface OrdersLinkProps {
  /** Name of the figure, for screen readers. */
  what: string;
  part: SalesPart;
  period: SalesPeriod;
  filters: OrderFilters;
  /** Shows *Show the orders* instead of their number. */
  isShort?: boolean;
}

/** Shows a figure's number of orders with a link to them. Each kind has its own list, so with both kinds a menu offers both. */
export function OrdersLink({ what, part, period, filters, isShort = false }: OrdersLinkProps): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  const { anchor, close, button } = useMenuAnchor();
  const { count, guests } = part;
  const counted = t('sales.orders', { count });
  if (count === 0) return isShort ? null : <span className={styles.words}>{counted}</span>;
  const words = isShort ? t('sales.show') : counted;
  const ofWhat = t('sales.ordersOf', { what, orders: counted });
  // Contains the visible text, for voice control.
  const label = isShort ? t('lists.rowAction', { action: words, row: ofWhat }) : ofWhat;
  const isMixed = guests > 0 && guests < count;
  const toList = (list: 'orders.list' | 'guestOrders.list'): string => toOrdersOf(list, period.from, period.to, filters);
  if (!isMixed)
    return (
      <TextLink to={toList(guests > 0 ? 'guestOrders.list' : 'orders.list')} aria-label={label} className={styles.words}>
        {words}
      </TextLink>
    );
  return (
    <>
      <button type="button" className={styles.button} aria-label={label} {...button}>
        {words}
      </button>
      {anchor && (
        <AnchoredMenu anchor={anchor} onClose={close}>
          <MenuList aria-label={label}>
            <ListEntry to={toList('orders.list')} words={t('sales.showOrders', { count: count - guests })} />
            <ListEntry to={toList('guestOrders.list')} words={t('sales.showGuestOrders', { count: guests })} />
          </MenuList>
        </AnchoredMenu>
      )}
    </>
  );
}

function ListEntry({ to, words }: { to: string; words: string }): ReactElement {
  const navigate = useNavigate();
  return <MenuItem onClick={() => void navigate(to)}>{words}</MenuItem>;
}
