import { Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle, makeStyles } from '@fluentui/react-components';
import type { TopicId } from '@guide/topics';
import { useReturnFocus } from '@renderer/ui/controls/use-return-focus';
import type { ReactElement, ReactNode } from 'react';
import { useActiveDialog } from './use-active-dialog';

const defaultWidthPx = 460;

const useStyles = makeStyles({
  // Buttons with long names wrap to another line as a whole.
  actions: { marginBlockStart: '16px', flexWrap: 'wrap', '& > button': { flexShrink: 0, maxWidth: '100%' } },
});

interface ModalProps {
  title: ReactNode;
  children: ReactNode;
  /** Buttons in reading order: the one that changes nothing first, the main one last. The dialog's first control gets the focus. */
  actions: ReactNode;
  /** Called on Escape, and on a press outside unless `isQuestion` is set. */
  onClose: () => void;
  /** The dialog needs an answer, so a press outside doesn't close it. */
  isQuestion?: boolean;
  maxWidthPx?: number;
  contentClass?: string;
  /** The topic that F1 opens while the focus is in the dialog. */
  guide?: TopicId;
}

/** The frame of every dialog, rendered only while it is open. On close, the focus returns to the previous control. */
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
