import { Cart20Regular, Receipt20Regular } from '@fluentui/react-icons';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';
import { canChangeOrderStatus } from '@shared/domain/permissions';

const lists = () => import('./order-list-screens');
const details = () => import('./details/order-details-screen');
const shipping = () => import('./shipping/shipping-screen');
const invoices = () => import('./invoice/invoice-screen');

export const orderScreens: readonly AppRoute[] = [
  {
    path: 'orders',
    title: 'orders',
    sidebar: { group: 'shop', order: 90, icon: Cart20Regular },
    screen: lazyComponent(lists, 'OrdersScreen'),
  },
  { path: 'orders/details', title: 'orderDetails', parent: 'orders', screen: lazyComponent(details, 'OrderDetailsScreen') },
  { path: 'orders/invoice', title: 'invoice', parent: 'orders', screen: lazyComponent(invoices, 'OrderInvoiceScreen') },
  {
    path: 'orders/ship',
    title: 'shipping',
    parent: 'orders',
    needs: canChangeOrderStatus,
    screen: lazyComponent(shipping, 'ShippingScreen'),
  },
  {
    path: 'orders-guest',
    title: 'guestOrders',
    sidebar: { group: 'shop', order: 100, icon: Receipt20Regular },
    screen: lazyComponent(lists, 'GuestOrdersScreen'),
  },
  {
    path: 'orders-guest/details',
    title: 'orderDetails',
    parent: 'orders-guest',
    screen: lazyComponent(details, 'GuestOrderDetailsScreen'),
  },
  { path: 'orders-guest/invoice', title: 'invoice', parent: 'orders-guest', screen: lazyComponent(invoices, 'GuestOrderInvoiceScreen') },
];
