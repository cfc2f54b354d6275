import type { FluentIcon } from '@fluentui/react-icons';
import {
  ClockFilled,
  LockClosedFilled,
  PauseFilled,
  PlugDisconnectedFilled,
  PrintFilled,
  QuestionFilled,
  WarningFilled,
} from '@fluentui/react-icons';
import type { Tint } from '@renderer/ui/badges/tint-badge';
import type { StationView } from '@shared/contract/printing/station';

interface Look {
  tint: Tint;
  icon: FluentIcon;
}

const looks: Record<StationView['state'], Look> = {
  off: { tint: 'waiting', icon: PrintFilled },
  running: { tint: 'delivered', icon: PrintFilled },
  paused: { tint: 'waiting', icon: PauseFilled },
  waiting: { tint: 'shipped', icon: PlugDisconnectedFilled },
  attention: { tint: 'process', icon: WarningFilled },
  asks: { tint: 'process', icon: QuestionFilled },
  stopped: { tint: 'canceled', icon: LockClosedFilled },
};

/** Returns background and icon of a state. */
export function toAppearance({ state, reason }: Pick<StationView, 'state' | 'reason'>): Look {
  return reason.kind === 'outsideHours' ? { tint: 'shipped', icon: ClockFilled } : looks[state];
}

/** Returns the colors of a tint, for backgrounds other than badges. */
export function toTintStyle(tint: Tint): { backgroundColor: string; borderColor: string; color: string } {
  return { backgroundColor: `var(--dw-${tint}-ground)`, borderColor: `var(--dw-${tint}-stroke)`, color: `var(--dw-${tint}-text)` };
}
