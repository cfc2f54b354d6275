import { makeStyles, tokens } from '@fluentui/react-components';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useLanguage, usePreferences } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toMediaPath } from '@shared/contract/desktop/media';
import type { PrintedData } from '@shared/contract/printing/printed-sheet';
import { toFittingPaper } from '@shared/domain/printing/printable';
import { toSheetLanguages } from '@shared/domain/printing/sheet-languages';
import type { ReactElement } from 'react';
import { Sheet } from './sheets/sheet';
import { SheetFrame } from './sheets/sheet-frame';

const useStyles = makeStyles({
  ground: { minWidth: 0, padding: '16px', borderRadius: tokens.borderRadiusXLarge, backgroundColor: tokens.colorNeutralBackground3 },
  sheet: { maxHeight: '520px', overflowY: 'auto' },
});

/** The sheet as it would come out now; one of them where it comes out in both languages. */
export function PrintPreview({ data: { kind, ...data } }: { data: PrintedData }): ReactElement | null {
  const t = useTexts();
  const styles = useStyles();
  const appLanguage = useLanguage();
  const digits = usePreferences((state) => state.digits);
  const { data: settings } = useRead('printing.readSettings', undefined, { failure: 'inPlace' });
  if (!settings) return null;
  const destination = settings.routes[kind];
  const paper = toFittingPaper(kind, destination.paper);
  const [language] = toSheetLanguages(destination.language, appLanguage);
  return (
    <div className={styles.ground}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the keyboard. */}
      <section className={styles.sheet} tabIndex={0} aria-label={t('printLists.preview')}>
        <SheetFrame paper={paper} role="img" label={t('printLists.preview')}>
          <Sheet
            {...data}
            document={kind}
            language={language}
            profile={settings}
            paper={paper}
            copyMark={0}
            digits={digits}
            pictureUrl={toMediaPath}
          />
        </SheetFrame>
      </section>
    </div>
  );
}
