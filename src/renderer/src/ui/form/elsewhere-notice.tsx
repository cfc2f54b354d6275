import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ElsewhereBar } from '@renderer/ui/feedback/elsewhere-bar';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import type { ReactElement } from 'react';
import type { RecordFormHandle } from './record/record-form-types';

type ElsewhereHandle = Pick<RecordFormHandle<never>, 'elsewhere' | 'showElsewhere' | 'dropElsewhere'>;

/** Another window has changed the record of this form. */
export function ElsewhereNotice({ handle }: { handle: ElsewhereHandle }): ReactElement | null {
  const t = useTexts();
  const format = useFormat();
  const { elsewhere } = handle;
  if (!elsewhere) return null;
  const { kind, isMain, at } = elsewhere;
  const window = t(isMain ? 'forms.elsewhere.main' : 'forms.elsewhere.other');
  return (
    <ElsewhereBar
      onDismiss={handle.dropElsewhere}
      {...(kind === 'waiting' && { action: { label: t('forms.elsewhere.show'), run: handle.showElsewhere } })}
    >
      <IsolatedValues>{t(`forms.elsewhere.${kind}`, { window, time: format.time(at) })}</IsolatedValues>
    </ElsewhereBar>
  );
}
