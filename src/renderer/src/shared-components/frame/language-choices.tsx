import { MenuItemRadio, MenuList } from '@fluentui/react-components';
import { useManaged } from '@renderer/runtime/calls/managed';
import { changePreferences } from '@renderer/runtime/calls/preferences';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import { ManagedMenuNote } from '@renderer/ui/controls/managed-menu-note';
import type { MenuContentProps } from '@renderer/ui/controls/menu-button';
import { languages, toLanguage } from '@shared/domain/language';
import type { ReactElement } from 'react';

export function LanguageChoices(props: MenuContentProps): ReactElement {
  const t = useTexts();
  const language = useLanguage();
  const managed = useManaged('language');
  return (
    <AnchoredMenu
      {...props}
      checkedValues={{ language: [language] }}
      onCheckedValueChange={(_event, { checkedItems }) => void changePreferences({ language: toLanguage(checkedItems[0]) })}
    >
      <MenuList>
        {languages.map((choice) => (
          <MenuItemRadio key={choice} name="language" value={choice} lang={choice} persistOnClick={false} disabled={managed !== null}>
            {t(`shell.languageNames.${choice}`)}
          </MenuItemRadio>
        ))}
      </MenuList>
      <ManagedMenuNote managed={managed} />
    </AnchoredMenu>
  );
}
