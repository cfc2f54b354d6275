import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { Tint } from '@renderer/ui/badges/tint-badge';
import type { ReactElement, ReactNode } from 'react';
import { toTintStyle } from './state-appearance';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: '8px',
    minBlockSize: '28px',
    boxSizing: 'border-box',
    paddingInline: '10px',
    border: '1px solid',
    borderRadius: tokens.borderRadiusLarge,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: '22px',
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
  },
  large: { minBlockSize: '32px', paddingInline: '12px', fontSize: '16px' },
  icon: { display: 'inline-flex', fontSize: '18px' },
  button: {
    cursor: 'pointer',
    ':hover': { boxShadow: 'inset 0 0 0 1px currentColor' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
});

interface StateBadgeProps {
  tint: Tint;
  icon: ReactElement;
  isLarge?: boolean;
  children: ReactNode;
  /** If it is passed, the badge is a button with `label` as its name. */
  onPress?: () => void;
  label?: string;
}

/** The app's badges for a screen that is read from a meter: at least 14 px. */
export function StateBadge({ tint, icon, isLarge = false, children, onPress, label }: StateBadgeProps): ReactElement {
  const styles = useStyles();
  const look = { className: mergeClasses(styles.root, isLarge && styles.large, onPress && styles.button), style: toTintStyle(tint) };
  const content = (
    <>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      {children}
    </>
  );
  if (!onPress) return <span {...look}>{content}</span>;
  return (
    <button type="button" aria-haspopup="dialog" aria-label={label} onClick={onPress} {...look}>
      {content}
    </button>
  );
}
