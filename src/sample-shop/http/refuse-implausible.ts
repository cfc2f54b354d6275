import type { CallName } from '@shared/contract/registry';
import { invalid, isRequired } from './api-error';

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

function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

const formats: Record<string, (value: string) => boolean> = {
  time_from: (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  time_to: (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  end_date: isDay,
  email: (value) => /^\S+@\S+\.\S+$/.test(value),
  phone: (value) => /^\d{4,15}$/.test(value),
};

/** What a real server may refuse beyond the shape of a body: blank names, and days, times, e-mail addresses and phones that there cannot be. */
export function refuseImplausible(call: CallName, body: unknown): void {
  const isNamed = named.includes(call.slice(0, call.indexOf('.')));
  const visit = (value: unknown, field: string): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, field);
    else if (typeof value === 'object' && value !== null) for (const [name, one] of Object.entries(value)) visit(one, name);
    else if (typeof value === 'string') {
      if (isNamed && requiredTexts.has(field) && value.trim() === '') throw isRequired(field);
      if (formats[field]?.(value) === false && (isNamed || !/^(email|phone)$/.test(field))) throw invalid(field);
    }
  };
  visit(body, 'body');
}
