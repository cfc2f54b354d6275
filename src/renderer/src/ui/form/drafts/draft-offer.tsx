import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ReactElement } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { RecordFormHandle } from '../record/record-form-types';

type OfferHandle = Pick<RecordFormHandle<FieldValues>, 'offered' | 'isAllowed' | 'restoreOffer' | 'dropOffer'>;

/** Offers the draft that an earlier run or visit left on this form. */
export function DraftOffer({ handle }: { handle: OfferHandle }): ReactElement | null {
  const t = useTexts();
  const format = useFormat();
  const { offered } = handle;
  if (!offered || !handle.isAllowed) return null;
  const words = t('forms.draft.found', { time: format.dateTime(offered.savedAt) });
  return (
    <MessageBar intent="warning" layout="multiline" data-draft-offer>
      <MessageBarBody>{offered.content ? words : `${words} ${t('forms.draft.unreadable')}`}</MessageBarBody>
      <MessageBarActions>
        {offered.content && (
          <Button appearance="primary" onClick={handle.restoreOffer}>
            {t('forms.draft.restore')}
          </Button>
        )}
        <Button onClick={handle.dropOffer}>{t('forms.draft.drop')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
