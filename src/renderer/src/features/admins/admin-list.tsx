import { AddRegular, DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { PermissionBadge } from '@renderer/ui/badges/permission-badge';
import type { ListDefinition, ListRowAction } from '@renderer/ui/list/list-definition';
import type { Column } from '@renderer/ui/table/column';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { PhoneText } from '@renderer/ui/text/phone-text';
import type { Admin } from '@shared/contract/admins';
import { withForeignCode } from '@shared/domain/phone';
import type { ReactElement } from 'react';
import { toAdminName, toRoleNames } from './admin-names';
import { canManageAdmins } from './admin-permissions';
import { BlockSwitch } from './block-switch';

/** What the list needs from its screen; every function must be stable. */
export interface AdminListActions {
  askDelete(admin: Admin): void;
  flipBlocked(admin: Admin): void;
  add(): void;
  edit(admin: Admin): void;
}

/** checklist ADM-16; a name may hold anything, so it is a path's last part only when escaped. */
export function toEditAdminPath({ id, f_name }: Admin): string {
  return `/admins/edit-admin/${id}/${encodeURIComponent(f_name)}`;
}

const identity: readonly Column<Admin>[] = [
  { key: 'id', header: (t) => t('admins.columns.id'), width: 76, cell: (row) => <AdminId id={row.id} /> },
  {
    key: 'name',
    header: (t) => t('admins.columns.name'),
    width: 'rest',
    minWidth: 150,
    isLink: true,
    cell: (row) => <IsolatedText>{toAdminName(row)}</IsolatedText>,
  },
  {
    key: 'email',
    header: (t) => t('admins.columns.email'),
    width: 'rest',
    minWidth: 200,
    wideOnly: true,
    hideOrder: 2,
    cell: (row) => <IsolatedText isLatin>{row.email}</IsolatedText>,
  },
  {
    key: 'phone',
    header: (t) => t('admins.columns.phone'),
    width: 160,
    wideOnly: true,
    hideOrder: 1,
    cell: (row) => <PhoneText phone={withForeignCode(row)} />,
  },
  {
    key: 'permissions',
    header: (t) => t('admins.columns.permissions'),
    width: 150,
    cell: (row) => <PermissionBadge roles={toRoleNames(row)} />,
  },
];

function AdminId({ id }: { id: number }): ReactElement {
  return <bdi dir="ltr">{id}</bdi>;
}

function toRowActions({ askDelete, edit }: AdminListActions): readonly ListRowAction<Admin>[] {
  const shared = { need: canManageAdmins, isInline: true };
  return [
    { ...shared, key: 'edit', label: (t) => t('common.edit'), icon: <EditRegular />, run: edit },
    { ...shared, key: 'delete', label: (t) => t('common.delete'), icon: <DeleteRegular />, isDanger: true, run: askDelete },
  ];
}

/** checklist ADM-01 to ADM-14, ADM-34 to ADM-38 */
export function toAdminList(actions: AdminListActions): ListDefinition<'admins.list', Admin> {
  const { add, flipBlocked } = actions;
  return {
    id: 'admins',
    call: 'admins.list',
    toInput: ({ page, search }) => ({ query: { page, isDeleted: false, ...(search && { search }) } }),
    toRow: (row) => row,
    rowId: (row) => row.id,
    rowLink: (row) => ({ to: toEditAdminPath(row) }),
    linkNeed: canManageAdmins,
    texts: {
      label: (t) => t('navigation.admins'),
      row: (t, row) => t('admins.row', { name: toAdminName(row) }),
      searchPlaceholder: (t) => t('admins.searchPlaceholder'),
      emptyTitle: (t) => t('admins.emptyTitle'),
      emptyHint: (t) => t('admins.emptyHint'),
      errorTitle: (t) => t('admins.errorTitle'),
    },
    columns: [
      ...identity,
      {
        key: 'blocked',
        header: (t) => t('admins.columns.blocked'),
        width: 96,
        cell: (row) => <BlockSwitch admin={row} onFlip={flipBlocked} />,
      },
    ],
    rowActions: toRowActions(actions),
    primaryAction: { label: (t) => t('admins.add'), icon: <AddRegular />, need: canManageAdmins, run: add },
  };
}
