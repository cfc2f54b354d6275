// Written by `npm run generate` from src/shared/lists.
export const fullListNames = [
  'orders.list',
  'guestOrders.list',
  'products.list',
  'categories.list',
  'variants.list',
  'dynamicVariants.list',
  'promoCodes.list',
  'currency.list',
  'homeProducts.list',
  'homeMessages.list',
  'shopMessages.list',
  'notifications.list',
  'users.list',
  'admins.list',
] as const;
