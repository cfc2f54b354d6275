import { type CallName, calls } from '@shared/contract/tables/registry';
import { isAllowed } from '@shared/domain/permissions';
import { describe, expect, it } from 'vitest';
import { createSampleShop, type SampleShop } from './sample-shop';
import { seedAdmins } from './seed/admins';
import { createShopClient, prepareFor } from './testing/shop-client';

const names = Object.keys(calls) as CallName[];
const signedInCalls = names.filter((name) => calls[name].needs !== 'anyone');
const who = ['all', 'none', 'some', 'order', 'blocked'] as const;
const matrix = who.flatMap((one) => signedInCalls.map((name) => [one, name] as const));

function prepare(name: CallName): SampleShop {
  const shop = createSampleShop();
  prepareFor(name, shop.store);
  return shop;
}

describe('permissions', () => {
  it.each(matrix)('[RUL-14] %s and %s', async (one, name) => {
    const { status, body } = await createShopClient(prepare(name), one).call(name, calls[name].example);
    if (one === 'blocked') expect({ status, body }).toEqual({ status: 401, body: { message: 'not_authorized' } });
    else if (isAllowed(calls[name].needs, seedAdmins[one].roles)) expect(status).toBe(calls[name].okStatus);
    else expect({ status, body }).toEqual({ status: 403, body: { message: 'Not Allowed, Don`t have Permission' } });
  });

  it.each(signedInCalls)('refuse %s without a token', async (name) => {
    const { status, body } = await createShopClient(prepare(name), null).call(name, calls[name].example);
    expect({ status, body }).toEqual({ status: 401, body: { message: 'not_authorized' } });
  });

  it('let nobody change anything while refusing', async () => {
    const shop = createSampleShop();
    await createShopClient(shop, 'order').call('iban.remove', {});
    expect(shop.store.singles.iban).not.toBeNull();
  });
});

describe('saving an admin', () => {
  const { id } = seedAdmins.none;
  const unchanged = { f_name: 'Bader', l_name: 'Al-Ajmi', email: seedAdmins.none.email, phone: '50001231', country_code: '+965' } as const;

  async function save(roles: readonly string[], change: Partial<{ f_name: string; rules: string[]; password: string }>) {
    const shop = createSampleShop();
    shop.store.tables.admins.update(seedAdmins.some.id, { roles });
    const { status } = await createShopClient(shop, 'some').call('admins.update', {
      params: { id },
      body: { ...unchanged, rules: [], ...change },
    });
    return { status, stored: shop.store.tables.admins.get(id) };
  }

  it('[RUL-09] [RUL-11] needs rules when the roles change', async () => {
    expect((await save(['admin'], { rules: ['home'] })).status).toBe(403);
    const { status, stored } = await save(['rules'], { rules: ['home', 'order'] });
    expect(status).toBe(200);
    expect(stored.roles).toEqual(['home', 'order']);
  });

  it('needs admin when anything else changes, the password included', async () => {
    expect((await save(['rules'], { f_name: 'Badr' })).status).toBe(403);
    expect((await save(['rules'], { password: 'new-one' })).status).toBe(403);
    const { status, stored } = await save(['admin'], { f_name: 'Badr', password: 'new-one' });
    expect(status).toBe(200);
    expect(stored).toMatchObject({ f_name: 'Badr', password: 'new-one' });
  });

  it('needs both when both change', async () => {
    expect((await save(['admin'], { f_name: 'Badr', rules: ['home'] })).status).toBe(403);
    expect((await save(['admin', 'rules'], { f_name: 'Badr', rules: ['home'] })).status).toBe(200);
  });

  it('refuses a role that does not exist', async () => {
    expect((await save(['rules'], { rules: ['root'] })).status).toBe(400);
  });
});
