import { makeStyles, tokens } from '@fluentui/react-components';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { useSession } from '@renderer/runtime/state/session-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { MenuButton } from '@renderer/ui/controls/menu-button';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { toMediaPath } from '@shared/contract/desktop/media';
import type { ReactElement } from 'react';
import { Later } from '../first-screen';

const AccountEntries = lazyWithProps(() => import('./account-entries'), 'AccountEntries');
const AccountAvatar = lazyWithProps(() => import('./account-avatar'), 'AccountAvatar');

const useStyles = makeStyles({
  button: { minInlineSize: '40px', inlineSize: '40px', blockSize: '40px', padding: 0 },
  // Shown until the avatar's code is loaded; looks the same.
  initial: {
    ...flexRow,
    justifyContent: 'center',
    flexShrink: 0,
    inlineSize: '32px',
    blockSize: '32px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** The admin's initial, covered by the picture if there is one (checklist LAY-18, OP-103). */
export function AccountMenu(): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  const admin = useSession((state) => state.auth.admin);
  if (!admin) return null;
  const name = `${admin.f_name} ${admin.l_name}`.trim() || admin.email;
  const picture = toMediaPath(admin.avatar);
  const initial = toInitial(admin.f_name || admin.email);
  return (
    <MenuButton
      menu={AccountEntries}
      isRound
      className={styles.button}
      label={t('shell.account', { name })}
      icon={
        <Later
          fallback={
            <span className={styles.initial} aria-hidden="true">
              {initial}
            </span>
          }
        >
          <AccountAvatar initial={initial} picture={picture} />
        </Later>
      }
    />
  );
}

/** Returns the first grapheme, so that a letter keeps its marks. */
function toInitial(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  return (first?.segment ?? '').toLocaleUpperCase();
}
