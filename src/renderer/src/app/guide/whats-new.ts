import { readAppVersion } from '@renderer/runtime/calls/app-version';
import { useRead } from '@renderer/runtime/calls/use-read';
import { isSuspended, useSignedIn } from '@renderer/runtime/state/session-store';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { usePermission } from '@renderer/runtime/state/use-permission';
import { isRecordWindow } from '@renderer/runtime/state/window-kind';
import { canPrintInBulk } from '@shared/domain/permissions';
import { useEffect } from 'react';
import { useIsCalm } from '../calm';
import { shellPanels, useShellPanels } from '../shell/shell-panels-store';

const storageKey = 'whatsNewSeen';

function read(): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Of this version nothing is shown by itself any more. */
export function noteWhatsNewSeen(): void {
  try {
    window.localStorage.setItem(storageKey, readAppVersion());
  } catch {
    // Without it, it is shown at no start: nobody knows which version was there before.
  }
}

/**
 * Shows once what a new version brings, after the sign-in. On a new computer nothing is new; over unsaved work, over something that is open
 * and on a print station it waits for the next start.
 */
export function useWhatsNewOnce(): void {
  const isCalm = useIsCalm();
  const isSignedIn = useSignedIn();
  // Nobody else is told of the station, and nobody else sits at it.
  const mayPrint = usePermission(canPrintInBulk);
  const station = useRead('station.read', undefined, { failure: 'inPlace', enabled: isCalm && isSignedIn && mayPrint });
  const isKnown = station.isFetched || !mayPrint;
  const isStation = station.data !== undefined && station.data.state !== 'off';
  useEffect(() => {
    if (!isCalm || !isSignedIn || !isKnown || isRecordWindow()) return;
    const seen = read();
    if (seen === null) noteWhatsNewSeen();
    if (seen === null || seen === readAppVersion()) return;
    const isBusy = unsavedWork.exists() || isSuspended() || useShellPanels.getState().panel !== null;
    if (!isStation && !isBusy && document.querySelector('[role=dialog], [role=alertdialog]') === null) shellPanels.open('whatsNew');
  }, [isCalm, isSignedIn, isKnown, isStation]);
}
