import { ShieldKeyhole20Regular } from '@fluentui/react-icons';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';

const rules = lazyComponent(() => import('./rules-screen'), 'RulesScreen');

export const ruleScreens: readonly AppRoute[] = [
  { path: 'rules', title: 'rules', sidebar: { group: 'top', order: 20, icon: ShieldKeyhole20Regular }, screen: rules },
  { path: 'rules/:id', title: 'rules', entry: 'rules', screen: rules },
];
