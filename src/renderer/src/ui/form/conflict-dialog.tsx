import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { useReturnFocus } from '@renderer/ui/use-return-focus';
import type { ReactElement } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RecordFormHandle } from './record-form-types';

/** Someone else's change came between: nothing is overwritten and nothing typed is lost without a word. */
export function ConflictDialog<Values extends FieldValues>({ handle }: { handle: RecordFormHandle<Values> }): ReactElement | null {
  const { conflict, resolveConflict } = handle;
  return conflict && <ConflictQuestion isGone={conflict.theirs === null} resolve={resolveConflict} />;
}

interface ConflictQuestionProps {
  isGone: boolean;
  resolve: RecordFormHandle<never>['resolveConflict'];
}

function ConflictQuestion({ isGone, resolve }: ConflictQuestionProps): ReactElement {
  const { t } = useTranslation();
  useReturnFocus();
  return (
    <Dialog open modalType="alert" onOpenChange={(_event, { open }) => !open && resolve('later')}>
      <DialogSurface style={{ maxInlineSize: 460 }}>
        <DialogBody>
          <DialogTitle>{t('forms.conflict.title')}</DialogTitle>
          <DialogContent>{t(isGone ? 'forms.conflict.gone' : 'forms.conflict.text')}</DialogContent>
          <DialogActions fluid>
            <Button appearance="primary" onClick={() => resolve('later')}>
              {t('forms.conflict.later')}
            </Button>
            {!isGone && <Button onClick={() => resolve('theirs')}>{t('forms.conflict.theirs')}</Button>}
            <Button onClick={() => resolve('mine')}>{t('forms.conflict.mine')}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
