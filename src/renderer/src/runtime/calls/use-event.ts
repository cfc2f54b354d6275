import type { AppCommand } from '@shared/contract/app';
import type { EventName, Events } from '@shared/contract/events';
import { useEffect, useEffectEvent } from 'react';
import { bridge } from './bridge';

/** Listens while the component is mounted; `listener` may change freely. */
export function useEvent<Name extends EventName>(name: Name, listener: (payload: Events[Name]) => void): void {
  const heard = useEffectEvent(listener);
  useEffect(() => bridge.on(name, (payload) => heard(payload)), [name]);
}

/** Carries out an entry of the native menu while the component is mounted and `enabled`. */
export function useCommand(command: AppCommand, run: () => void, enabled = true): void {
  useEvent('app.commandInvoked', (invoked) => {
    if (enabled && invoked.command === command) run();
  });
}
