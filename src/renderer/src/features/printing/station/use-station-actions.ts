import { keepQueue } from '@renderer/runtime/calls/main-events/queue-cache';
import type { WriteName } from '@renderer/runtime/calls/reads';
import { readKey } from '@renderer/runtime/calls/reads';
import { useSend } from '@renderer/runtime/calls/use-send';
import type { StationView } from '@shared/contract/printing/station';
import type { InputOf, ValueOf } from '@shared/contract/tables/bridge';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';

type StationWriteName = { [Name in WriteName]: ValueOf<Name> extends StationView ? Name : never }[WriteName];

export interface StationActions {
  pause(): void;
  resume(): void;
  checkNow(): void;
  mute(): void;
  /** Confirms that the user has seen that these orders' status wasn't changed. */
  noteGivenUp(orders: OrderRef[]): void;
  /** Resumes the printer, not the station. */
  resumePrinter(printer: string): void;
  /** Resolves with true once the answer was accepted. */
  answer(answer: InputOf<'station.answer'>): Promise<boolean>;
}

/** Milliseconds in which a button that replaces a pressed one ignores the second click of a double-click. */
const doubleClickMs = 600;

/** Each action returns the new view, which is shown at once; the presenter shows failures. */
export function useStationActions(): StationActions {
  const client = useQueryClient();
  const send = useSend();
  const pressedAt = useRef(0);
  return useMemo(() => {
    const ask = async <Name extends StationWriteName>(name: Name, input: InputOf<Name>): Promise<boolean> => {
      const result = await send(name, input);
      if (result.ok) client.setQueryData<StationView>(readKey('station.read', undefined), result.value);
      return result.ok;
    };
    const once = (run: () => Promise<unknown>): void => {
      const now = Date.now();
      if (now - pressedAt.current < doubleClickMs) return;
      pressedAt.current = now;
      void run();
    };
    return {
      pause: () => once(() => ask('station.pause', undefined)),
      resume: () => once(() => ask('station.resume', undefined)),
      checkNow: () => once(() => ask('station.checkNow', undefined)),
      mute: () => once(() => ask('station.mute', undefined)),
      noteGivenUp: (orders) => once(() => ask('station.acknowledgeFailed', orders)),
      resumePrinter: (printer) =>
        once(async () => {
          const result = await send('printing.resume', { printer });
          if (result.ok) keepQueue(client, result.value);
        }),
      answer: (answer) => ask('station.answer', answer),
    };
  }, [client, send]);
}

/** Returns a key for orders of both kinds in one list, because their ids may be the same. */
export function toOrderKey({ kind, id }: OrderRef): string {
  return `${kind}-${id}`;
}
