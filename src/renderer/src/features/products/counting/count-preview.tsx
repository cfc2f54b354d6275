import { makeStyles, tokens } from '@fluentui/react-components';
import { CountSheet } from '@renderer/parts/printing/sheets/count-sheet';
import { SheetFrame } from '@renderer/parts/printing/sheets/sheet-frame';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useLanguage, usePreferences } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { CountDraft } from '@shared/contract/printing/print-requests';
import type { InputOf } from '@shared/contract/tables/bridge';
import { toFittingPaper, toListLabel } from '@shared/domain/printing/printable';
import { toSheetLanguages } from '@shared/domain/printing/sheet-languages';
import { type ReactElement, useState } from 'react';

const useStyles = makeStyles({
  ground: { minWidth: 0, padding: '16px', borderRadius: tokens.borderRadiusXLarge, backgroundColor: tokens.colorNeutralBackground3 },
  sheet: { maxHeight: '520px', overflowY: 'auto' },
});

interface CountPreviewProps {
  draft: CountDraft;
  wanted: InputOf<'printing.enqueueCount'>;
}

/** The sheet as it would come out now; one of them where it comes out in both languages. */
export function CountPreview({ draft, wanted: { question, ids, options } }: CountPreviewProps): ReactElement | null {
  const t = useTexts();
  const styles = useStyles();
  const appLanguage = useLanguage();
  const digits = usePreferences((state) => state.digits);
  const [madeAt] = useState(() => new Date());
  const { data: settings } = useRead('printing.readSettings', undefined, { failure: 'inPlace' });
  if (!settings) return null;
  const destination = settings.routes.countSheet;
  const paper = toFittingPaper('countSheet', destination.paper);
  const [language] = toSheetLanguages(destination.language, appLanguage);
  const { isDeleted = false, search = '', conditions } = question;
  return (
    <div className={styles.ground}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the keyboard. */}
      <section className={styles.sheet} tabIndex={0} aria-label={t('printLists.preview')}>
        <SheetFrame paper={paper} role="img" label={t('printLists.preview')}>
          <CountSheet
            {...draft}
            name={toListLabel('countSheet', madeAt)}
            which={{ isTicked: ids !== null, isDeleted, search, conditions }}
            options={options}
            language={language}
            profile={settings}
            paper={paper}
            copyMark={0}
            digits={digits}
            madeAt={madeAt.toISOString()}
            madeBy=""
          />
        </SheetFrame>
      </section>
    </div>
  );
}
