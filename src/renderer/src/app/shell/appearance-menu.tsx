import { WeatherMoon20Regular, WeatherSunny20Regular } from '@fluentui/react-icons';
import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { usePreferences } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { MenuButton } from '@renderer/ui/controls/menu-button';
import type { ReactElement } from 'react';
import { useColorScheme } from '../theme/use-color-scheme';

const AppearanceChoices = lazyWithProps(() => import('./appearance-choices'), 'AppearanceChoices');

/** Light, dark or like the system; and the digits of the whole app (OP-90). */
export function AppearanceMenu(): ReactElement {
  const t = useTexts();
  const appearance = usePreferences((state) => state.appearance);
  const scheme = useColorScheme();
  return (
    <MenuButton
      menu={AppearanceChoices}
      icon={scheme === 'dark' ? <WeatherMoon20Regular /> : <WeatherSunny20Regular />}
      label={t('shell.appearanceNow', { appearance: t(`shell.appearances.${appearance}`) })}
    />
  );
}
