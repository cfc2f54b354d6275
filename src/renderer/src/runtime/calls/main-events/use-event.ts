import type { AppCommand } from '@shared/contract/desktop/app';
import type { EventName, Events } from '@shared/contract/tables/events';
import { useEffect, useEffectEvent } from 'react';
import { bridge } from '../bridge';

/** Subscribes while the component is mounted; `listener` may change on each render. */
export function useEvent<Name extends EventName>(name: Name, listener: (payload: Events[Name]) => void): void {
  const heard = useEffectEvent(listener);
  useEffect(() => bridge.on(name, (payload) => heard(payload)), [name]);
}

/** Number of mounted components that handle each command. */
const hearers = new Map<AppCommand, number>();

/** Handles a command of the native menu while the component is mounted and `enabled`. */
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

/** Calls `tell` for a command that no mounted component handles. */
export function useUnheardCommand(command: AppCommand, tell: () => void): void {
  useEvent('app.commandInvoked', (invoked) => {
    if (invoked.command === command && !hearers.get(command)) tell();
  });
}
