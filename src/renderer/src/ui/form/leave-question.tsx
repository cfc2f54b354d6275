import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { unsavedWork, useUnsavedWork } from '@renderer/bridge/unsaved-work';
import { useReturnFocus } from '@renderer/ui/use-return-focus';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Titles of the forms with unsaved changes, as one phrase in the app's language. */
export function useUnsavedTitles(): string {
  const { i18n } = useTranslation();
  const forms = useUnsavedWork((state) => state.forms);
  return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format([...forms.values()].map((form) => form.title));
}

/** Whether what was typed may be thrown away. */
export function LeaveQuestion(): ReactElement {
  const { t } = useTranslation();
  const titles = useUnsavedTitles();
  useReturnFocus();
  return (
    <Dialog open modalType="alert" onOpenChange={(_event, { open }) => !open && unsavedWork.answer(false)}>
      <DialogSurface style={{ maxInlineSize: 460 }}>
        <DialogBody>
          <DialogTitle>{t('forms.leave.title')}</DialogTitle>
          <DialogContent>{t('forms.leave.text', { forms: titles })}</DialogContent>
          <DialogActions fluid>
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
