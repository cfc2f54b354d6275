import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RecordFormHandle } from './use-record-form';

/** Someone else's change came between: nothing is overwritten and nothing typed is lost without a word. */
export function ConflictDialog<Values extends FieldValues>({ handle }: { handle: RecordFormHandle<Values> }): ReactElement | null {
  const { t } = useTranslation();
  const { conflict, resolveConflict } = handle;
  if (!conflict) return null;
  return (
    <Dialog open modalType="alert" onOpenChange={(_event, { open }) => !open && resolveConflict('later')}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t('forms.conflict.title')}</DialogTitle>
          <DialogContent>{t(conflict.theirs ? 'forms.conflict.text' : 'forms.conflict.gone')}</DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={() => resolveConflict('later')}>
              {t('forms.conflict.later')}
            </Button>
            {conflict.theirs && <Button onClick={() => resolveConflict('theirs')}>{t('forms.conflict.theirs')}</Button>}
            <Button onClick={() => resolveConflict('mine')}>{t('forms.conflict.mine')}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
