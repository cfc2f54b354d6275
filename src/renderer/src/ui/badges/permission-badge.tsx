import { CheckmarkCircle16Regular, CircleHalfFill16Regular, SubtractCircle16Regular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { type PermissionBadge as Badge, toPermissionBadge } from '@shared/domain/permissions';
import type { ReactElement } from 'react';
import { type Tint, TintBadge } from './tint-badge';

const looks: Record<Badge, { tint: Tint; icon: ReactElement }> = {
  full: { tint: 'delivered', icon: <CheckmarkCircle16Regular /> },
  some: { tint: 'ordered', icon: <CircleHalfFill16Regular /> },
  none: { tint: 'waiting', icon: <SubtractCircle16Regular /> },
};

/** Shows as one word how many of the five areas an admin has permissions for (checklist ADM-09 to ADM-11). */
export function PermissionBadge({ roles }: { roles: readonly string[] }): ReactElement {
  const t = useTexts();
  const badge = toPermissionBadge(roles);
  const { tint, icon } = looks[badge];
  return (
    <TintBadge tint={tint} icon={icon}>
      {t(`admins.permissions.${badge}`)}
    </TintBadge>
  );
}
