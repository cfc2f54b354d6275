import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import type { Blocker, BlockerFunction, Location } from 'react-router-dom';

type Entry = Pick<NavigationHistoryEntry, 'key' | 'index'>;

export interface BlockedNavigation {
  /** For `useBlocker`: holds a way to another screen while something is unsaved, and asks about it. */
  shouldHold: BlockerFunction;
  /** For the blocker as it was drawn last; null once the page is gone, where an answer has no way to let through. */
  follow(blocker: Blocker | null): void;
  /** For each screen that is shown: its entry is the one that a held way leads back to. */
  show(location: Location): void;
  /** For `popstate`, behind the router's own listener. */
  arrive(): void;
}

/** Null in a document that doesn't have the Navigation API. */
const currentEntry = (): Entry | null => window.navigation?.currentEntry ?? null;

/** An entry that the router did not make, such as an address that was written by hand: the router can't hold the way to it. */
const isForeignEntry = (): boolean => currentEntry() !== null && window.history.state === null;

function goTo({ key }: Entry): void {
  // Rejects where another way overtakes it, which arrives itself.
  window.navigation.traverseTo(key).committed?.catch(() => undefined);
}

/**
 * Leads a held way back or forward home by its entry. The router counts steps, and takes the next arrival for its own return: after two ways
 * back at once the window would be at another entry than the screen, and a count of steps would lead on to a wrong one.
 */
export function createBlockedNavigation(): BlockedNavigation {
  let latest: Blocker | null = null;
  let isAsking = false;
  let shown: Location | null = null;
  let home: Entry | null = null;
  let wanted: Entry | null = null;
  /** Whether the router asked about the arrival; null until it asks for the first time. */
  let isAsked: boolean | null = null;

  /** Keeps the farthest of several entries: who goes back twice wants to get there. */
  function want(entry: Entry | null): void {
    const distanceTo = ({ index }: Entry): number => Math.abs(index - (home?.index ?? index));
    if (entry && (!wanted || distanceTo(entry) >= distanceTo(wanted))) wanted = entry;
  }

  function takeAnswer(leave: boolean): void {
    const entry = wanted;
    wanted = null;
    isAsking = false;
    if (leave) unsavedWork.discard();
    if (leave && latest && !entry) latest.proceed?.();
    else latest?.reset?.();
    if (leave && latest && entry) goTo(entry);
  }

  return {
    shouldHold({ currentLocation, nextLocation, historyAction }) {
      if (historyAction === 'POP') isAsked = true;
      const isFree = historyAction === 'POP' && isForeignEntry();
      const isHeld = !isFree && unsavedWork.exists() && currentLocation.pathname !== nextLocation.pathname;
      if (!isHeld) return false;
      if (historyAction === 'POP') want(currentEntry());
      else wanted = null;
      // Whoever goes elsewhere while the question stands is held by the same question, and its answer is for the last way.
      if (isAsking) return true;
      isAsking = true;
      void unsavedWork.confirmLeaving().then(takeAnswer);
      return true;
    },
    follow(blocker) {
      latest = blocker;
    },
    show(location) {
      if (location === shown) return;
      // The way to a foreign entry was let through while the question was open.
      if (isAsking && location.pathname !== shown?.pathname) unsavedWork.answer(false);
      shown = location;
      home = currentEntry();
    },
    arrive() {
      const isTakenForReturn = isAsked === false;
      if (isAsked) isAsked = false;
      const here = currentEntry();
      if (!isTakenForReturn || !home || !here || here.key === home.key) return;
      want(here);
      goTo(home);
    },
  };
}
