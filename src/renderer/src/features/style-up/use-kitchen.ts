import { request } from '@renderer/runtime/calls/bridge';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { useFreshRead } from '@renderer/runtime/calls/use-fresh-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { type FormRead, useInitial } from '@renderer/ui/form/form-state';
import { isSameRecord } from '@renderer/ui/form/record/form-values';
import type { RecordFormHandle, SaveProgress } from '@renderer/ui/form/record/record-form-types';
import { useReread } from '@renderer/ui/form/record/reread';
import { useRecordForm } from '@renderer/ui/form/record/use-record-form';
import { failed, type Result } from '@shared/contract/result';
import type { KitchenKey, StyleUp } from '@shared/contract/site/style-up';
import { useMemo } from 'react';
import {
  countUnsent,
  emptyStyleUp,
  type StyleUpValues,
  styleUpForm,
  toItemField,
  toStoredStyleUp,
  toStyleUpBody,
  toStyleUpForm,
} from './style-up-form';

export interface Kitchen {
  kitchenKey: KitchenKey;
  read: FormRead<StyleUp | null>;
  handle: RecordFormHandle<StyleUpValues>;
}

const nothing = { main_image: null, sheets: [] };

/** The form of one kitchen. `onNeeded`: it asks something, or shows an error, and has to be in front. */
export function useKitchen(kitchenKey: KitchenKey, onNeeded: () => void): Kitchen {
  const t = useTexts();
  const input = useMemo(() => ({ params: { kitchenKey } }), [kitchenKey]);
  const read = useFreshRead('styleUp.read', input);
  const write = useWrite('styleUp.save', { failure: 'inPlace', success: t('styleUp.saved') });
  const stored = useInitial(read.data, toStyleUpForm);
  const { reread, latest } = useReread(async () => (await request('styleUp.read', input)) ?? nothing, toStyleUpForm);

  /** Items with one picture stay in the form; when nothing else changed there is nothing to send. */
  async function save(values: StyleUpValues, { stored: tellStored }: SaveProgress<StyleUpValues>): Promise<Result<unknown>> {
    const body = toStyleUpBody(values);
    const unsent = countUnsent(values);
    const record = latest();
    const isUnchanged = unsent > 0 && record !== null && isSameRecord(body, toStyleUpBody(toStyleUpForm(record)));
    const result = isUnchanged ? failed('cancelled') : await write.send({ ...input, body });
    if (result.ok) tellStored(values, toStoredStyleUp(values));
    if (unsent > 0 && (result.ok || isUnchanged)) notify.warning(t('styleUp.notSent', { count: unsent }));
    return result;
  }

  const handle = useRecordForm<StyleUpValues>({
    draft: {
      screen: 'shop.styleUp',
      record: kitchenKey,
      title: t('forms.titleOf', { title: t('navigation.styleUp'), name: t(`styleUp.kitchens.${kitchenKey}`) }),
    },
    schema: styleUpForm,
    initial: read.data === null ? emptyStyleUp : stored,
    needs: needsOf('styleUp.save'),
    save,
    fieldOfServer: { sheets: toItemField },
    onInvalid: onNeeded,
    reread,
  });
  return { kitchenKey, read, handle };
}
