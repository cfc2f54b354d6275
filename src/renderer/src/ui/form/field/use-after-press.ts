import { createNanoEvents } from 'nanoevents';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

let isPressed = false;
const emitter = createNanoEvents<{ changed(): void }>();
const isHeard = (): boolean => Boolean(emitter.events.changed?.length);

function set(next: boolean): void {
  if (next === isPressed) return;
  isPressed = next;
  emitter.emit('changed');
}

const press = (): void => set(true);
const release = (): void => set(false);
/** The click comes right after; a press that began and ended on different things has none. */
const releaseSoon = (): void => void setTimeout(release);

const events = [
  ['pointerdown', press],
  ['click', release],
  ['pointerup', releaseSoon],
  ['pointercancel', release],
  ['dragend', release],
  // Of the window itself: the mouse may be let go in another one.
  ['blur', ({ target }: Event): void => void (target === window && release())],
] as const;

function subscribe(listener: () => void): () => void {
  if (!isHeard()) for (const [event, react] of events) window.addEventListener(event, react, true);
  const stop = emitter.on('changed', listener);
  return () => {
    stop();
    if (isHeard()) return;
    for (const [event, react] of events) window.removeEventListener(event, react, true);
    isPressed = false;
  };
}

/**
 * A text as it was before the mouse was pressed, until the press has counted: what a press makes appear must not move what is pressed
 * from under the pointer.
 */
export function useAfterPress<Value extends string | undefined>(value: Value): Value {
  const before = useRef(value);
  const shown = useSyncExternalStore(subscribe, () => (isPressed ? before.current : value));
  useLayoutEffect(() => {
    before.current = shown;
  });
  return shown;
}
