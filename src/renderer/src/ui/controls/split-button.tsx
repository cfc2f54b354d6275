import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import type { MenuContentProps } from './menu-button';
import { useMenuAnchor } from './use-menu-anchor';

const useStyles = makeStyles({
  root: { display: 'inline-flex' },
  face: { borderStartEndRadius: 0, borderEndEndRadius: 0 },
  // The second part draws the line between the two parts.
  more: { minWidth: '32px', paddingInline: '6px', borderStartStartRadius: 0, borderEndStartRadius: 0, marginInlineStart: '-1px' },
  primaryMore: { marginInlineStart: '1px' },
  secondaryMore: { borderInlineStartColor: tokens.colorNeutralStroke1 },
});

interface SplitButtonProps {
  label: string;
  icon: ReactElement;
  isPrimary?: boolean;
  /** Disables the main button but keeps its focus. */
  isBusy?: boolean;
  onClick: () => void;
  /** Accessible name of the part that opens the menu. */
  menuLabel: string;
  /** Rendered only while the menu is open; usually lazy. */
  menu: (props: MenuContentProps) => ReactNode;
}

/** A button with the usual action, and a second part that opens a menu with the other actions. */
export function SplitButton({ label, icon, isPrimary = false, isBusy = false, onClick, menuLabel, menu }: SplitButtonProps): ReactElement {
  const styles = useStyles();
  const { anchor, close, button } = useMenuAnchor();
  const appearance = isPrimary ? 'primary' : 'secondary';
  return (
    <span className={styles.root}>
      <Button appearance={appearance} className={styles.face} icon={icon} disabledFocusable={isBusy} onClick={onClick}>
        {label}
      </Button>
      <Button
        appearance={appearance}
        className={mergeClasses(styles.more, isPrimary ? styles.primaryMore : styles.secondaryMore)}
        icon={<ChevronDownRegular />}
        aria-label={menuLabel}
        title={menuLabel}
        {...button}
      />
      {anchor && <Suspense fallback={null}>{menu({ anchor, onClose: close })}</Suspense>}
    </span>
  );
}
