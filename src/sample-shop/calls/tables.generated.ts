// Written by `npm run generate` from the exports /\w+Tables/ of src/sample-shop/calls/**/*.ts.
import type { Tables, TableSeeds } from '../store/store';
import { adminTables } from './admins';
import { brandingTables } from './site/branding';
import { categoryTables } from './categories';
import { contactMessageTables } from './site/contact-messages';
import { currencyTables } from './currency';
import { dynamicVariantTables } from './dynamic-variants';
import { homeProductTables } from './site/home-products';
import { notificationTables } from './site/notifications';
import { orderTables } from './orders';
import { placeTables } from './lookups';
import { productTables } from './products';
import { promoCodeTables } from './promo-codes';
import { userTables } from './users';
import { variantTables } from './variants';

export const tableSeeds: TableSeeds<keyof Tables> = {
  ...adminTables,
  ...brandingTables,
  ...categoryTables,
  ...contactMessageTables,
  ...currencyTables,
  ...dynamicVariantTables,
  ...homeProductTables,
  ...notificationTables,
  ...orderTables,
  ...placeTables,
  ...productTables,
  ...promoCodeTables,
  ...userTables,
  ...variantTables,
};
