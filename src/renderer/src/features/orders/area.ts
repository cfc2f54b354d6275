import { Cart20Regular, Receipt20Regular } from '@fluentui/react-icons';
import type { AppRoute } from '@renderer/parts/frame/app-route';
import { lazyNamed } from '@renderer/runtime/lazy-named';
import { canChangeOrderStatus } from '@shared/domain/permissions';

const lists = () => import('./order-list-screens');
const details = () => import('./details/order-details-screen');
const shipping = () => import('./shipping/shipping-screen');
const invoices = () => import('./invoice/invoice-screen');

export const orderScreens: readonly AppRoute[] = [
  { path: 'orders', title: 'orders', icon: Cart20Regular, screen: lazyNamed(lists, 'OrdersScreen') },
  { path: 'orders/details', title: 'orderDetails', parent: 'orders', screen: lazyNamed(details, 'OrderDetailsScreen') },
  { path: 'orders/invoice', title: 'invoice', parent: 'orders', screen: lazyNamed(invoices, 'OrderInvoiceScreen') },
  { path: 'orders/ship', title: 'shipping', parent: 'orders', needs: canChangeOrderStatus, screen: lazyNamed(shipping, 'ShippingScreen') },
  { path: 'orders-guest', title: 'guestOrders', icon: Receipt20Regular, screen: lazyNamed(lists, 'GuestOrdersScreen') },
  { path: 'orders-guest/details', title: 'orderDetails', parent: 'orders-guest', screen: lazyNamed(details, 'GuestOrderDetailsScreen') },
  { path: 'orders-guest/invoice', title: 'invoice', parent: 'orders-guest', screen: lazyNamed(invoices, 'GuestOrderInvoiceScreen') },
];
