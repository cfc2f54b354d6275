import { PeopleTeam20Regular } from '@fluentui/react-icons';
import { lazyComponent, lazyEntryScreen } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';
import { needOfAdminForm } from './admin-permissions';

/** A session begins with it (checklist LAY-33). */
export const AdminList = lazyEntryScreen(() => import('./admin-list-screen'), 'AdminListScreen');
const forms = () => import('./admin-form-screens');

export const adminScreens: readonly AppRoute[] = [
  { path: '', title: 'admins', screen: AdminList },
  { path: 'admins', title: 'admins', sidebar: { group: 'top', order: 10, icon: PeopleTeam20Regular }, screen: AdminList },
  {
    path: 'admins/add-admins',
    title: 'addAdmin',
    parent: 'admins',
    needs: needOfAdminForm,
    screen: lazyComponent(forms, 'AddAdminScreen'),
  },
  {
    path: 'admins/edit-admin/:id/:name?',
    title: 'editAdmin',
    parent: 'admins',
    needs: needOfAdminForm,
    screen: lazyComponent(forms, 'EditAdminScreen'),
  },
];
