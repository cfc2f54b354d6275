import { ShieldKeyhole20Regular } from '@fluentui/react-icons';
import type { AppRoute } from '@renderer/parts/frame/app-route';
import { lazyNamed } from '@renderer/runtime/lazy-named';

const rules = lazyNamed(() => import('./rules-screen'), 'RulesScreen');

export const ruleScreens: readonly AppRoute[] = [
  { path: 'rules', title: 'rules', icon: ShieldKeyhole20Regular, screen: rules },
  { path: 'rules/:id', title: 'rules', entry: 'rules', screen: rules },
];
