import { Button } from '@fluentui/react-components';
import { Modal } from '@renderer/ui/feedback/modal';
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
  return (
    <Modal
      isQuestion
      title={t('forms.conflict.title')}
      onClose={() => resolve('later')}
      actions={
        <>
          <Button appearance="primary" onClick={() => resolve('later')}>
            {t('forms.conflict.later')}
          </Button>
          {!isGone && <Button onClick={() => resolve('theirs')}>{t('forms.conflict.theirs')}</Button>}
          <Button onClick={() => resolve('mine')}>{t('forms.conflict.mine')}</Button>
        </>
      }
    >
      {t(isGone ? 'forms.conflict.gone' : 'forms.conflict.text')}
    </Modal>
  );
}
