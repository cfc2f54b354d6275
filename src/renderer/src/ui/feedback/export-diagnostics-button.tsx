import { Button } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons';
import { ask } from '@renderer/runtime/calls/bridge';
import { notify } from '@renderer/runtime/notices/notify';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { type ReactElement, useState } from 'react';

/** Shown beside a reference for support, because support needs the report next. */
export function ExportDiagnosticsButton(): ReactElement {
  const t = useTexts();
  const [isRunning, setRunning] = useState(false);
  const exportReport = async (): Promise<void> => {
    setRunning(true);
    const result = await ask('diagnostics.export', undefined);
    setRunning(false);
    if (!result.ok) notify.failure(result.error);
    else if (result.value.path !== null) notify.success(t('shell.report.exported'));
  };
  return (
    <Button appearance="subtle" icon={<ArrowDownload20Regular />} disabledFocusable={isRunning} onClick={() => void exportReport()}>
      {t('shell.report.export')}
    </Button>
  );
}
