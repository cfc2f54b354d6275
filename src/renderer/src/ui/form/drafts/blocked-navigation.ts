import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import type { Blocker, BlockerFunction, Location } from 'react-router-dom';

type Entry = Pick<NavigationHistoryEntry, 'key' | 'index'>;

export interface BlockedNavigation {
  /** For `useBlocker`: blocks a navigation to another screen while there are unsaved changes, and prompts about them. */
  shouldHold: BlockerFunction;
  /** Call with the blocker of the latest render; with null once the page is unmounted, where an answer can't proceed. */
  follow(blocker: Blocker | null): void;
  /** Call for each shown screen: a blocked navigation returns to its history entry. */
  show(location: Location): void;
  /** Call on `popstate`, after the router's own listener. */
  arrive(): void;
}

/** Null in a document that doesn't have the Navigation API. */
const currentEntry = (): Entry | null => window.navigation?.currentEntry ?? null;

/** True for an entry that the router didn't create, such as an address entered by hand: the router can't block that navigation. */
const isForeignEntry = (): boolean => currentEntry() !== null && window.history.state === null;

function goTo({ key }: Entry): void {
  // Rejects if another navigation overtakes it, which arrives on its own.
  window.navigation.traverseTo(key).committed?.catch(() => undefined);
}

/**
 * Returns a blocked back or forward navigation to the screen's entry. The router counts steps, and treats the next arrival as its own
 * return: after two quick back navigations, the window would be at another entry than the screen, and counted steps would lead to a wrong
 * one.
 */
export function createBlockedNavigation(): BlockedNavigation {
  let latest: Blocker | null = null;
  let isAsking = false;
  let shown: Location | null = null;
  let home: Entry | null = null;
  let wanted: Entry | null = null;
  /** Whether the router called `shouldHold` for the arrival; null before the first call. */
  let isAsked: boolean | null = null;

  /** Remembers the farthest of several entries, because a user who goes back twice wants to get there. */
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
      // The open question also covers further navigations; its answer applies to the last one.
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
      // A navigation to a foreign entry happened while the question was open.
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
