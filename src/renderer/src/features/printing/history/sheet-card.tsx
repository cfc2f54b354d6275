import { makeStyles, tokens } from '@fluentui/react-components';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toSheetLanguageText } from '@renderer/shared-components/printing/destination-words';
import { Sheet } from '@renderer/shared-components/printing/sheets/sheet';
import { SheetFrame } from '@renderer/shared-components/printing/sheets/sheet-frame';
import { TitledCard } from '@renderer/ui/layout/titled-card';
import { isolate } from '@renderer/ui/text/isolate';
import { quietText, softParagraph } from '@renderer/ui/text/text-styles';
import { toMediaPath } from '@shared/contract/desktop/media';
import type { HistoryDetails } from '@shared/contract/printing/print-history';
import { printableFacts } from '@shared/domain/printing/printable';
import type { ReactElement, ReactNode } from 'react';
import { toPrintedByInFull } from './sheet-bar';

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '16px',
    rowGap: '8px',
    margin: 0,
    padding: '4px 20px 16px',
  },
  name: quietText,
  value: { margin: 0, textAlign: 'end', overflowWrap: 'anywhere' },
  ground: {
    padding: '16px',
    backgroundColor: tokens.colorNeutralBackground3,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
  note: softParagraph,
});

/** Details of the print, how long it is stored, and the sheet itself as it was printed. */
export function SheetCard({ sheet }: { sheet: HistoryDetails }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const language = useLanguage();
  const asItIs = (text: string): string => text;
  const facts: [string, ReactNode][] = [
    [t('printHistory.details.printer'), <bdi key="printer">{sheet.printerName}</bdi>],
    [
      t('printHistory.details.paper'),
      // Each part is isolated, so that a size between two languages stays in place.
      [t(`printerSettings.paper.${sheet.paper}`), format.number(sheet.copies), toSheetLanguageText(sheet.language, t)]
        .map((value) => isolate(value, language))
        .join(t('forms.separator')),
    ],
    [t('printHistory.details.by'), <bdi key="by">{toPrintedByInFull(sheet.by, t, asItIs)}</bdi>],
    [t('printHistory.details.keptUntil'), format.date(sheet.keptUntil)],
  ];
  return (
    <TitledCard isToTheEdge title={t('printHistory.details.sheet')}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </dl>
      <div className={styles.ground}>
        <Preview sheet={sheet} />
      </div>
    </TitledCard>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }): ReactElement {
  const styles = useStyles();
  return (
    <>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
    </>
  );
}

/** Renders the printed document from the stored data, or shows why it isn't available. */
function Preview({ sheet }: { sheet: HistoryDetails }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const { document, printed, paper, language, reprint, isSheetKept } = sheet;
  if (!printed) {
    const isOfItself = document === 'testPage' || printableFacts[document].of === 'product';
    const reason = !isSheetKept ? 'notKept' : isOfItself ? 'noOrder' : 'unreadable';
    return <p className={styles.note}>{t(`printHistory.details.noSheet.${reason}`)}</p>;
  }
  const { kind, head, color: _color, ...data } = printed;
  return (
    <SheetFrame paper={paper} role="img" label={t('printHistory.details.preview', { document: t(`printables.name.${kind}`) })}>
      <Sheet {...data} document={kind} language={language} profile={head} paper={paper} copyMark={reprint} pictureUrl={toMediaPath} />
    </SheetFrame>
  );
}
