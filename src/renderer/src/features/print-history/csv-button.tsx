import { Button } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { isolate } from '@renderer/ui/text/isolate';
import type { InputOf } from '@shared/contract/bridge';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Saves every sheet that the filters leave, not only those of the page. */
export function CsvButton({ query }: { query(): InputOf<'history.exportCsv'> }): ReactElement {
  const { t } = useTranslation();
  const language = useLanguage();
  const { send, isPending } = useWrite('history.exportCsv');
  const save = async (): Promise<void> => {
    const result = await send(query());
    if (!result.ok || result.value.path === null) return;
    const file = result.value.path.split(/[/\\]/).at(-1) ?? result.value.path;
    notify.success(t('printHistory.csvSaved', { file: isolate(file, language) }));
  };
  return (
    <Button icon={<ArrowDownload20Regular />} disabledFocusable={isPending} onClick={() => void save()}>
      {t('printHistory.action.csv')}
    </Button>
  );
}
