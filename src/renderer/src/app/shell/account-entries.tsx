import { MenuDivider, MenuItem, MenuList, makeStyles, tokens } from '@fluentui/react-components';
import {
  Drafts20Regular,
  History20Regular,
  Keyboard20Regular,
  LockClosed20Regular,
  Person20Regular,
  Print20Regular,
  Server20Regular,
} from '@fluentui/react-icons';
import { lockNow, signOut } from '@renderer/runtime/calls/sign-in';
import { undoState } from '@renderer/runtime/calls/undo/undo-state';
import { usePreferences } from '@renderer/runtime/state/preferences-store';
import { useSession } from '@renderer/runtime/state/session-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import { DirectionalIcon } from '@renderer/ui/controls/directional-icon';
import type { MenuContentProps } from '@renderer/ui/controls/menu-button';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { AppearanceChoices, chooseAppearance } from './appearance-choices';
import { shellPanels } from './shell-panels-store';

const useStyles = makeStyles({
  who: { paddingBlock: '8px', paddingInline: '12px', maxInlineSize: '280px' },
  name: { display: 'block', fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere', textAlign: 'start' },
  email: { ...smallQuietWords, overflowWrap: 'anywhere' },
});

export function AccountEntries(props: MenuContentProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const navigate = useNavigate();
  const admin = useSession((state) => state.auth.admin);
  const { appearance, digits } = usePreferences();
  return (
    <AnchoredMenu
      {...props}
      checkedValues={{ appearance: [appearance], digits: [digits] }}
      onCheckedValueChange={(_event, { name, checkedItems }) => chooseAppearance(name, checkedItems[0])}
    >
      {admin && (
        <div className={styles.who}>
          <span className={styles.name}>
            <bdi>{`${admin.f_name} ${admin.l_name}`.trim()}</bdi>
          </span>
          <bdi className={styles.email} dir="ltr">
            {admin.email}
          </bdi>
        </div>
      )}
      <MenuDivider />
      <MenuList>
        <MenuItem icon={<Person20Regular />} onClick={() => void navigate('/profile')}>
          {t('shell.profile')}
        </MenuItem>
        <MenuItem icon={<Print20Regular />} onClick={() => void navigate('/settings/printing')}>
          {t('navigation.printerSettings')}
        </MenuItem>
        <MenuItem icon={<Drafts20Regular />} onClick={() => void navigate('/settings/drafts')}>
          {t('navigation.keptDrafts')}
        </MenuItem>
        <MenuItem icon={<History20Regular />} onClick={undoState.show}>
          {t('undo.title')}
        </MenuItem>
        <MenuItem icon={<Keyboard20Regular />} onClick={() => shellPanels.open('shortcuts')}>
          {t('shell.keyboardShortcuts')}
        </MenuItem>
        <MenuDivider />
        <AppearanceChoices />
        <MenuItem icon={<Server20Regular />} onClick={() => void navigate('/settings/server-check')}>
          {t('navigation.serverCheck')}
        </MenuItem>
        <MenuItem icon={<LockClosed20Regular />} aria-keyshortcuts="Control+L" onClick={() => void lockNow()}>
          {t('shell.lock')}
        </MenuItem>
        <MenuItem icon={<DirectionalIcon name="signOut" />} onClick={() => void signOut()}>
          {t('shell.logout')}
        </MenuItem>
      </MenuList>
    </AnchoredMenu>
  );
}
