import { Info20Regular } from '@fluentui/react-icons';
import type { AppRoute } from '@renderer/parts/frame/app-route';
import { lazyNamed } from '@renderer/runtime/lazy-named';

const pages = () => import('./static-pages-screen');

export const staticPageScreens: readonly AppRoute[] = [
  { path: 'pages', title: 'aboutUs', icon: Info20Regular, screen: lazyNamed(pages, 'StaticPagesScreen') },
  { path: 'pages/about-us', title: 'shopAbout', parent: 'pages', screen: lazyNamed(pages, 'AboutUsRedirect') },
];
