import { MenuDivider, MenuGroup, MenuGroupHeader, MenuItemRadio, MenuList } from '@fluentui/react-components';
import { useManaged } from '@renderer/runtime/calls/managed';
import { changePreferences } from '@renderer/runtime/calls/preferences';
import { usePreferences } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import { ManagedMenuNote } from '@renderer/ui/controls/managed-menu-note';
import type { MenuContentProps } from '@renderer/ui/controls/menu-button';
import type { Appearance, Digits } from '@shared/contract/desktop/session';
import type { ReactElement } from 'react';

const appearances: readonly Appearance[] = ['system', 'light', 'dark'];
const digitChoices: readonly Digits[] = ['latn', 'arab'];

function choose(name: string, choice: string | undefined): void {
  const appearance = appearances.find((value) => value === choice);
  const digits = digitChoices.find((value) => value === choice);
  if (name === 'appearance' && appearance) void changePreferences({ appearance });
  if (name === 'digits' && digits) void changePreferences({ digits });
}

export function AppearanceChoices(props: MenuContentProps): ReactElement {
  const t = useTexts();
  const { appearance, digits } = usePreferences();
  const managedAppearance = useManaged('appearance');
  const managedDigits = useManaged('digits');
  return (
    <AnchoredMenu
      {...props}
      checkedValues={{ appearance: [appearance], digits: [digits] }}
      onCheckedValueChange={(_event, { name, checkedItems }) => choose(name, checkedItems[0])}
    >
      <MenuList>
        <MenuGroup>
          <MenuGroupHeader>{t('shell.appearance')}</MenuGroupHeader>
          {appearances.map((choice) => (
            <MenuItemRadio key={choice} name="appearance" value={choice} persistOnClick={false} disabled={managedAppearance !== null}>
              {t(`shell.appearances.${choice}`)}
            </MenuItemRadio>
          ))}
          <ManagedMenuNote managed={managedAppearance} />
        </MenuGroup>
        <MenuDivider />
        <MenuGroup>
          <MenuGroupHeader>{t('shell.digits')}</MenuGroupHeader>
          {digitChoices.map((choice) => (
            <MenuItemRadio key={choice} name="digits" value={choice} persistOnClick={false} disabled={managedDigits !== null}>
              {t(`shell.digitsNames.${choice}`)}
            </MenuItemRadio>
          ))}
          <ManagedMenuNote managed={managedDigits} />
        </MenuGroup>
      </MenuList>
    </AnchoredMenu>
  );
}
