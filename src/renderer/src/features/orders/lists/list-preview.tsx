import { makeStyles } from '@fluentui/react-components';
import { ListSheet } from '@renderer/parts/printing/sheets/list-sheet';
import { SheetFrame } from '@renderer/parts/printing/sheets/sheet-frame';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useLanguage, usePreferences } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toMediaPath } from '@shared/contract/desktop/media';
import type { ListDraft, ListOptions } from '@shared/contract/printing/print-requests';
import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import { type ListKind, toFittingPaper, toListLabel } from '@shared/domain/printing/printable';
import { toSheetLanguages } from '@shared/domain/printing/sheet-languages';
import { type ReactElement, useState } from 'react';

const useStyles = makeStyles({
  root: { maxHeight: '520px', overflowY: 'auto' },
});

interface ListPreviewProps {
  document: ListKind;
  draft: ListDraft;
  orders: readonly OrderSnapshot[];
  options: ListOptions;
}

/** The sheet as it would come out now; one of them where it comes out in both languages. */
export function ListPreview({ document, draft, orders, options }: ListPreviewProps): ReactElement | null {
  const t = useTexts();
  const styles = useStyles();
  const appLanguage = useLanguage();
  const digits = usePreferences((state) => state.digits);
  const [madeAt] = useState(() => new Date());
  const { data: settings } = useRead('printing.readSettings', undefined, { failure: 'inPlace' });
  if (!settings) return null;
  const destination = settings.routes[document];
  const paper = toFittingPaper(document, destination.paper);
  const [language] = toSheetLanguages(destination.language, appLanguage);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the keyboard.
    <section className={styles.root} tabIndex={0} aria-label={t('printLists.preview')}>
      <SheetFrame paper={paper} role="img" label={t('printLists.preview')}>
        <ListSheet
          document={document}
          name={toListLabel(document, madeAt)}
          orders={orders}
          goods={draft.goods}
          options={options}
          language={language}
          profile={settings}
          paper={paper}
          copyMark={0}
          digits={digits}
          pictureUrl={toMediaPath}
          madeAt={madeAt.toISOString()}
          madeBy={draft.madeBy}
          {...(draft.asOf !== null && { asOf: draft.asOf })}
        />
      </SheetFrame>
    </section>
  );
}
