import {
  Avatar,
  Button,
  Menu,
  MenuDivider,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { Keyboard20Regular, Person20Regular, Print20Regular } from '@fluentui/react-icons';
import { useSession } from '@renderer/bridge/session-store';
import { signOut } from '@renderer/bridge/sign-in';
import { DirectionalIcon } from '@renderer/ui/directional-icon';
import { toMediaPath } from '@shared/contract/media';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { appRoutes } from '../routes';
import { shellPanels } from './shell-panels-store';

const useStyles = makeStyles({
  button: { minInlineSize: '32px', inlineSize: '40px', blockSize: '40px', padding: 0, borderRadius: tokens.borderRadiusCircular },
  avatar: { '& .fui-Avatar__initials': { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand } },
  who: { padding: '8px 12px', maxInlineSize: '260px' },
  name: { display: 'block', fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  email: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

const hasScreen = (path: string): boolean => appRoutes.some((route) => route.path === path);

/** First letter of the admin's name, the picture over it when there is one (checklist LAY-18, OP-103). */
export function AccountMenu(): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const admin = useSession((state) => state.auth.admin);
  if (!admin) return null;
  const name = `${admin.f_name} ${admin.l_name}`.trim() || admin.email;
  const picture = toMediaPath(admin.avatar);
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" className={styles.button} aria-label={t('shell.account', { name })}>
          <Avatar
            size={32}
            className={styles.avatar}
            name={name}
            initials={toInitial(admin.f_name || admin.email)}
            aria-hidden="true"
            {...(picture && { image: { src: picture } })}
          />
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <div className={styles.who}>
          <bdi className={styles.name}>{name}</bdi>
          <bdi className={styles.email} dir="ltr">
            {admin.email}
          </bdi>
        </div>
        <MenuDivider />
        <MenuList>
          <MenuItem
            icon={<Person20Regular />}
            disabled={!hasScreen('profile')}
            {...(!hasScreen('profile') && { secondaryContent: t('shell.notInThisVersion') })}
            onClick={() => void navigate('/profile')}
          >
            {t('shell.profile')}
          </MenuItem>
          {hasScreen('settings/printing') && (
            <MenuItem icon={<Print20Regular />} onClick={() => void navigate('/settings/printing')}>
              {t('navigation.printerSettings')}
            </MenuItem>
          )}
          <MenuItem icon={<Keyboard20Regular />} onClick={() => shellPanels.open('shortcuts')}>
            {t('shell.keyboardShortcuts')}
          </MenuItem>
          <MenuDivider />
          <MenuItem icon={<DirectionalIcon name="signOut" />} onClick={() => void signOut()}>
            {t('shell.logout')}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

/** One letter as a person sees it, so that a letter with its marks stays whole. */
export function toInitial(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  return (first?.segment ?? '').toLocaleUpperCase();
}
