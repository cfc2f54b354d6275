import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { ask } from '@renderer/bridge/bridge';
import { unsavedWork, useUnsavedWork } from '@renderer/bridge/unsaved-work';
import { useEvent } from '@renderer/bridge/use-event';
import { useReturnFocus } from '@renderer/ui/use-return-focus';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';

/** Titles of the forms with unsaved changes, as one phrase in the app's language. */
export function useUnsavedTitles(): string {
  const { i18n } = useTranslation();
  const forms = useUnsavedWork((state) => state.forms);
  return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format([...forms.values()].map((form) => form.title));
}

/** Asks before a navigation, a sign-out or a window close throws typed text away. Stands once, in the shell. */
export function LeaveGuard(): ReactElement | null {
  const titles = useUnsavedTitles();
  const question = useUnsavedWork((state) => state.question);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsavedWork.exists() && currentLocation.pathname !== nextLocation.pathname,
  );
  const { state, proceed, reset } = blocker;
  useWindowGuard();

  useEffect(() => {
    if (state !== 'blocked') return;
    void unsavedWork.confirmLeaving().then((leave) => (leave ? proceed?.() : reset?.()));
  }, [state, proceed, reset]);

  if (!question) return null;
  return <LeaveQuestion titles={titles} />;
}

/** Tells the main process when a close has to be asked about, and asks. */
function useWindowGuard(): void {
  const hasUnsaved = useUnsavedWork((state) => state.forms.size > 0);
  useEffect(() => {
    void ask('app.setUnsaved', { hasUnsaved });
  }, [hasUnsaved]);
  useEffect(() => () => void ask('app.setUnsaved', { hasUnsaved: false }), []);
  useEvent('app.closeAsked', () => {
    void ask('app.answerClose', { answer: 'asking' });
    void unsavedWork.confirmLeaving().then((leave) => ask('app.answerClose', { answer: leave ? 'close' : 'stay' }));
  });
}

function LeaveQuestion({ titles }: { titles: string }): ReactElement {
  const { t } = useTranslation();
  useReturnFocus();
  return (
    <Dialog open modalType="alert" onOpenChange={(_event, { open }) => !open && unsavedWork.answer(false)}>
      <DialogSurface style={{ maxInlineSize: 460 }}>
        <DialogBody>
          <DialogTitle>{t('forms.leave.title')}</DialogTitle>
          <DialogContent>{t('forms.leave.text', { forms: titles })}</DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={() => unsavedWork.answer(false)}>
              {t('forms.leave.stay')}
            </Button>
            <Button onClick={() => unsavedWork.answer(true)}>{t('forms.leave.leave')}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
