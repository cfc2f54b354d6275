interface UserPhone {
  country_code: string;
  phone: string;
  is_default: boolean;
}

/** Returns the entry with `is_default` (checklist USR-09); null if there is none. */
export function toDefaultPhone<Phone extends UserPhone>(phones: readonly Phone[]): Phone | null {
  return phones.find(({ is_default }) => is_default) ?? null;
}

/** Returns all but the default one. */
export function toOtherPhones<Phone extends UserPhone>(phones: readonly Phone[]): Phone[] {
  const own = toDefaultPhone(phones);
  return phones.filter((phone) => phone !== own);
}
