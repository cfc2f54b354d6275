import { defaultStationSettings, type StationSettings, stationSettings } from '@shared/contract/station';
import type { Settings, Slot } from '../settings/settings';

export function openStationSettings(settings: Settings): Slot<StationSettings> {
  return settings.slot('station', stationSettings, defaultStationSettings);
}
