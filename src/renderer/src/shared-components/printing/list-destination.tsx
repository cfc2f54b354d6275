import { Button, makeStyles } from '@fluentui/react-components';
import { Print20Regular } from '@fluentui/react-icons';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexGrow, flexRow } from '@renderer/ui/layout/layout-styles';
import type { PrintSettings } from '@shared/contract/printing/print-settings';
import type { Printable } from '@shared/domain/printing/printable';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { toSheetLanguageText } from './destination-words';
import { toPrinterSettingsPath } from './printer-settings-path';
import { useDestinationText } from './use-destination-text';

const useStyles = makeStyles({
  root: { ...flexRow, columnGap: '8px' },
  words: flexGrow,
});

/** Shows a document's destination with a link to change it; renders nothing until it is loaded. */
export function ListDestination({ document }: { document: Printable }): ReactElement | null {
  const { data: settings } = useRead('printing.readSettings', undefined, { failure: 'inPlace' });
  return settings ? <Destination document={document} settings={settings} /> : null;
}

function Destination({ document, settings }: { document: Printable; settings: PrintSettings }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const navigate = useNavigate();
  const destination = useDestinationText(document, settings);
  const { language } = settings.routes[document];
  const change = (): void => void navigate(toPrinterSettingsPath(document));
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing of it is a field.
    <div className={styles.root} role="group" aria-label={t('printLists.where')}>
      <Print20Regular aria-hidden />
      <span className={styles.words}>{[destination, toSheetLanguageText(language, t)].join(t('forms.separator'))}</span>
      <Button size="small" appearance="subtle" onClick={change}>
        {t('printLists.change')}
      </Button>
    </div>
  );
}
