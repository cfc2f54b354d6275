import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { takeQueueChange } from '@renderer/runtime/calls/main-events/queue-cache';
import { applyPreferences } from '@renderer/runtime/calls/preferences';
import { createQueryClient } from '@renderer/runtime/calls/query-client';
import { useNotifications } from '@renderer/runtime/notices/notify';
import { emptyAuth } from '@renderer/runtime/state/session-phase';
import { useSession } from '@renderer/runtime/state/session-store';
import { addAllTexts } from '@renderer/runtime/texts/all-texts';
import { startI18n } from '@renderer/runtime/texts/i18n';
import { printQueuePanel } from '@renderer/shared-components/printing/queue/print-queue-panel';
import { LeaveGuard } from '@renderer/ui/form/drafts/leave-guard';
import type { Digits } from '@shared/contract/desktop/session';
import { ok } from '@shared/contract/result';
import { type Language, toDirection } from '@shared/domain/language';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import type { QueueView } from '../../../src/shared/contract/printing/printing';
import { aQueueChange } from '../samples/print-queue';
import { createFakeBridge, type FakeBridge, type FakeHandlers } from './fake-bridge';
import { self } from './page';
import { createShownRouter } from './shown-router';

interface PrintScreenOptions {
  language?: Language;
  digits?: Digits;
  queue?: QueueView;
  handlers?: FakeHandlers;
}

interface PrintScreen extends RenderResult {
  bridge: FakeBridge;
  /** Sends a new queue as the main process does. */
  tellQueue(view: QueueView): void;
  setLanguage(language: Language): void;
  path(): string;
  goTo(path: string): Promise<void>;
}

/** Signs an admin in; without one there is no way to the queue. */
export function showScreensOfSomebody(): void {
  useSession.setState({ phase: { kind: 'signedIn' }, auth: { ...emptyAuth, admin: self } });
}

/** Shows a part of the printing screens as the app does: cache, theme, texts, router, and the bus that feeds the queue. */
export function showPrintScreen(element: ReactElement, options: PrintScreenOptions = {}): PrintScreen {
  const { language = 'en', digits = 'latn', queue, handlers = {} } = options;
  const bridge = createFakeBridge({
    'drafts.read': () => ok(null),
    'drafts.save': () => ok({ savedAt: '2026-11-20T07:00:00.000Z' }),
    'drafts.remove': () => ok(null),
    ...(queue && { 'printing.queue': () => ok(queue) }),
    ...handlers,
  });
  vi.stubGlobal('diwan', bridge);
  showScreensOfSomebody();
  startI18n(language);
  addAllTexts();
  applyPreferences({ language, appearance: 'light', digits });
  const client = createQueryClient();
  bridge.on('printing.queueChanged', (change) => takeQueueChange(client, change));
  const guarded = (
    <>
      <LeaveGuard />
      {element}
    </>
  );
  const shown = createShownRouter(
    [
      { path: '/elsewhere', element: <p>elsewhere</p> },
      { path: '*', element: guarded },
    ],
    ['/orders'],
  );
  const result = render(
    <QueryClientProvider client={client}>
      <FluentProvider theme={webLightTheme} dir={toDirection(language)}>
        <RouterProvider router={shown.router} useTransitions={false} />
      </FluentProvider>
    </QueryClientProvider>,
  );
  return {
    ...result,
    bridge,
    tellQueue: (view) => act(() => bridge.emit('printing.queueChanged', aQueueChange(view))),
    setLanguage: (next) => act(() => applyPreferences({ language: next, appearance: 'light', digits })),
    path: () => shown.location().pathname,
    goTo: (path) => act(() => shown.navigate(path)),
  };
}

/** Texts of the requested toasts. */
export function toastTexts(): string[] {
  return useNotifications.getState().messages.map(({ message }) => (message.kind === 'text' ? message.text : message.kind));
}

export function endPrintScreen(): void {
  cleanup();
  printQueuePanel.reset();
  useSession.setState({ phase: { kind: 'signedOut' }, auth: emptyAuth });
  useNotifications.setState({ messages: [], alert: null });
  vi.unstubAllGlobals();
  vi.useRealTimers();
}
