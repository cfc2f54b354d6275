import type { ContactMessage } from '../contract/site/contact-messages';
import type { HomeProduct } from '../contract/site/home-products';
import type { Notification } from '../contract/site/notifications';
import type { HomeProductType } from '../domain/home-product-type';
import type { MessageStatus } from '../domain/message-status';
import { fullList, toDated, toLines } from './column';

export const homeProducts = fullList<HomeProduct>()({
  searched: ({ title }) => title,
  columns: {
    id: { type: 'id', value: ({ id }) => id },
    product: { type: 'text', value: ({ title }) => title },
    type: {
      type: 'choice',
      value: ({ type }) => [type],
      head: (t) => t('homeProducts.type'),
      valueName: (value, t) => t(`homeProducts.types.${value as HomeProductType}`),
    },
    pictures: { type: 'number', value: ({ show_product_images }) => show_product_images.length },
  },
});

/** Contact messages of either site. */
export const contactMessages = fullList<ContactMessage>()({
  searched: ({ full_name, email, phone, message }) => toLines(full_name, email, phone, message),
  isSearchedHere: true,
  columns: {
    id: { type: 'id', value: ({ id }) => id },
    name: { type: 'text', value: ({ full_name }) => full_name },
    email: { type: 'code', value: ({ email }) => email },
    phone: { type: 'phone', value: ({ phone }) => phone },
    message: { type: 'text', value: ({ message }) => message },
    open: {
      type: 'choice',
      value: ({ status }) => [status],
      valueName: (value, t) => t(`contactMessages.states.${value as MessageStatus}`),
    },
  },
});

export const notifications = fullList<Notification>()({
  searched: ({ title_en, title_ar, description_en, description_ar }) => toLines(title_en, title_ar, description_en, description_ar),
  columns: {
    id: { type: 'id', value: ({ id }) => id },
    titleEn: { type: 'text', value: ({ title_en }) => title_en },
    titleAr: { type: 'text', value: ({ title_ar }) => title_ar },
    textEn: { type: 'text', value: ({ description_en }) => description_en },
    textAr: { type: 'text', value: ({ description_ar }) => description_ar },
    sent: { type: 'moment', value: ({ createdAt }) => toDated(createdAt) },
  },
});

/** By the calls that load them. */
export const siteLists = {
  'homeProducts.list': homeProducts,
  'homeMessages.list': contactMessages,
  'shopMessages.list': contactMessages,
  'notifications.list': notifications,
} as const;
