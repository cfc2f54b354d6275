import { TicketDiagonal20Regular } from '@fluentui/react-icons';
import type { AppRoute } from '@renderer/parts/frame/app-route';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { lazyNamed } from '@renderer/runtime/lazy-named';

const forms = () => import('./promo-code-form-screens');

export const promoCodeScreens: readonly AppRoute[] = [
  {
    path: 'promo-codes',
    title: 'promoCodes',
    icon: TicketDiagonal20Regular,
    screen: lazyNamed(() => import('./promo-code-list-screen'), 'PromoCodeListScreen'),
  },
  {
    path: 'promo-codes/add-promo-codes',
    title: 'addPromoCode',
    parent: 'promo-codes',
    needs: needsOf('promoCodes.add'),
    screen: lazyNamed(forms, 'AddPromoCodeScreen'),
  },
  {
    path: 'promo-codes/edit-promo-codes/:id?',
    title: 'editPromoCode',
    parent: 'promo-codes',
    needs: needsOf('promoCodes.update'),
    screen: lazyNamed(forms, 'EditPromoCodeScreen'),
  },
];
