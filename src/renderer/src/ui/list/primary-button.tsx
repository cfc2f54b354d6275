import { Button } from '@fluentui/react-components';
import { usePermission } from '@renderer/runtime/state/use-permission';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PrimaryAction } from './list-definition';

/** Null when the list has none, or not for this admin. */
export function usePrimaryAction(action: PrimaryAction | undefined): PrimaryAction | null {
  const isAllowed = usePermission(action?.need ?? 'anyone');
  return action && isAllowed ? action : null;
}

export function PrimaryButton({ action, appearance }: { action: PrimaryAction; appearance: 'primary' | 'secondary' }): ReactElement {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const start = (): void => {
    if (action.to) void navigate(action.to);
    action.run?.();
  };
  return (
    <Button appearance={appearance} icon={action.icon} onClick={start}>
      {action.label(t)}
    </Button>
  );
}
