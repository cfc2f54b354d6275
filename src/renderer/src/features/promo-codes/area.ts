import { TicketDiagonal20Regular } from '@fluentui/react-icons';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';

const forms = () => import('./promo-code-form-screens');

export const promoCodeScreens: readonly AppRoute[] = [
  {
    path: 'promo-codes',
    title: 'promoCodes',
    sidebar: { group: 'shop', order: 110, icon: TicketDiagonal20Regular },
    screen: lazyComponent(() => import('./promo-code-list-screen'), 'PromoCodeListScreen'),
  },
  {
    path: 'promo-codes/add-promo-codes',
    title: 'addPromoCode',
    parent: 'promo-codes',
    needs: needsOf('promoCodes.add'),
    screen: lazyComponent(forms, 'AddPromoCodeScreen'),
  },
  {
    path: 'promo-codes/edit-promo-codes/:id?',
    title: 'editPromoCode',
    parent: 'promo-codes',
    needs: needsOf('promoCodes.update'),
    screen: lazyComponent(forms, 'EditPromoCodeScreen'),
  },
];
