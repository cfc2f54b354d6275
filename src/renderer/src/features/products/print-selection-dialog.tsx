import { Checkbox, MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ListDestination } from '@renderer/shared-components/printing/list-destination';
import { PrintDialog } from '@renderer/shared-components/printing/print-dialog';
import { usePrintDraft } from '@renderer/shared-components/printing/use-print-draft';
import { usePrintable } from '@renderer/shared-components/printing/use-printable';
import { FailureState } from '@renderer/ui/feedback/error-state';
import { NumberInput } from '@renderer/ui/inputs/number-input';
import { ReadingProgress } from '@renderer/ui/list/full/reading-progress';
import { useFullListView } from '@renderer/ui/list/full/use-full-list';
import { softParagraph } from '@renderer/ui/text/text-styles';
import { parseInteger } from '@renderer/validation/parse-number';
import type { PriceTag, RequestOf } from '@shared/contract/printing/print-requests';
import { type SelectionKind, tagsPerPage, toListLabel } from '@shared/domain/printing/printable';
import { type ReactElement, useState } from 'react';

const useStyles = makeStyles({
  text: softParagraph,
  start: { maxWidth: '220px' },
});

export interface PrintSelectionDialogProps {
  document: SelectionKind;
  question: RequestOf<SelectionKind>['question'];
  ids: readonly number[];
  onClose(): void;
}

/** The dialog before a document of the selected products is printed. */
export function PrintSelectionDialog({ document, question, ids, onClose }: PrintSelectionDialogProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const tags = useTagOptions();
  const [madeAt] = useState(() => new Date());
  const { print, savePdf, isPending } = usePrintable();
  const { data: whole } = useFullListView(question);
  const isWhole = whole !== undefined && whole.of !== null;
  const asked = { document, question, ids: [...ids] };
  const { data, error, refetch } = usePrintDraft<SelectionKind>(asked, isWhole);
  const draft = isWhole && !error ? (data ?? null) : null;
  const products = draft?.products ?? [];
  const { options } = tags;
  const canPrint = products.length > 0 && options !== null;
  const preview = draft &&
    canPrint && { kind: document, ...draft, name: toListLabel(document, madeAt), options, madeAt: madeAt.toISOString(), madeBy: '' };
  const send = async (): Promise<void> => {
    if (options && (await print({ ...asked, options }))) onClose();
  };
  return (
    <PrintDialog
      guide="price-tags"
      title={t(`printables.name.${document}`)}
      action={canPrint ? t(`printables.printSelection.${document}`, { count: products.length }) : null}
      isPending={isPending}
      preview={preview || null}
      onPrint={() => void send()}
      onSavePdf={() => options && void savePdf({ ...asked, options })}
      onClose={onClose}
    >
      <p className={styles.text}>{t(`printables.selectionIntro.${document}`)}</p>
      <TagChoices {...tags} />
      {!isWhole && <ReadingProgress question={question} reading={whole?.reading ?? { kind: 'none' }} />}
      {error && <FailureState title={t('products.counting.readFailed')} failure={error.failure} onRetry={() => void refetch()} />}
      {draft && <TagNotes products={products} />}
      {products.length > 0 && <ListDestination document={document} />}
    </PrintDialog>
  );
}

function useTagOptions() {
  const format = useFormat();
  const [start, setStart] = useState(() => format.number(1));
  const [hasLines, setLines] = useState(true);
  const number = parseInteger(start);
  const options = number !== null && number >= places.first && number <= places.last ? { start: number, hasLines } : null;
  return { start, setStart, hasLines, setLines, number, options };
}

/** Positions of tags on a page. */
const places = { first: 1, last: tagsPerPage };

function TagChoices({ start, setStart, hasLines, setLines, number, options }: ReturnType<typeof useTagOptions>): ReactElement {
  const t = useTexts();
  const format = useFormat();
  const styles = useStyles();
  return (
    <>
      <div className={styles.start}>
        <NumberInput
          label={t('printables.tags.start')}
          hint={t('printables.tags.startHint', places)}
          error={options ? undefined : t('printables.tags.wrongStart', places)}
          value={start}
          number={number}
          min={places.first}
          max={places.last}
          onChange={setStart}
          onStep={(next) => setStart(format.number(next))}
        />
      </div>
      <Checkbox label={t('printables.tags.lines')} checked={hasLines} onChange={(_event, { checked }) => setLines(checked === true)} />
    </>
  );
}

/** Shows which products lack data on their tags. */
function TagNotes({ products }: { products: readonly PriceTag[] }): ReactElement {
  const t = useTexts();
  const withoutPrice = products.filter(({ priceFils }) => priceFils === 0).length;
  const withoutCode = products.filter(({ code }) => code === '').length;
  const notes = [
    products.length === 0 && t('printables.tags.none'),
    withoutPrice > 0 && t('printables.tags.withoutPrice', { count: withoutPrice }),
    withoutCode > 0 && t('printables.tags.withoutCode', { count: withoutCode }),
  ].filter((note) => note !== false);
  return (
    <>
      {notes.map((note) => (
        <MessageBar key={note} intent="warning" layout="multiline">
          <MessageBarBody>{note}</MessageBarBody>
        </MessageBar>
      ))}
    </>
  );
}
