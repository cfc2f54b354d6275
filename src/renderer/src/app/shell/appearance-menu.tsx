import {
  Button,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { WeatherMoon20Regular, WeatherSunny20Regular } from '@fluentui/react-icons';
import { changePreferences, usePreferences } from '@renderer/bridge/preferences-store';
import type { Appearance, Digits } from '@shared/contract/session';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useColorScheme } from '../theme/use-color-scheme';

const appearances: readonly Appearance[] = ['system', 'light', 'dark'];
const digitChoices: readonly Digits[] = ['latn', 'arab'];

/** Light, dark or like the system; and the digits of the whole app (OP-90). */
export function AppearanceMenu(): ReactElement {
  const { t } = useTranslation();
  const { appearance, digits } = usePreferences();
  const scheme = useColorScheme();
  return (
    <Menu
      checkedValues={{ appearance: [appearance], digits: [digits] }}
      onCheckedValueChange={(_event, { name, checkedItems }) => {
        const choice = checkedItems[0];
        const nextAppearance = appearances.find((value) => value === choice);
        const nextDigits = digitChoices.find((value) => value === choice);
        if (name === 'appearance' && nextAppearance) void changePreferences({ appearance: nextAppearance });
        if (name === 'digits' && nextDigits) void changePreferences({ digits: nextDigits });
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          icon={scheme === 'dark' ? <WeatherMoon20Regular /> : <WeatherSunny20Regular />}
          aria-label={t('shell.appearanceNow', { appearance: t(`shell.appearances.${appearance}`) })}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuGroup>
            <MenuGroupHeader>{t('shell.appearance')}</MenuGroupHeader>
            {appearances.map((choice) => (
              <MenuItemRadio key={choice} name="appearance" value={choice} persistOnClick={false}>
                {t(`shell.appearances.${choice}`)}
              </MenuItemRadio>
            ))}
          </MenuGroup>
          <MenuDivider />
          <MenuGroup>
            <MenuGroupHeader>{t('shell.digits')}</MenuGroupHeader>
            {digitChoices.map((choice) => (
              <MenuItemRadio key={choice} name="digits" value={choice} persistOnClick={false}>
                {t(`shell.digitsNames.${choice}`)}
              </MenuItemRadio>
            ))}
          </MenuGroup>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
