import { areas } from '@shared/domain/permissions';
import { type SampleAccountKind, sampleAccounts } from '@shared/domain/server/sample-accounts';
import type { StoredAdmin } from '../store/model';
import { makePerson } from './people';
import { createRandom } from './random';

type SeedAdmin = Pick<StoredAdmin, 'id' | 'f_name' | 'l_name' | 'email' | 'password' | 'roles'>;

const named = (kind: SampleAccountKind, admin: Omit<SeedAdmin, 'email' | 'password'>): SeedAdmin => {
  const account = sampleAccounts.find((candidate) => candidate.kind === kind);
  if (!account) throw new Error(`no sample account of kind ${kind}`);
  return { ...admin, email: account.email, password: account.password };
};

/** One admin per kind of permission; the first rows of the admin list. */
export const seedAdmins = {
  all: named('all', { id: 1, f_name: 'نورة', l_name: 'الصباح', roles: [...areas, 'order'] }),
  none: named('none', { id: 2, f_name: 'Bader', l_name: 'Al-Ajmi', roles: [] }),
  some: named('some', { id: 3, f_name: 'دلال', l_name: 'العوضي', roles: ['admin', 'home'] }),
  order: named('order', { id: 4, f_name: 'Yousef', l_name: 'Al-Kandari', roles: ['order'] }),
  blocked: named('blocked', { id: 5, f_name: 'طلال', l_name: 'الرشيدي', roles: ['masterHN'] }),
} satisfies Record<SampleAccountKind, SeedAdmin>;

/** The password of all other admins. */
export const commonPassword = 'Diwan-2026';

const roleSets: readonly (readonly string[])[] = [
  areas,
  ['masterHN'],
  ['home', 'social_media'],
  [],
  ['order'],
  ['admin', 'rules'],
  ['masterHN', 'home'],
  ['social_media'],
];

export function seedAdminRows(seed: number): StoredAdmin[] {
  const random = createRandom(seed, 'admins');
  const known = Object.values(seedAdmins).map((admin, index) => ({
    ...admin,
    phone: `5000123${index}`,
    country_code: '+965',
    avatar: admin.id === 1 ? '/media/avatars/noura.svg' : null,
    isBlocked: admin.id === seedAdmins.blocked.id,
    isDeleted: false,
  }));
  const further = Array.from({ length: 26 }, (_, index): StoredAdmin => {
    const person = makePerson(random);
    const language = index % 3 !== 1 ? 'ar' : 'en';
    return {
      id: known.length + index + 1,
      f_name: person.first[language],
      l_name: person.last[language],
      email: `${person.first.en}.${person.last.en}.${index + 1}@bayt-aldar.example`.toLowerCase(),
      phone: person.phone,
      country_code: index === 4 ? '+966' : '+965',
      password: commonPassword,
      roles: roleSets[index % roleSets.length] ?? [],
      avatar: null,
      isBlocked: index % 11 === 7,
      isDeleted: index === 20,
    };
  });
  return [...known, ...further];
}
