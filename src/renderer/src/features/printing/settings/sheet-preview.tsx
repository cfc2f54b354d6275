import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ZoomInRegular } from '@fluentui/react-icons';
import { useLanguage, usePreferences } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toSheetLanguageText } from '@renderer/shared-components/printing/destination-words';
import { SampleSheet } from '@renderer/shared-components/printing/sheets/sample-sheet';
import { SheetFrame } from '@renderer/shared-components/printing/sheets/sheet-frame';
import { Modal } from '@renderer/ui/feedback/modal';
import { Card } from '@renderer/ui/layout/card';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexColumn, flexGrow, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { cardTitle, smallQuietParagraph } from '@renderer/ui/text/paragraph-styles';
import type { PrintDestination, PrintSettings } from '@shared/contract/printing/print-settings';
import { hasCopies, type Printable } from '@shared/domain/printing/printable';
import { toSheetLanguages } from '@shared/domain/printing/sheet-languages';
import { type ReactElement, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type SettingsValues, toSettings } from './settings-form';

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'start', columnGap: '8px', padding: '12px 16px', ...hairline.blockEnd },
  words: flexGrow,
  title: cardTitle,
  hint: smallQuietParagraph,
  ground: { ...flexColumn, rowGap: '12px', padding: '16px', backgroundColor: tokens.colorNeutralBackground3 },
  cut: { width: '100%', maxWidth: '284px', maxHeight: '420px', marginInline: 'auto', overflow: 'hidden' },
  narrow: { maxWidth: '180px' },
  gray: { filter: 'grayscale(1)' },
  chips: { ...wrappingRow, gap: '6px', padding: '12px 16px', margin: 0, listStyleType: 'none', ...hairline.blockStart },
  chip: {
    paddingInline: '8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '24px',
  },
});

/** Shows a document as it would be printed with the form's current values. */
export function SheetPreview({ document }: { document: Printable }): ReactElement | null {
  const values = useWatch<SettingsValues>();
  // The form isn't filled yet.
  if (values.collation === undefined) return null;
  return <PreviewCard document={document} settings={toSettings(values as SettingsValues)} />;
}

interface PreviewProps {
  document: Printable;
  settings: PrintSettings;
}

function PreviewCard({ document, settings }: PreviewProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const [isLarge, setLarge] = useState(false);
  const destination = settings.routes[document];
  const isNarrow = destination.paper === '80mm' || destination.paper === '4x6in';
  const name = t(`printables.name.${document}`);
  return (
    <Card as="section" aria-label={t('printerSettings.preview.label', { document: name })}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title}>{name}</h2>
          <p className={styles.hint}>{t('printerSettings.preview.hint')}</p>
        </div>
        <Button
          type="button"
          appearance="subtle"
          icon={<ZoomInRegular />}
          aria-label={t('printerSettings.preview.enlarge')}
          title={t('printerSettings.preview.enlarge')}
          onClick={() => setLarge(true)}
        />
      </div>
      <div className={styles.ground}>
        <Sheets document={document} settings={settings} className={mergeClasses(styles.cut, isNarrow && styles.narrow)} />
      </div>
      <Chips document={document} destination={destination} />
      {isLarge && (
        <Modal
          title={name}
          maxWidthPx={900}
          onClose={() => setLarge(false)}
          actions={<Button onClick={() => setLarge(false)}>{t('common.close')}</Button>}
        >
          <Sheets document={document} settings={settings} />
        </Modal>
      )}
    </Card>
  );
}

function Sheets({ document, settings, className }: PreviewProps & { className?: string }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const appLanguage = useLanguage();
  const digits = usePreferences((state) => state.digits);
  const { paper, color, language: choice } = settings.routes[document];
  const name = t(`printables.name.${document}`);
  return (
    <>
      {toSheetLanguages(choice, appLanguage).map((language) => (
        <div key={language} className={mergeClasses(className, !color && styles.gray)}>
          <SheetFrame paper={paper} label={name} role="img">
            <SampleSheet
              document={document}
              language={language}
              profile={settings}
              paper={paper}
              copyMark={0}
              digits={digits}
              pictureUrl={() => null}
            />
          </SheetFrame>
        </div>
      ))}
    </>
  );
}

/** The destination as text. */
function Chips({ document, destination }: { document: Printable; destination: PrintDestination }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const words = [
    t(`printerSettings.paper.${destination.paper}`),
    hasCopies(document) && t('printQueue.queue.copies', { count: destination.copies }),
    toSheetLanguageText(destination.language, t),
    t(destination.color ? 'printerSettings.preview.color' : 'printerSettings.preview.gray'),
  ].filter((word) => word !== false);
  return (
    <ul className={styles.chips}>
      {words.map((word) => (
        <li key={word} className={styles.chip}>
          {word}
        </li>
      ))}
    </ul>
  );
}
