import type { TabMarkKind } from '@renderer/ui/form/tab-mark';
import type { StationSettings } from '@shared/contract/printing/station';

/** Props of the station's tab, which stays mounted while another tab is selected. */
export interface StationTabProps {
  isBehind: boolean;
  /** Settings of a file; each new object is put in the form once, as unsaved changes. */
  imported: StationSettings | null;
  onMark(mark: TabMarkKind): void;
  /** Called when the form has a question or an error, so that its tab is selected. */
  onQuestion(): void;
}
