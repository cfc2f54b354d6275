import {
  address,
  counted,
  day,
  digits,
  either,
  filled,
  flag,
  id,
  money,
  oneOf,
  orNull,
  price,
  rate,
  type Shape,
  text,
  time,
  whole,
} from './shapes';

/** One call of the written API. Written by hand and deliberately without the contract, to find the contract's errors. */
export interface ApiRow {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{id}` is a number. */
  path: string;
  query?: { readonly [field: string]: Shape };
  body?: Shape;
  /** The body is a form with one file in this field. */
  file?: string;
  status: 200 | 201;
}

type Query = NonNullable<ApiRow['query']>;
const bool = oneOf('true', 'false');
const paging: Query = { 'offset?': digits, 'limit?': oneOf('20') };
const searched: Query = { ...paging, 'search?': filled };
const deletable: Query = { ...searched, 'isDeleted?': bool };
const dated: Query = { ...searched, 'startDate?': day, 'endDate?': day };
const status: Query = { ...paging, status: oneOf('open', 'closed') };
const about: Query = { type: oneOf('about') };

const get = (path: string, query: Query = {}): ApiRow => ({ method: 'GET', path, query, status: 200 });
const post = (path: string, body?: Shape, answered: 200 | 201 = 201): ApiRow => ({
  method: 'POST',
  path,
  ...(body && { body }),
  status: answered,
});
const put = (path: string, body?: Shape): ApiRow => ({ method: 'PUT', path, ...(body && { body }), status: 200 });
const remove = (path: string, body?: Shape): ApiRow => ({ method: 'DELETE', path, ...(body && { body }), status: 200 });

const name = { name_en: filled, name_ar: filled };
const isDeleted = { isDeleted: flag };
const person = { f_name: filled, l_name: filled, email: filled, phone: digits };
const admin = { ...person, country_code: filled, rules: [filled] } as const;
const profile = { ...person, country_code: oneOf('+965'), 'password?': filled };
const optionalLinks = ['snapchat', 'facebook', 'instagram', 'whatsapp', 'twitter', 'gmail', 'address', 'call_us', 'tiktok'];
const social: Record<string, Shape> = {
  ...Object.fromEntries(optionalLinks.map((field) => [`${field}?`, filled])),
  time_from: time,
  time_to: time,
};
const homeBanners = {
  banners: [{ image: address, title: text, description: text, catalog: either(address, oneOf('')), tags: counted(filled, 0, 6) }],
} as const;
const homeProduct = {
  title: filled,
  type: oneOf('premium_products', 'high_pressure'),
  description: text,
  images: counted(address, 1, 5),
};
const aboutPage = {
  type: oneOf('about'),
  static_page: [{ title_en: filled, title_ar: filled, description_en: text, description_ar: text }],
} as const;
const product = {
  ...name,
  code: filled,
  category_id: id,
  images: counted(address, 0, 5),
  dynamic_variant: [{ dynamic_variant_id: id }],
  description_en: filled,
  description_ar: filled,
  bestSeller: flag,
  newIn: flag,
  offer: flag,
  price,
  cost: price,
  offerPrice: orNull(price),
  all_image: flag,
  all_price: flag,
  all_cost: flag,
  variant_data: [{ price: money, cost: money, images: counted(address, 0, 5), amount: whole }],
  variant: [[{ variant_value_id: id, variant_id: id }]],
  amount: whole,
} as const;
const variant = { ...name, variant_values: counted({ value_en: filled, value_ar: filled }, 1) };
const storedVariant = { 'id?': id, ...name, variant_values: counted({ 'id?': id, value_en: filled, value_ar: filled }, 1) };
const dynamicVariant = { ...name, available_amount: whole, has_amount: flag, price: money };
const place = either(filled, { name_en: text, name_ar: text });
const user = {
  ...person,
  country_code: filled,
  user_address: {
    addressName: filled,
    governorate: place,
    area: place,
    block: filled,
    street: filled,
    'avenue?': text,
    type: oneOf('building', 'office', 'house'),
    'buildingNumber?': filled,
    'floorNumber?': filled,
    'aptNumber?': filled,
    'officeNumber?': filled,
    'houseNumber?': filled,
    'otherInstructions?': text,
  },
};
const orderStatus = { status: oneOf('ordered', 'process', 'shipped', 'delivered', 'canceled') };
const promoCode = {
  name: filled,
  amount: whole,
  Type: oneOf('percentage', 'fixed'),
  end_date: orNull(day),
  max_usage: whole,
  count_usage: whole,
};
const delivery = {
  delivery_possibility: flag,
  delivery_all_area: flag,
  cash_in_delivery: money,
  delivery_fee: money,
  shipping_fee: money,
  area_fees: [{ id, delivery_fee: money }],
} as const;
const currency = { rate, country_id: id };
const kitchen = { main_image: orNull(address), sheets: [{ title: filled, items: [{ color: address, image: address }] }] } as const;

/** A fixed path wins over one with an id in the same place. */
export const apiTable: readonly ApiRow[] = [
  post('/admin/login', { email: filled, password: filled }, 200),
  post('/admin/logout', undefined, 200),
  get('/admin/admin', deletable),
  get('/admin/dashboard'),
  get('/admin/settings/dropdown/{name}'),
  get('/admin/user', searched),
  get('/admin/user/toggle-activation/{id}/{value}'),
  get('/admin/{id}'),
  post('/admin', { ...admin, country_code: oneOf('+965'), password: filled }),
  put('/admin/imageProfile', { avatar: address }),
  put('/admin/block/{id}', { isBlocked: flag }),
  put('/admin/user/{id}', user),
  put('/admin/{id}', { ...admin, 'password?': filled }),
  put('/admin', profile),
  remove('/admin/user/{id}', isDeleted),
  remove('/admin/{id}'),
  { method: 'POST', path: '/files/uploadFile', file: 'img', status: 200 },
  get('/setting'),
  post('/setting', social),
  get('/home/contactUs', status),
  remove('/home/contactUs/{id}'),
  put('/home/closeContactUs/{id}'),
  get('/banner'),
  post('/banner', homeBanners),
  put('/home', homeBanners),
  get('/home/collection'),
  post('/home/collection', { images: counted(address, 0, 4), description: text }),
  get('/home/barcode'),
  post('/home/barcode', { url: address }),
  get('/home/brandingImages'),
  get('/home/brandingImages/{id}'),
  post('/home/brandingImages', { url: address }),
  put('/home/brandingImages/{id}', { url: address }),
  remove('/home/brandingImages/{id}'),
  get('/home/showProduct', { ...searched, type: oneOf('premium_products', 'high_pressure') }),
  get('/home/showProduct/{id}'),
  post('/home/showProduct', homeProduct),
  put('/home/showProduct/{id}', homeProduct),
  remove('/home/showProduct/{id}'),
  get('/staticPage', about),
  post('/staticPage', aboutPage),
  get('/product/Auth', deletable),
  get('/product/Auth/{id}'),
  get('/product/dynamicVariantsOfProduct/{id}'),
  post('/product', product),
  put('/product/{id}', product),
  remove('/product/{id}', isDeleted),
  get('/categories/Auth', deletable),
  post('/categories', { ...name, image: address }),
  put('/categories/{id}', { ...name, image: address }),
  remove('/categories/{id}', isDeleted),
  get('/variant/categoriesWithVariant', searched),
  get('/variant/getVariant/{id}'),
  post('/variant/addVariant', { category_id: id, variant: counted(variant, 1) }),
  put('/variant/allVariant/{id}', { variant: counted(storedVariant, 1) }),
  remove('/variant/deleteVariant/{id}'),
  get('/dynamicVariant', deletable),
  get('/dynamicVariant/dynamicVariantsByCategory/{id}'),
  post('/dynamicVariant', { category_id: id, dynamic_variant: counted(dynamicVariant, 1) }),
  put('/dynamicVariant/{id}', dynamicVariant),
  remove('/dynamicVariant/deleteDynamicVariant/{id}', isDeleted),
  get('/search/user', searched),
  get('/notification', searched),
  post('/notification', { title_en: filled, title_ar: filled, description_en: filled, description_ar: filled }),
  remove('/notification/{id}'),
  get('/order/admin', dated),
  put('/order/changeStatus/{id}', orderStatus),
  get('/orderGuest/admin', dated),
  put('/orderGuest/changeStatus/{id}', orderStatus),
  get('/promoCode', searched),
  post('/promoCode', promoCode),
  put('/promoCode/status/{id}', { is_active: flag }),
  put('/promoCode/{id}', promoCode),
  remove('/promoCode/{id}'),
  post('/cart/promoCode', { name: filled }),
  get('/banner_hn'),
  post('/banner_hn', { banners: counted({ image: address }, 1, 5) }),
  put('/banner_hn', { banners: counted({ image: address }, 0, 5) }),
  get('/country'),
  get('/country/area/{id}'),
  get('/country/governorate'),
  get('/setting/servicesFee'),
  post('/setting/servicesFee', delivery),
  get('/setting/iban'),
  post('/setting/iban', { iban: filled }),
  remove('/setting/iban'),
  get('/setting/social_hn'),
  post('/setting/social_hn', { ...social, 'qr_code?': address }),
  get('/setting/currency'),
  post('/setting/currency', { currency: counted(currency, 1) }),
  put('/setting/currency/{id}', currency),
  get('/styleUp/{kitchen}'),
  post('/styleUp/{kitchen}', kitchen),
  get('/staticPage/hn', about),
  post('/staticPage/hn', aboutPage),
  get('/setting/contactUs', status),
  put('/setting/closeContactUs/{id}'),
  remove('/setting/contactUs/{id}'),
];
