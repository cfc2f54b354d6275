import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons';
import { type ReactElement, type ReactNode, Suspense, useState } from 'react';
import type { MenuContentProps } from './menu-button';

const useStyles = makeStyles({
  root: { display: 'inline-flex' },
  face: { borderStartEndRadius: 0, borderEndEndRadius: 0 },
  // The hairline between the two is drawn by the part with the menu.
  more: { minWidth: '32px', paddingInline: '6px', borderStartStartRadius: 0, borderEndStartRadius: 0, marginInlineStart: '-1px' },
  primaryMore: { marginInlineStart: '1px' },
  secondaryMore: { borderInlineStartColor: tokens.colorNeutralStroke1 },
});

interface SplitButtonProps {
  label: string;
  icon: ReactElement;
  isPrimary?: boolean;
  /** The face does nothing for now; it keeps its focus. */
  isBusy?: boolean;
  onClick: () => void;
  /** Accessible name of the part that opens the menu. */
  menuLabel: string;
  /** Drawn only while it is open; usually lazy. */
  menu: (props: MenuContentProps) => ReactNode;
}

/** A button whose face does the usual and whose second part opens a menu of everything else. */
export function SplitButton({ label, icon, isPrimary = false, isBusy = false, onClick, menuLabel, menu }: SplitButtonProps): ReactElement {
  const styles = useStyles();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setAnchor(event.currentTarget);
        }}
      />
      {anchor && <Suspense fallback={null}>{menu({ anchor, onClose: () => setAnchor(null) })}</Suspense>}
    </span>
  );
}
