import { create } from 'zustand';

/** The station's dialogs. */
export type StationDialog = 'choose' | 'printLast' | 'fromNow' | 'all';

interface StationDialogState {
  dialog: StationDialog | null;
}

export const useStationDialog = create<StationDialogState>(() => ({ dialog: null }));

export const stationDialog = {
  open: (dialog: StationDialog): void => useStationDialog.setState({ dialog }),
  close: (): void => useStationDialog.setState({ dialog: null }),
};
