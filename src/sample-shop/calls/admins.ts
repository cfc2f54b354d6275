import type { adminCalls } from '@shared/contract/shop/admins';
import { cannotModifyYourself, notAllowed, notFound } from '../api-error';
import type { Handlers } from '../http/handler';
import { toSearch } from '../http/row-search';
import { toServedPage } from '../http/serve-rows';
import { seedAdminRows } from '../seed/admins';
import { checkEmailIsFree, checkPerson, checkRoles, hasSameRoles, toServedAdmin } from '../store/admin-rules';
import type { StoredAdmin } from '../store/model';
import type { Store, TableSeeds } from '../store/store';
import type { Table } from '../store/table';

declare module '../store/store' {
  interface Tables {
    readonly admins: Table<StoredAdmin>;
  }
}

export const adminTables: TableSeeds<'admins'> = {
  admins: ({ seed }) => seedAdminRows(seed),
};

function getAdmin(store: Store, id: number): StoredAdmin {
  const admin = store.tables.admins.get(id);
  if (admin.isDeleted) throw notFound();
  return admin;
}

const textFields = ['f_name', 'l_name', 'email', 'phone', 'country_code'] as const;

export const adminHandlers: Handlers<typeof adminCalls> = {
  'admins.list'({ query, store }) {
    const matches = toSearch(query.search);
    const rows = store.tables.admins
      .all()
      .filter((admin) => admin.isDeleted === (query.isDeleted ?? false))
      .filter(({ id, f_name, l_name }) => matches({ id, texts: [`${f_name} ${l_name}`] }));
    return toServedPage(rows, query, toServedAdmin);
  },
  'admins.one': ({ params, store }) => toServedAdmin(getAdmin(store, params.id)),
  'admins.add'({ body: { rules, ...fields }, store }) {
    checkPerson(fields);
    checkRoles(rules);
    checkEmailIsFree(store.tables.admins, fields.email);
    const added = store.tables.admins.insert({ ...fields, roles: rules, avatar: null, isBlocked: false, isDeleted: false });
    return toServedAdmin(added);
  },
  'admins.update'({ params, body: { rules, password, ...fields }, store, admin: caller }) {
    const stored = getAdmin(store, params.id);
    const rolesChange = !hasSameRoles(stored.roles, rules);
    const othersChange = password !== undefined || textFields.some((field) => fields[field] !== stored[field]);
    if (rolesChange && !caller.roles.includes('rules')) throw notAllowed();
    if (othersChange && !caller.roles.includes('admin')) throw notAllowed();
    checkPerson(fields, stored);
    checkRoles(rules);
    checkEmailIsFree(store.tables.admins, fields.email, stored.id);
    return toServedAdmin(store.tables.admins.update(stored.id, { ...fields, roles: rules, ...(password ? { password } : {}) }));
  },
  'admins.remove'({ params, store, admin: caller }) {
    if (params.id === caller.id) throw cannotModifyYourself();
    store.tables.admins.update(getAdmin(store, params.id).id, { isDeleted: true });
    return null;
  },
  'admins.block'({ params, body, store, admin: caller }) {
    if (params.id === caller.id) throw cannotModifyYourself();
    return toServedAdmin(store.tables.admins.update(getAdmin(store, params.id).id, { isBlocked: !body.isBlocked }));
  },
};
