import { MenuDivider, MenuGroup, MenuGroupHeader, MenuItemRadio, makeStyles } from '@fluentui/react-components';
import { useManaged } from '@renderer/runtime/calls/managed';
import { changePreferences } from '@renderer/runtime/calls/preferences';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ManagedMenuNote } from '@renderer/ui/controls/managed-menu-note';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import type { Appearance, Digits } from '@shared/contract/desktop/session';
import type { ReactElement } from 'react';

const appearances: readonly Appearance[] = ['system', 'light', 'dark'];
const digitChoices: readonly Digits[] = ['latn', 'arab'];

/** Applies a choice of the menu with these entries. */
export function chooseAppearance(name: string, choice: string | undefined): void {
  const appearance = appearances.find((value) => value === choice);
  const digits = digitChoices.find((value) => value === choice);
  if (name === 'appearance' && appearance) void changePreferences({ appearance });
  if (name === 'digits' && digits) void changePreferences({ digits });
}

const useStyles = makeStyles({
  choices: { ...flexRow, gap: '2px' },
  choice: { flexGrow: 1, minWidth: 0, paddingInlineEnd: '6px' },
});

/** Light, dark, or system appearance, and the digits of the whole app (OP-90), as groups of a menu. */
export function AppearanceChoices(): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const managedAppearance = useManaged('appearance');
  const managedDigits = useManaged('digits');
  return (
    <>
      <MenuGroup>
        <MenuGroupHeader>{t('shell.appearance')}</MenuGroupHeader>
        <div className={styles.choices}>
          {appearances.map((choice) => (
            <MenuItemRadio
              key={choice}
              name="appearance"
              value={choice}
              className={styles.choice}
              persistOnClick={false}
              disabled={managedAppearance !== null}
            >
              {t(`shell.appearances.${choice}`)}
            </MenuItemRadio>
          ))}
        </div>
        <ManagedMenuNote managed={managedAppearance} />
      </MenuGroup>
      <MenuGroup>
        <MenuGroupHeader>{t('shell.digits')}</MenuGroupHeader>
        <div className={styles.choices}>
          {digitChoices.map((choice) => (
            <MenuItemRadio
              key={choice}
              name="digits"
              value={choice}
              className={styles.choice}
              persistOnClick={false}
              disabled={managedDigits !== null}
            >
              {t(`shell.digitsNames.${choice}`)}
            </MenuItemRadio>
          ))}
        </div>
        <ManagedMenuNote managed={managedDigits} />
      </MenuGroup>
      <MenuDivider />
    </>
  );
}
