import { Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle, makeStyles } from '@fluentui/react-components';
import type { TopicId } from '@guide/topics';
import { useReturnFocus } from '@renderer/ui/controls/use-return-focus';
import type { ReactElement, ReactNode } from 'react';
import { useActiveDialog } from './use-active-dialog';

const defaultWidthPx = 460;

const useStyles = makeStyles({
  // Buttons with long names take another line, not a word a line.
  actions: { marginBlockStart: '16px', flexWrap: 'wrap', '& > button': { flexShrink: 0, maxWidth: '100%' } },
});

interface ModalProps {
  title: ReactNode;
  children: ReactNode;
  /** Buttons in the order of reading: the one that changes nothing first, the main one last. The first control of the dialog gets the focus. */
  actions: ReactNode;
  /** Asked by Escape, and by a press outside unless it is a question. */
  onClose: () => void;
  /** Waits for an answer: a press outside does not close it. */
  isQuestion?: boolean;
  maxWidthPx?: number;
  contentClass?: string;
  /** What F1 opens while the keyboard is in it. */
  guide?: TopicId;
}

/** The frame of every dialog; rendered only while it is open. The focus goes back to where it was. */
export function Modal(props: ModalProps): ReactElement {
  const { title, children, actions, onClose, isQuestion = false, maxWidthPx = defaultWidthPx, contentClass, guide } = props;
  const styles = useStyles();
  useReturnFocus();
  const surface = useActiveDialog();
  return (
    <Dialog open modalType={isQuestion ? 'alert' : 'modal'} onOpenChange={(_event, { open }) => !open && onClose()}>
      <DialogSurface ref={surface} style={{ maxInlineSize: maxWidthPx }} {...(guide && { 'data-guide': guide })}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent {...(contentClass && { className: contentClass })}>{children}</DialogContent>
          <DialogActions fluid className={styles.actions}>
            {actions}
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
