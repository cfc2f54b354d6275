import type { Pair } from './catalogue/catalogue';
import names from './data/names.json' with { type: 'json' };
import type { Random } from './random';

/** A person with a name in both scripts. */
export interface Person {
  first: Pair;
  last: Pair;
  phone: string;
  email: string;
}

const mailHosts = ['example.com', 'mail.example', 'post.example.org'];

/** Kuwaiti mobile numbers begin with 5, 6, or 9. */
export function makePhone(random: Random): string {
  return `${random.pick(['5', '6', '9'])}${String(random.between(0, 9_999_999)).padStart(7, '0')}`;
}

export function makePerson(random: Random): Person {
  const first = random.pick(names.first);
  const last = random.pick(names.last);
  const mailbox = `${first.en}.${last.en}${random.between(1, 99)}`.toLowerCase().replace(/[^a-z0-9.]/g, '');
  return { first, last, phone: makePhone(random), email: `${mailbox}@${random.pick(mailHosts)}` };
}

export function fullName({ first, last }: Person, language: 'en' | 'ar'): string {
  return `${first[language]} ${last[language]}`;
}
