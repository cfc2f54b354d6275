import type { TopicId } from '@guide/topics';
import { readAppVersion } from '@renderer/runtime/calls/app-version';
import { useCommand } from '@renderer/runtime/calls/main-events/use-event';
import { usePolicy } from '@renderer/runtime/calls/managed';
import { lazyComponent, lazyWithProps } from '@renderer/runtime/lazy-component';
import { useNotifications } from '@renderer/runtime/notices/notify';
import { guide, useGuide } from '@renderer/runtime/state/guide-state';
import { useHasScreens, useSuspended } from '@renderer/runtime/state/session-store';
import { useUnsavedWork } from '@renderer/runtime/state/unsaved-work';
import { useIsNarrowWindow } from '@renderer/ui/table/use-width';
import { isOlderVersion } from '@shared/domain/app-version';
import { type ReactElement, Suspense, useEffect, useState } from 'react';
import { about, useAbout } from './about/about-store';
import { setFirstScreenReady } from './first-screen';
import { closeGuide, leaveGuide } from './shell/guide/leave-guide';
import { shellPanels, useShellPanels } from './shell/shell-panels-store';

const GuideOver = lazyWithProps(() => import('./shell/guide/guide-over'), 'GuideOver');
const WhereRing = lazyComponent(() => import('@renderer/features/guide/where-ring'), 'WhereRing');

/** Includes panels that aren't modal, because the print queue is in the guide's place. */
const openDialog = '[role=dialog], [role=alertdialog]';

/** Handles F1: moves into the guide, to the topic of the focused element, or from the guide back to the screen. */
function turnToGuide(isOverScreen: boolean): void {
  const active = document.activeElement;
  if (active?.closest('[data-guide-panel]')) {
    if (isOverScreen || useGuide.getState().isOver) closeGuide();
    else leaveGuide();
    return;
  }
  // A test compares these attributes with the topics, which aren't loaded yet.
  const topic = (active?.closest<HTMLElement>('[data-guide]')?.dataset.guide as TopicId | undefined) ?? null;
  guide.open({ topic, isOver: document.querySelector(openDialog) !== null });
}

/** The guide on every screen, also before the sign-in. It is above the screen if there is no room beside it or a dialog is open. */
export function GuideHost(): ReactElement {
  const isSuspended = useSuspended() !== null;
  const { isOpen, isOver } = useGuide();
  const hasScreens = useHasScreens();
  const isNarrow = useIsNarrowWindow();
  const isOverScreen = isOver || isNarrow || !hasScreens;
  useCommand('openGuide', () => turnToGuide(isOverScreen), !isSuspended);
  useEffect(() => {
    if (isSuspended) guide.close();
  }, [isSuspended]);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <Suspense fallback={null}>
      {wasOpen && <WhereRing />}
      {isOpen && isOverScreen && !isSuspended && <GuideOver onClose={closeGuide} />}
    </Suspense>
  );
}

const ShortcutsDialog = lazyWithProps(() => import('@renderer/features/shortcuts/shortcuts-dialog'), 'ShortcutsDialog');

/** The app's shortcuts on every screen, also before the sign-in. */
export function ShortcutsHost(): ReactElement {
  const isSuspended = useSuspended() !== null;
  const isOpen = useShellPanels(({ panel }) => panel === 'shortcuts') && !isSuspended;
  useCommand('openShortcuts', () => shellPanels.open('shortcuts'));
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      // The key's position, because on an Arabic keyboard its letter differs and the menu doesn't handle it.
      if (event.code !== 'Slash' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      shellPanels.open('shortcuts');
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return <Suspense fallback={null}>{isOpen && <ShortcutsDialog onClose={shellPanels.close} />}</Suspense>;
}

const Toasts = lazyComponent(() => import('./notifications/toasts'), 'Toasts');
const FailureAlert = lazyComponent(() => import('./notifications/failure-alert'), 'FailureAlert');

/** Shows the messages of `notify`. Its code loads with the first message, not with the app. */
export function NotificationHost(): ReactElement {
  const hasMessages = useNotifications((state) => state.messages.length > 0);
  const hasAlert = useNotifications((state) => state.alert !== null);
  // Shown messages disappear at once, without the toasts' fade-out.
  const clearings = useNotifications((state) => state.clearings);
  const [needsToasts, setNeedsToasts] = useState(false);
  if (hasMessages && !needsToasts) setNeedsToasts(true);
  useEffect(() => {
    if (hasAlert) setFirstScreenReady();
  }, [hasAlert]);
  return (
    <Suspense fallback={null}>
      {needsToasts && <Toasts key={clearings} />}
      {hasAlert && <FailureAlert />}
    </Suspense>
  );
}

const MinimumVersionSheet = lazyWithProps(() => import('@renderer/features/updates/minimum-version-sheet'), 'MinimumVersionSheet');

/** Covers the screens if IT requires a newer version; a form with changes can be saved first. */
export function MinimumVersion(): ReactElement | null {
  const entry = usePolicy()?.entries.minimumVersion;
  const hasUnsaved = useUnsavedWork(({ forms }) => forms.size > 0);
  if (!entry || hasUnsaved || !isOlderVersion(readAppVersion(), entry.value)) return null;
  return (
    <Suspense fallback={null}>
      <MinimumVersionSheet minimum={entry.value} managed={{ where: entry.where }} />
    </Suspense>
  );
}

const AboutDialog = lazyWithProps(() => import('@renderer/features/updates/about-dialog'), 'AboutDialog');

/** The About dialog on every screen, also before the sign-in, because a new version may be needed to sign in. */
export function AboutHost(): ReactElement {
  const { isOpen, doesCheck } = useAbout();
  useCommand('openUpdates', () => about.open({ doesCheck: true }));
  return <Suspense fallback={null}>{isOpen && <AboutDialog doesCheck={doesCheck} onClose={about.close} />}</Suspense>;
}
