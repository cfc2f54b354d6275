import type { CallName } from '@shared/contract/tables/registry';
import { isDay } from '@shared/domain/dates';
import { invalid, isRequired } from '../api-error';

/** Data to decide whether a picture belongs to this shop. */
export interface PictureSource {
  /** `http://127.0.0.1:1234` */
  origin: string;
  uploads: { has(path: string): boolean };
  /** Further origins of its pictures. */
  pictureOrigins: readonly string[];
}

const named: readonly string[] = [
  'admins',
  'categories',
  'dynamicVariants',
  'notifications',
  'products',
  'promoCodes',
  'users',
  'variants',
];
const requiredTexts = new Set([
  ...['name', 'name_en', 'name_ar', 'title_en', 'title_ar', 'value_en', 'value_ar', 'f_name', 'l_name', 'code'],
]);

const formats: Record<string, (value: string) => boolean> = {
  time_from: (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  time_to: (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  end_date: isDay,
  startDate: isDay,
  endDate: isDay,
  email: (value) => /^\S+@\S+\.\S+$/.test(value),
  phone: (value) => /^\d{4,15}$/.test(value),
};

/** Fields with the address of an upload; `color` is the swatch of a style-up item (OP-100). */
const pictureFields = new Set(['image', 'images', 'main_image', 'color', 'url', 'avatar', 'qr_code', 'catalog']);

/** True for a picture of this shop, uploaded or its own; '' is no picture. */
function isOwnPicture(value: string, { origin, uploads, pictureOrigins }: PictureSource): boolean {
  if (value === '' || pictureOrigins.some((other) => value.startsWith(`${other}/`))) return true;
  const path = value.startsWith(`${origin}/`) ? value.slice(origin.length).replace(/[?#].*$/, '') : '';
  return path.startsWith('/media/uploads/') ? uploads.has(path) : path.startsWith('/media/');
}

/**
 * Refuses values that a real server may refuse although their shape is right: blank names, foreign pictures, and impossible days, times,
 * email addresses, and phones.
 */
export function refuseImplausible(call: CallName, sent: unknown, pictures: PictureSource): void {
  const isNamed = named.includes(call.slice(0, call.indexOf('.')));
  const refuseText = (value: string, field: string): void => {
    if (isNamed && requiredTexts.has(field) && value.trim() === '') throw isRequired(field);
    if (call === 'notifications.send' && value.trim() === '') throw isRequired(field);
    if (formats[field]?.(value) === false && (isNamed || !/^(email|phone)$/.test(field))) throw invalid(field);
    if (pictureFields.has(field) && !isOwnPicture(value, pictures)) throw invalid(field);
  };
  const visit = (value: unknown, field: string): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, field);
    else if (typeof value === 'object' && value !== null) for (const [name, one] of Object.entries(value)) visit(one, name);
    else if (typeof value === 'string') refuseText(value, field);
  };
  visit(sent, 'body');
}
