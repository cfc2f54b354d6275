// @vitest-environment happy-dom

import { shellPanels } from '@renderer/app/shell/shell-panels-store';
import { ok } from '@shared/contract/result';
import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endApp, renderApp } from '../../../../../tests/support/page/render-app';
import { inEnglish } from '../../../../../tests/support/texts';

const broken = vi.hoisted(() => ({ name: '' }));

/** Returns the module unchanged except for these components; the one that the test names throws. */
async function breakable<Module extends object>(load: () => Promise<Module>, ...names: (keyof Module & string)[]): Promise<Module> {
  const module = await load();
  const toPart = (name: keyof Module & string): ComponentType<object> => {
    const FullList = module[name] as ComponentType<object>;
    return (props: object): ReactElement => {
      if (broken.name === name) throw new Error(`${name} is broken`);
      return <FullList {...props} />;
    };
  };
  return { ...module, ...Object.fromEntries(names.map((name) => [name, toPart(name)])) };
}

vi.mock('../hosts', (load) => breakable(load<typeof import('../hosts')>, 'NotificationHost', 'AboutHost'));
vi.mock('../closing/close-guard', (load) => breakable(load<typeof import('../closing/close-guard')>, 'CloseGuard'));
vi.mock('../after-start', (load) => breakable(load<typeof import('../after-start')>, 'AfterStart'));
vi.mock('../activity-reporter', (load) => breakable(load<typeof import('../activity-reporter')>, 'ActivityReporter'));
vi.mock('../shell/sidebar/sidebar', (load) => breakable(load<typeof import('../shell/sidebar/sidebar')>, 'Sidebar'));
vi.mock('../shell/header', (load) => breakable(load<typeof import('../shell/header')>, 'Header'));
vi.mock('../shell/footer', (load) => breakable(load<typeof import('../shell/footer')>, 'Footer'));
vi.mock('../shell/commands/command-palette', (load) =>
  breakable(load<typeof import('../shell/commands/command-palette')>, 'CommandPalette'),
);
vi.mock('@renderer/features/updates/update-notice', (load) =>
  breakable(load<typeof import('@renderer/features/updates/update-notice')>, 'UpdateNotice'),
);
vi.mock('@renderer/features/shortcuts/shortcuts-dialog', (load) =>
  breakable(load<typeof import('@renderer/features/shortcuts/shortcuts-dialog')>, 'ShortcutsDialog'),
);
vi.mock('@renderer/features/printing/shell/print-queue-host', (load) =>
  breakable(load<typeof import('@renderer/features/printing/shell/print-queue-host')>, 'PrintQueueHost'),
);
vi.mock('@renderer/ui/form/drafts/leave-guard', (load) =>
  breakable(load<typeof import('@renderer/ui/form/drafts/leave-guard')>, 'LeaveGuard'),
);
vi.mock('../scan/scan-host', (load) => breakable(load<typeof import('../scan/scan-host')>, 'ScanHost'));

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  broken.name = '';
  act(() => shellPanels.close());
  vi.spyOn(console, 'error').mockClear();
  vi.restoreAllMocks();
  endApp();
});

it.each<[string, ('command' | 'shortcuts')?]>([
  ['NotificationHost'],
  ['CloseGuard'],
  ['AboutHost'],
  ['AfterStart'],
  ['ActivityReporter'],
  ['Sidebar'],
  ['Header'],
  ['Footer'],
  ['UpdateNotice'],
  ['LeaveGuard'],
  ['PrintQueueHost'],
  ['ScanHost'],
  ['CommandPalette', 'command'],
  ['ShortcutsDialog', 'shortcuts'],
])('%s that fails leaves the rest of the window alive, says so, and can be reloaded', async (name, panel) => {
  broken.name = name;
  const { bridge } = renderApp({ path: '/page-error-404', handlers: { 'app.reportError': () => ok({ reference: 'K7F3-Q9XM' }) } });
  await screen.findByText(inEnglish('shell.notFound.text'));
  if (panel) act(() => shellPanels.open(panel));
  expect(await screen.findByText(inEnglish('shell.crashed.part'))).toBeTruthy();
  expect(screen.getByRole('button', { name: inEnglish('shell.crashed.reload') })).toBeTruthy();
  expect(screen.getByText(inEnglish('shell.notFound.text'))).toBeTruthy();
  await waitFor(() => expect(bridge.requestsOf('app.reportError')).toEqual([expect.objectContaining({ message: `${name} is broken` })]));
});
