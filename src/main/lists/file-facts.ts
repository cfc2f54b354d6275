import type { Category } from '@shared/contract/catalogue/categories';
import type { DynamicVariant } from '@shared/contract/catalogue/dynamic-variants';
import type { CategoryWithVariants, Variant } from '@shared/contract/catalogue/variants';
import type { Admin } from '@shared/contract/shop/admins';
import type { Currency } from '@shared/contract/shop/currency';
import type { ContactMessage } from '@shared/contract/site/contact-messages';
import type { HomeProduct } from '@shared/contract/site/home-products';
import type { Notification } from '@shared/contract/site/notifications';
import { toColorName } from '@shared/domain/colors/color-name';
import { inLanguage, type Language } from '@shared/domain/language';
import { type FileListName, listKinds } from '@shared/domain/lists/list-files';
import { type Role, roles, toPermissionBadge } from '@shared/domain/permissions';
import { withForeignCode } from '@shared/domain/phone';
import { toInverse, writeRate } from '@shared/domain/rate';
import { dynamicVariantsAr, dynamicVariantsEn } from '@shared/i18n/messages/dynamic-variants';
import { navigationAr, navigationEn } from '@shared/i18n/messages/navigation';
import { rulesAr, rulesEn } from '@shared/i18n/messages/rules';
import { type FactValue, type ListFacts, type Named, type RowFacts, toDated } from './facts';

type Names = { name_en: string; name_ar: string };

/** A name that the file has in its own language; the other one where that is missing. */
const toName = ({ name_en, name_ar }: Names): Named => ({ value: '', name_en: name_en || name_ar, name_ar: name_ar || name_en });

const lines = (...texts: string[]): string => texts.join('\n');

const toRoleName = (role: Role): Named => ({
  value: role,
  name_en: role === 'order' ? navigationEn.orders : rulesEn.areas[role],
  name_ar: role === 'order' ? navigationAr.orders : rulesAr.areas[role],
});
const roleNames = Object.fromEntries(roles.map((role) => [role, toRoleName(role)])) as Record<Role, Named>;

function toAdminFacts({ id, f_name, l_name, email, phone, country_code, isBlocked, admin_roles }: Admin): RowFacts {
  const held = admin_roles.map(({ role }) => role);
  const name = `${f_name} ${l_name}`.trim() || email;
  return {
    values: {
      id,
      name,
      email,
      phone: withForeignCode({ phone, country_code }),
      permissions: [toPermissionBadge(held)],
      roles: roles.filter((role) => held.includes(role)).map((role) => roleNames[role]),
      blocked: [isBlocked ? 'on' : 'off'],
    },
    searched: lines(name, email, phone),
  };
}

function toCategoryFacts({ id, name_en, name_ar }: Category): RowFacts {
  const values = {
    id,
    category: toName({ name_en, name_ar }),
    otherName: { value: '', name_en: name_ar, name_ar: name_en },
  };
  return { values, searched: lines(name_en, name_ar) };
}

/** A variant under its category, as a row of its own. */
interface VariantRow extends Variant {
  category: Names;
}

const toVariantRows = ({ name_en, name_ar, variants }: CategoryWithVariants): VariantRow[] =>
  variants.map((variant) => ({ ...variant, category: { name_en, name_ar } }));

function toVariantFacts({ id, category, name_en, name_ar, variant_values }: VariantRow): RowFacts {
  const say = (language: Language): string =>
    variant_values
      .map((value) => inLanguage(language, 'value', value))
      .map((value) => toColorName(value, language) || value)
      .join(separators[language]);
  const values = {
    id,
    category: toName(category),
    nameEn: name_en,
    nameAr: name_ar,
    values: toName({ name_en: say('en'), name_ar: say('ar') }),
  };
  return { values, searched: lines(name_en, name_ar, category.name_en, category.name_ar) };
}

const separators = { en: ', ', ar: '، ' } as const;

const noLimit: Named = { value: 'noLimit', name_en: dynamicVariantsEn.noLimit, name_ar: dynamicVariantsAr.noLimit };

function toDynamicVariantFacts({ id, name_en, name_ar, category, price, has_amount, available_amount }: DynamicVariant): RowFacts {
  const available: FactValue = has_amount ? available_amount : noLimit;
  return {
    values: { id, nameEn: name_en, nameAr: name_ar, category: category && toName(category), price, available },
    searched: lines(name_en, name_ar),
  };
}

function toHomeProductFacts({ id, title, type, show_product_images }: HomeProduct): RowFacts {
  return { values: { id, product: title, type: [type], pictures: show_product_images.length }, searched: title };
}

function toMessageFacts({ id, full_name, email, phone, message, status }: ContactMessage): RowFacts {
  return {
    values: { id, name: full_name, email, phone, message, open: [status] },
    searched: lines(full_name, email, phone),
  };
}

function toNotificationFacts({ id, title_en, title_ar, description_en, description_ar, createdAt }: Notification): RowFacts {
  return {
    values: { id, titleEn: title_en, titleAr: title_ar, textEn: description_en, textAr: description_ar, sent: toDated(createdAt) },
    searched: lines(title_en, title_ar, description_en, description_ar),
  };
}

function toCurrencyFacts({ id, country, rate }: Currency): RowFacts {
  const inverse = toInverse(writeRate(rate));
  return {
    values: { id, country: toName(country), rate, inverse: inverse === null ? null : Number(inverse) },
    searched: lines(country.name_en, country.name_ar),
  };
}

const of = (list: FileListName, read: ListFacts['read']): ListFacts => ({ read, orders: {}, kinds: listKinds[list], isReadAnew: true });

/** Of lists that the app neither sorts nor narrows. */
export const fileFacts: Record<FileListName, ListFacts> = {
  'admins.list': of('admins.list', toAdminFacts),
  'categories.list': of('categories.list', toCategoryFacts),
  'variants.list': { ...of('variants.list', toVariantFacts), toRows: toVariantRows },
  'dynamicVariants.list': of('dynamicVariants.list', toDynamicVariantFacts),
  'homeProducts.list': of('homeProducts.list', toHomeProductFacts),
  'homeMessages.list': of('homeMessages.list', toMessageFacts),
  'shopMessages.list': of('shopMessages.list', toMessageFacts),
  'notifications.list': of('notifications.list', toNotificationFacts),
  'currency.list': of('currency.list', toCurrencyFacts),
};
