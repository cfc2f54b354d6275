import { category } from '@shared/contract/catalogue/categories';
import { dynamicVariant } from '@shared/contract/catalogue/dynamic-variants';
import { area, country } from '@shared/contract/catalogue/lookups';
import { product } from '@shared/contract/catalogue/products';
import { categoryWithVariants } from '@shared/contract/catalogue/variants';
import { admin } from '@shared/contract/shop/admins';
import { currency } from '@shared/contract/shop/currency';
import { dashboard } from '@shared/contract/shop/dashboard';
import { delivery } from '@shared/contract/shop/delivery';
import { ibanSetting } from '@shared/contract/shop/iban';
import { guestOrder, order } from '@shared/contract/shop/orders';
import { promoCode } from '@shared/contract/shop/promo-codes';
import { user } from '@shared/contract/shop/users';
import { contactMessage } from '@shared/contract/site/contact-messages';
import { barcode, collection, homeBanner } from '@shared/contract/site/home';
import { homeProduct } from '@shared/contract/site/home-products';
import { notification } from '@shared/contract/site/notifications';
import { shopBanner } from '@shared/contract/site/shop-banners';
import { socialHome, socialShop } from '@shared/contract/site/social';
import { staticPage } from '@shared/contract/site/static-pages';
import { styleUp } from '@shared/contract/site/style-up';
import type { z } from 'zod';

/** What the records of the API are called in the file. */
export const rowNames: ReadonlyMap<z.ZodType, string> = new Map<z.ZodType, string>([
  [admin, 'Admin'],
  [area, 'Area'],
  [barcode, 'Barcode'],
  [category, 'Category'],
  [categoryWithVariants, 'CategoryWithVariants'],
  [collection, 'Collection'],
  [contactMessage, 'ContactMessage'],
  [country, 'Named'],
  [currency, 'Currency'],
  [dashboard, 'Dashboard'],
  [delivery, 'Delivery'],
  [dynamicVariant, 'DynamicVariant'],
  [guestOrder, 'GuestOrder'],
  [homeBanner, 'HomeBanner'],
  [homeProduct, 'HomeProduct'],
  [ibanSetting, 'Iban'],
  [notification, 'Notification'],
  [order, 'Order'],
  [product, 'Product'],
  [promoCode, 'PromoCode'],
  [shopBanner, 'ShopBanner'],
  [socialHome, 'SocialHome'],
  [socialShop, 'SocialShop'],
  [staticPage, 'StaticPage'],
  [styleUp, 'StyleUp'],
  [user, 'User'],
]);
