import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { LockClosed16Regular } from '@fluentui/react-icons';
import type { Managed } from '@renderer/runtime/calls/managed';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'flex-start', gap: '6px', ...smallQuietWords, lineHeight: '20px' },
  icon: { flexShrink: 0, marginBlockStart: '2px' },
  words: { minInlineSize: 0, overflowWrap: 'anywhere' },
});

interface ManagedNoteProps {
  /** Null where IT's decision has no policy text, as in a package that IT rolls out. */
  managed: Managed | null;
  /** The value that IT has set, where no control shows it. */
  text?: string;
  id?: string;
  className?: string;
}

/** Shows the lock of a setting that IT manages, and where the value comes from. */
export function ManagedNote({ managed, text, id, className }: ManagedNoteProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <span className={mergeClasses(styles.root, className)} {...(id && { id })}>
      <LockClosed16Regular className={styles.icon} aria-hidden="true" />
      <span className={styles.words}>
        {text && <>{text} </>}
        {t('policy.managed')}
        {managed && (
          <>
            {' · '}
            <bdi dir="ltr">{managed.where}</bdi>
          </>
        )}
      </span>
    </span>
  );
}
