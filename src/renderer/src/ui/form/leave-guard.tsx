import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { unsavedWork, useUnsavedWork } from '@renderer/bridge/unsaved-work';
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
  const { t } = useTranslation();
  const titles = useUnsavedTitles();
  const question = useUnsavedWork((state) => state.question);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsavedWork.exists() && currentLocation.pathname !== nextLocation.pathname,
  );
  const { state, proceed, reset } = blocker;

  useEffect(() => {
    if (state !== 'blocked') return;
    void unsavedWork.confirmLeaving().then((leave) => (leave ? proceed?.() : reset?.()));
  }, [state, proceed, reset]);

  if (!question) return null;
  return (
    <Dialog open modalType="alert" onOpenChange={(_event, { open }) => !open && unsavedWork.answer(false)}>
      <DialogSurface>
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
