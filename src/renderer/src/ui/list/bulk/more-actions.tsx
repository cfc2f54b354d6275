import { MenuItem, MenuList } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import type { MenuContentProps } from '@renderer/ui/controls/menu-button';
import type { ReactElement } from 'react';

interface MoreActionsProps extends MenuContentProps {
  lines: readonly { key: string; icon: ReactElement; label: string; isOff: boolean; run(): void }[];
}

/** What can be done with the ticked rows besides, where there is no room for its buttons. */
export function MoreActions({ anchor, onClose, lines }: MoreActionsProps): ReactElement {
  const t = useTexts();
  return (
    <AnchoredMenu anchor={anchor} onClose={onClose}>
      <MenuList aria-label={t('lists.bulkActions')}>
        {lines.map(({ key, icon, label, isOff, run }) => (
          <MenuItem key={key} icon={icon} disabled={isOff} secondaryContent={isOff ? t('lists.needsServer') : null} onClick={run}>
            {label}
          </MenuItem>
        ))}
      </MenuList>
    </AnchoredMenu>
  );
}
