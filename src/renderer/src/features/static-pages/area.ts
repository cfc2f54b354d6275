import { Info20Regular } from '@fluentui/react-icons';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';

const pages = () => import('./static-pages-screen');

export const staticPageScreens: readonly AppRoute[] = [
  {
    path: 'pages',
    title: 'aboutUs',
    sidebar: { group: 'shop', order: 170, icon: Info20Regular },
    screen: lazyComponent(pages, 'StaticPagesScreen'),
  },
  { path: 'pages/about-us', title: 'shopAbout', parent: 'pages', screen: lazyComponent(pages, 'AboutUsRedirect') },
];
