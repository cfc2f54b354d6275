import type { FluentIcon } from '@fluentui/react-icons';
import {
  ArrowLeft20Regular,
  ArrowRight20Regular,
  ChevronLeft16Regular,
  ChevronLeft20Regular,
  ChevronRight16Regular,
  ChevronRight20Regular,
  SignOut20Regular,
  VehicleTruckProfile16Regular,
} from '@fluentui/react-icons';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { toDirection } from '@shared/domain/language';
import type { ReactElement } from 'react';

/**
 * Icons drawn for left to right. Only icons that point in the reading direction belong here; check marks, clocks, magnifiers, and logos are
 * never mirrored.
 */
const icons = {
  next: ChevronRight20Regular,
  previous: ChevronLeft20Regular,
  nextSmall: ChevronRight16Regular,
  previousSmall: ChevronLeft16Regular,
  forward: ArrowRight20Regular,
  back: ArrowLeft20Regular,
  signOut: SignOut20Regular,
  truckSmall: VehicleTruckProfile16Regular,
} as const satisfies Record<string, FluentIcon>;

export interface DirectionalIconProps {
  name: keyof typeof icons;
  className?: string;
}

/** An icon that points forward in the page's reading direction. */
export function DirectionalIcon({ name, className }: DirectionalIconProps): ReactElement {
  return <MirroredIcon icon={icons[name]} {...(className && { className })} />;
}

/** Mirrors any icon in Arabic. */
export function MirroredIcon({ icon: Icon, className }: { icon: FluentIcon; className?: string }): ReactElement {
  const mirrored = toDirection(useLanguage()) === 'rtl';
  return (
    <Icon
      {...(className && { className })}
      aria-hidden="true"
      {...(mirrored && { style: { transform: 'scaleX(-1)' }, 'data-mirrored': true })}
    />
  );
}
