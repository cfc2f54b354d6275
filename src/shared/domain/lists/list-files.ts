import { type FactKind, wholeLists } from './whole-list';

const messageFacts = {
  id: 'number',
  name: 'text',
  email: 'text',
  phone: 'text',
  message: 'text',
  open: 'choice',
} as const satisfies Record<string, FactKind>;

/** Lists that stay as the server orders them, and what of their rows stands in a file. */
const fileLists = {
  'admins.list': { id: 'number', name: 'text', email: 'text', phone: 'text', permissions: 'choice', roles: 'named', blocked: 'choice' },
  'categories.list': { id: 'number', category: 'named', otherName: 'named' },
  'variants.list': { id: 'number', category: 'named', nameEn: 'text', nameAr: 'text', values: 'named' },
  'dynamicVariants.list': { id: 'number', nameEn: 'text', nameAr: 'text', category: 'named', price: 'money', available: 'number' },
  'homeProducts.list': { id: 'number', product: 'text', type: 'choice', pictures: 'number' },
  'homeMessages.list': messageFacts,
  'shopMessages.list': messageFacts,
  'notifications.list': { id: 'number', titleEn: 'text', titleAr: 'text', textEn: 'text', textAr: 'text', sent: 'moment' },
  'currency.list': { id: 'number', country: 'named', rate: 'rate', inverse: 'rate' },
} as const satisfies Record<string, Record<string, FactKind>>;

export type FileListName = keyof typeof fileLists;

/** All lists that can be read whole. */
export const listKinds = { ...wholeLists, ...fileLists } as const;
export type WholeListName = keyof typeof listKinds;
export const wholeListNames = Object.keys(listKinds) as [WholeListName, ...WholeListName[]];

/** One line of an order, where each of them stands in a line of a file of its own; `orderShipping` is of the order. */
const orderLineFacts = {
  orderShipping: 'money',
  lineCode: 'text',
  lineProduct: 'named',
  lineVariants: 'named',
  lineExtras: 'named',
  lineQuantity: 'number',
  linePrice: 'money',
  lineTotal: 'money',
} as const satisfies Record<string, FactKind>;

/** One combination of a product, after a line for what all of them share. */
const combinationFacts = { combination: 'named' } as const satisfies Record<string, FactKind>;

/** Lists whose rows have parts, and what is known of a part beside what is known of its row. */
export const listParts = {
  'orders.list': orderLineFacts,
  'guestOrders.list': orderLineFacts,
  'products.list': combinationFacts,
} as const satisfies Partial<Record<WholeListName, Record<string, FactKind>>>;
