import { useEvent } from '@renderer/runtime/calls/bus/use-event';
import { playNotes } from '@renderer/runtime/sounds/play-notes';
import type { StationChime } from '@shared/contract/printing/station';

/** Up for what is new, down for what has stopped. */
const melodies: Record<StationChime['kind'], readonly number[]> = { newOrders: [660, 880], stopped: [660, 440, 330] };

/** Sounds for new orders and when the station stops; the main process leaves out what is switched off. */
export function useStationSounds(): void {
  useEvent('station.chimed', ({ kind }) => playNotes(melodies[kind]));
}
