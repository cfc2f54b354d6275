import { Button, type ButtonProps, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { LockClosedRegular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ReactElement, ReactNode } from 'react';
import type { Slots } from './use-file-slots';
import { nextFocusAttribute } from './use-kept-focus';

const quiet = { color: tokens.colorNeutralForeground3, backgroundColor: tokens.colorNeutralBackground3 };
const useStyles = makeStyles({
  locked: {
    ...quiet,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    cursor: 'default',
    ':hover': quiet,
    ':hover:active': quiet,
    '& .fui-Button__icon': { color: tokens.colorNeutralForeground3 },
  },
});

interface ChooseButtonProps extends Pick<ButtonProps, 'appearance'> {
  slots: Pick<Slots, 'access' | 'choose' | 'field'>;
  icon: ReactElement;
  className?: string;
  children: ReactNode;
}

/** Opens the system's file dialog. Without the permission it looks locked, and a press shows why. */
export function ChooseButton({ slots, icon, className, children, ...props }: ChooseButtonProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const isLocked = slots.access === 'denied';
  return (
    <Button
      {...props}
      {...{ [nextFocusAttribute]: '' }}
      {...(slots.field && { ref: slots.field.ref as never })}
      className={mergeClasses(className, isLocked && styles.locked)}
      icon={isLocked ? <LockClosedRegular /> : icon}
      {...(isLocked && { 'aria-description': t('forms.needsPermission'), title: t('forms.needsPermission') })}
      onClick={slots.choose}
    >
      {children}
    </Button>
  );
}
