import { makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDown16Regular, LocalLanguage20Regular } from '@fluentui/react-icons';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { MenuButton } from '@renderer/ui/controls/menu-button';
import type { ReactElement } from 'react';

const LanguageChoices = lazyWithProps(() => import('./language-choices'), 'LanguageChoices');

const useStyles = makeStyles({
  button: { minInlineSize: 'auto', gap: '6px', fontWeight: tokens.fontWeightSemibold, padding: '5px 8px' },
  word: { '@media (max-width: 999.98px)': { display: 'none' } },
});

/** Chooses between both languages by their own names (checklist LAY-17, OP-36). `labelled` shows the label in narrow windows too. */
export function LanguageMenu({ labelled = false }: { labelled?: boolean }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  const name = t(`shell.languageNames.${language}`);
  return (
    <MenuButton
      menu={LanguageChoices}
      className={styles.button}
      icon={<LocalLanguage20Regular />}
      label={t('shell.languageNow', { language: name })}
    >
      <span className={labelled ? undefined : styles.word}>{name}</span>
      <ChevronDown16Regular className={labelled ? '' : styles.word} aria-hidden="true" />
    </MenuButton>
  );
}
