import type { AppCommand } from '@shared/contract/desktop/app';
import type { EventName, Events } from '@shared/contract/tables/events';
import { useEffect, useEffectEvent } from 'react';
import { bridge } from '../bridge';

/** Listens while the component is mounted; `listener` may change freely. */
export function useEvent<Name extends EventName>(name: Name, listener: (payload: Events[Name]) => void): void {
  const heard = useEffectEvent(listener);
  useEffect(() => bridge.on(name, (payload) => heard(payload)), [name]);
}

/** How many parts of the page carry a command out now. */
const hearers = new Map<AppCommand, number>();

/** Carries out an entry of the native menu while the component is mounted and `enabled`. */
export function useCommand(command: AppCommand, run: () => void, enabled = true): void {
  useEffect(() => {
    if (!enabled) return;
    hearers.set(command, (hearers.get(command) ?? 0) + 1);
    return () => void hearers.set(command, (hearers.get(command) ?? 1) - 1);
  }, [command, enabled]);
  useEvent('app.commandInvoked', (invoked) => {
    if (enabled && invoked.command === command) run();
  });
}

/** Says something where nothing on screen carries the entry out. */
export function useUnheardCommand(command: AppCommand, tell: () => void): void {
  useEvent('app.commandInvoked', (invoked) => {
    if (invoked.command === command && !hearers.get(command)) tell();
  });
}
