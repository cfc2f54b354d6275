import { Settings20Regular } from '@fluentui/react-icons';
import type { AppRoute } from '@renderer/parts/frame/app-route';
import { lazyNamed } from '@renderer/runtime/lazy-named';

export const printerSettingsScreens: readonly AppRoute[] = [
  {
    path: 'settings/printing',
    title: 'printerSettings',
    icon: Settings20Regular,
    screen: lazyNamed(() => import('./settings/printer-settings-screen'), 'PrinterSettingsScreen'),
  },
];
