import { Button, Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDown16Regular, LocalLanguage20Regular } from '@fluentui/react-icons';
import { changePreferences, useLanguage } from '@renderer/bridge/preferences-store';
import { languages, toLanguage } from '@shared/domain/language';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  button: { minInlineSize: 'auto', gap: '6px', fontWeight: tokens.fontWeightSemibold, paddingInline: '8px' },
  word: { '@media (max-width: 999.98px)': { display: 'none' } },
});

/** Both languages by their own names (checklist LAY-17, OP-36). */
export function LanguageMenu(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const language = useLanguage();
  const name = t(`shell.languageNames.${language}`);
  return (
    <Menu
      checkedValues={{ language: [language] }}
      onCheckedValueChange={(_event, { checkedItems }) => void changePreferences({ language: toLanguage(checkedItems[0]) })}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          className={styles.button}
          icon={<LocalLanguage20Regular />}
          aria-label={t('shell.languageNow', { language: name })}
        >
          <span className={styles.word}>{name}</span>
          <ChevronDown16Regular className={styles.word} aria-hidden="true" />
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {languages.map((choice) => (
            <MenuItemRadio key={choice} name="language" value={choice} lang={choice} persistOnClick={false}>
              {t(`shell.languageNames.${choice}`)}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
