import { describe, expect, it } from 'vitest';
import { app, lastRequest, setUpSignedInApp, tables } from '../../support/main/signed-in-app';

setUpSignedInApp();

describe('users on their way to the server', () => {
  const place = { name_en: 'Hawalli', name_ar: 'حولي' };
  const address = { addressName: 'المنزل', governorate: place, area: place, block: '5', street: '104', avenue: '' };
  const body = {
    ...{ f_name: 'فاطمة', l_name: 'المطيري', email: 'fatima@mail.example', country_code: '+965', phone: '50001234' },
    user_address: { ...address, type: 'house' as const, houseNumber: '14', otherInstructions: '' },
  };

  it('[USR-17] are read with GET /admin/user, page and search', async () => {
    const { rows } = await app.value('users.list', { query: { page: 2, search: 'example' } });
    expect(lastRequest()).toMatchObject({
      method: 'GET',
      path: '/admin/user',
      query: { offset: '20', limit: '20', search: 'example' },
      status: 200,
    });
    expect(rows).toHaveLength(20);
    await app.value('users.list', { query: { page: 1 } });
    expect(Object.keys(lastRequest()?.query ?? {}).toSorted()).toEqual(['limit', 'offset']);
  });

  it('[USR-19] are updated with PUT /admin/user/{id}, expecting 200; the phone takes the place of the default one alone', async () => {
    const other = { country_code: '+971', phone: '502147730', is_default: false };
    const second = { ...address, type: 'office' as const, otherInstructions: '' };
    const [first] = tables().users.get(3).user_addresses;
    tables().users.update(3, {
      user_phones: [{ country_code: '+966', phone: '512345678', is_default: true }, other],
      user_addresses: [...(first ? [first] : []), second],
    });
    await app.value('users.update', { params: { id: 3 }, body });
    expect(lastRequest()).toMatchObject({ method: 'PUT', path: '/admin/user/3', status: 200, body });
    const { user_phones, user_addresses } = tables().users.get(3);
    expect(user_phones).toEqual([other, { country_code: '+965', phone: '50001234', is_default: true }]);
    expect(user_addresses).toEqual([body.user_address, second]);
  });

  it.each([true, false])('[OP-21] are made active (%s) with GET toggle-activation and the wanted state', async (value) => {
    await app.value('users.setActive', { params: { id: 3, value } });
    expect(lastRequest()).toMatchObject({ method: 'GET', path: `/admin/user/toggle-activation/3/${value}`, status: 200 });
    expect(tables().users.get(3).isBlocked).toBe(!value);
  });

  it.each([true, false])('[OP-61] are deleted and brought back (%s) with DELETE and isDeleted', async (isDeleted) => {
    await app.value('users.setDeleted', { params: { id: 3 }, body: { isDeleted } });
    expect(lastRequest()).toMatchObject({ method: 'DELETE', path: '/admin/user/3', status: 200, body: { isDeleted } });
    expect(tables().users.get(3).isDeleted).toBe(isDeleted);
  });
});

describe('messages from customers on their way to the server', () => {
  it.each(['open', 'closed'] as const)('[SCU-09] are listed by status %s, a page at a time', async (status) => {
    const { rows, totalItems } = await app.value('shopMessages.list', { query: { page: 2, status } });
    expect(lastRequest()).toMatchObject({
      method: 'GET',
      path: '/setting/contactUs',
      query: { offset: '20', limit: '20', status },
      status: 200,
    });
    expect(rows).toHaveLength(totalItems - 20);
    expect(rows.every((row) => row.status === status)).toBe(true);
  });

  it('[SCU-10] are closed by PUT without a body', async () => {
    await app.value('shopMessages.close', { params: { id: 2 } });
    expect(lastRequest()).toMatchObject({ method: 'PUT', path: '/setting/closeContactUs/2', status: 200 });
    expect(lastRequest()?.body ?? null).toBeNull();
    expect(tables().shopMessages.get(2).status).toBe('closed');
  });

  it('[SCU-11] are deleted by their id', async () => {
    await app.value('shopMessages.remove', { params: { id: 4 } });
    expect(lastRequest()).toMatchObject({ method: 'DELETE', path: '/setting/contactUs/4', status: 200 });
    expect(tables().shopMessages.find(4)).toBeUndefined();
  });
});
