import { PeopleTeam20Regular } from '@fluentui/react-icons';
import type { AppRoute } from '@renderer/parts/frame/app-route';
import { lazyFirst, lazyNamed } from '@renderer/runtime/lazy-named';
import { needOfAdminForm } from './admin-permissions';

/** A session begins with it (checklist LAY-33). */
export const AdminList = lazyFirst(() => import('./admin-list-screen'), 'AdminListScreen');
const forms = () => import('./admin-form-screens');

export const adminScreens: readonly AppRoute[] = [
  { path: '', title: 'admins', screen: AdminList },
  { path: 'admins', title: 'admins', icon: PeopleTeam20Regular, screen: AdminList },
  { path: 'admins/add-admins', title: 'addAdmin', parent: 'admins', needs: needOfAdminForm, screen: lazyNamed(forms, 'AddAdminScreen') },
  {
    path: 'admins/edit-admin/:id/:name?',
    title: 'editAdmin',
    parent: 'admins',
    needs: needOfAdminForm,
    screen: lazyNamed(forms, 'EditAdminScreen'),
  },
];
