import { useSession } from '@renderer/runtime/state/session-store';
import { PermissionBadge } from '@renderer/ui/badges/permission-badge';
import { switchColumn } from '@renderer/ui/list/columns/switch-column';
import type { ListColumn, ListDefinition } from '@renderer/ui/list/list-definition';
import { ListScreen } from '@renderer/ui/list/list-screen';
import type { Admin } from '@shared/contract/shop/admins';
import { admins, toAdminName, toRoleNames } from '@shared/lists/admins';
import type { ReactElement } from 'react';
import { needOfAdminForm } from './admin-permissions';

function isSelf({ id }: Admin): boolean {
  return useSession.getState().auth.admin?.id === id;
}

/**
 * On means blocked. Sends the value before the change (checklist ADM-14, ADM-34 to ADM-37, OP-41), and requires confirmation before admins
 * block themselves (OP-48).
 */
const blocked: ListColumn<Admin> = switchColumn('blocked', {
  width: 136,
  isOn: ({ isBlocked }) => isBlocked,
  label: (t, admin) => t('admins.block', { name: toAdminName(admin) }),
  word: (t, isOn) => t(isOn ? 'admins.states.blocked' : 'admins.states.active'),
  call: 'admins.block',
  toInput: ({ id, isBlocked }) => ({ params: { id }, body: { isBlocked } }),
  success: (t) => t('lists.statusUpdated'),
  undo: { name: toAdminName, field: 'isBlocked' },
  toChanged: (admin, stored) => ({ ...admin, isBlocked: stored?.isBlocked ?? !admin.isBlocked }),
  question: (admin, { t }) =>
    isSelf(admin) && !admin.isBlocked
      ? { title: t('admins.blockSelf.title'), text: t('admins.blockSelf.text'), confirmLabel: t('admins.blockSelf.confirm') }
      : null,
});

/**
 * checklist ADM-01 to ADM-14, ADM-34 to ADM-38
 * @public
 */
export const adminList: ListDefinition<'admins.list'> = {
  id: 'admins',
  title: 'admins',
  texts: 'admins',
  call: 'admins.list',
  toInput: ({ page, search }) => ({ query: { page, isDeleted: false, ...(search && { search }) } }),
  isSearchable: true,
  rowName: toAdminName,
  columns: [
    { key: 'id' },
    { key: 'name', isLink: true, width: 208, narrowWidth: 'rest' },
    { key: 'email', hideOrder: 2 },
    { key: 'phone', hideOrder: 1 },
    { key: 'permissions', width: 136, cell: (admin) => <PermissionBadge roles={toRoleNames(admin)} /> },
    blocked,
  ],
  list: admins,
  toScope: () => ({ isDeleted: false }),
  add: { to: '/admins/add-admins', call: 'admins.add' },
  // A name may have any characters, so it is escaped in a path (checklist ADM-16).
  edit: {
    to: ({ id, f_name }) => `/admins/edit-admin/${id}/${encodeURIComponent(f_name)}`,
    call: 'admins.update',
    need: needOfAdminForm,
  },
  remove: {
    call: 'admins.remove',
    isInline: true,
    warning: (admin, { t }) => (isSelf(admin) ? t('admins.deleteSelf') : null),
  },
};

/** `''` and `/admins` (checklist LAY-33). */
export function AdminListScreen(): ReactElement {
  return <ListScreen definition={adminList} />;
}
