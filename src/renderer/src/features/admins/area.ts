import { PeopleTeam20Regular } from '@fluentui/react-icons';
import type { AppRoute } from '@renderer/parts/frame/app-route';
import { lazyFirst, lazyNamed } from '@renderer/runtime/lazy-named';
import { needOfAdminForm } from './admin-permissions';

/** Also before anybody asks for it: a session begins with it (checklist LAY-33). */
export const loadAdminList = () => import('./admin-list-screen');

const list = lazyFirst(loadAdminList, 'AdminListScreen');
const forms = () => import('./admin-form-screens');

export const adminScreens: readonly AppRoute[] = [
  { path: '', title: 'admins', screen: list },
  { path: 'admins', title: 'admins', icon: PeopleTeam20Regular, screen: list },
  { path: 'admins/add-admins', title: 'addAdmin', parent: 'admins', needs: needOfAdminForm, screen: lazyNamed(forms, 'AddAdminScreen') },
  {
    path: 'admins/edit-admin/:id/:name?',
    title: 'editAdmin',
    parent: 'admins',
    needs: needOfAdminForm,
    screen: lazyNamed(forms, 'EditAdminScreen'),
  },
];
