import type { TabMarkKind } from '@renderer/ui/form/tab-mark';
import type { StationSettings } from '@shared/contract/printing/station';

/** What the tab of the print station gets from the screen that it stands on. It stays on the page while another tab is in front. */
export interface StationTabProps {
  isBehind: boolean;
  /** Out of a file: they go into the form as unsaved changes, once for each new object. */
  imported: StationSettings | null;
  onMark(mark: TabMarkKind): void;
  /** The form asks something, or has an error to show: its tab comes to the front. */
  onQuestion(): void;
}
