import { Checkbox, MessageBar, MessageBarBody, makeStyles, RadioGroup } from '@fluentui/react-components';
import { ListDestination } from '@renderer/parts/printing/list-destination';
import { PrintDialog } from '@renderer/parts/printing/print-dialog';
import { usePrintDraft } from '@renderer/parts/printing/use-print-draft';
import { usePrintable } from '@renderer/parts/printing/use-printable';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ChoiceCard } from '@renderer/ui/controls/choice-card';
import { Titled } from '@renderer/ui/controls/titled';
import { FailureState } from '@renderer/ui/feedback/error-state';
import { stack } from '@renderer/ui/layout/layout-styles';
import { ReadingProgress } from '@renderer/ui/list/whole/reading-progress';
import { useWholeView } from '@renderer/ui/list/whole/use-whole';
import { softParagraph } from '@renderer/ui/text/text-styles';
import type { WholeQuestion } from '@shared/contract/desktop/whole-lists';
import type { CountOptions } from '@shared/contract/printing/print-requests';
import { countSortings, toListLabel } from '@shared/domain/printing/printable';
import { type ReactElement, useState } from 'react';

const useStyles = makeStyles({
  text: softParagraph,
  group: { ...stack.gap4, minWidth: 0 },
  count: { fontVariantNumeric: 'tabular-nums' },
});

export interface CountDialogProps {
  /** What the list shows. */
  view: WholeQuestion;
  ticked: readonly number[];
  onClose(): void;
}

/** Asked before a count sheet is printed: which products, in which order, and whether their stock stands on it. */
export function CountDialog({ view, ticked, onClose }: CountDialogProps): ReactElement {
  const t = useTexts();
  const format = useFormat();
  const styles = useStyles();
  const [isOfTicked, setOfTicked] = useState(ticked.length > 0);
  const [madeAt] = useState(() => new Date());
  const [options, setOptions] = useState<CountOptions>({ sorting: 'category', isBlind: false });
  const { print, savePdf, isPending } = usePrintable();
  const { group: _group, ...question } = view;
  const wanted = {
    document: 'countSheet' as const,
    question: { ...question, list: 'products.list' as const, page: 1 },
    ids: isOfTicked ? [...ticked] : null,
    options,
  };
  const { data: whole } = useWholeView(wanted.question);
  const isWhole = whole !== undefined && whole.of !== null;
  const asked = { document: 'countSheet' as const, question: wanted.question, ids: wanted.ids };
  const { data, error, refetch } = usePrintDraft<'countSheet'>(asked, isWhole);
  const draft = isWhole && !error ? (data ?? null) : null;
  const products = draft?.products ?? [];
  const { isDeleted = false, search = '', filters } = question;
  const preview = draft &&
    products.length > 0 && {
      kind: 'countSheet' as const,
      ...draft,
      name: toListLabel('countSheet', madeAt),
      which: { isTicked: isOfTicked, isDeleted, search, conditions: filters },
      options,
      madeAt: madeAt.toISOString(),
      madeBy: '',
    };
  const counts = { ticked: ticked.length, view: isWhole ? whole.totalItems : undefined };
  const send = async (): Promise<void> => {
    if (await print(wanted)) onClose();
  };
  return (
    <PrintDialog
      guide="stock"
      title={t('printables.name.countSheet')}
      action={products.length > 0 ? t('products.counting.print', { count: products.length }) : null}
      isPending={isPending}
      preview={preview || null}
      onPrint={() => void send()}
      onSavePdf={() => void savePdf(wanted)}
      onClose={onClose}
    >
      <p className={styles.text}>{t('products.counting.intro')}</p>
      {ticked.length > 0 && (
        <Titled title={t('products.counting.which')}>
          {(titleId) => (
            <RadioGroup
              className={styles.group}
              aria-labelledby={titleId}
              value={isOfTicked ? 'ticked' : 'view'}
              onChange={(_event, { value }) => setOfTicked(value === 'ticked')}
            >
              {(['ticked', 'view'] as const).map((one) => (
                <ChoiceCard
                  key={one}
                  value={one}
                  name={t(`lists.export.${one}`)}
                  after={counts[one] !== undefined && <span className={styles.count}>{format.number(counts[one])}</span>}
                />
              ))}
            </RadioGroup>
          )}
        </Titled>
      )}
      <Titled title={t('printLists.sorting')}>
        {(titleId) => (
          <RadioGroup
            className={styles.group}
            aria-labelledby={titleId}
            value={options.sorting}
            onChange={(_event, { value }) => setOptions({ ...options, sorting: value as CountOptions['sorting'] })}
          >
            {countSortings.map((sorting) => (
              <ChoiceCard
                key={sorting}
                value={sorting}
                name={t(sorting === 'list' ? 'products.counting.asInList' : `printLists.sortings.${sorting}`)}
                hint={t(sorting === 'list' ? 'products.counting.asInListHint' : `printLists.sortingHints.${sorting}`)}
              />
            ))}
          </RadioGroup>
        )}
      </Titled>
      <Checkbox
        label={t('products.counting.blind')}
        checked={options.isBlind}
        onChange={(_event, { checked }) => setOptions({ ...options, isBlind: checked === true })}
      />
      {!isWhole && <ReadingProgress question={wanted.question} reading={whole?.reading ?? { kind: 'none' }} />}
      {error && <FailureState title={t('products.counting.readFailed')} failure={error.failure} onRetry={() => void refetch()} />}
      {draft && products.length === 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('products.counting.none')}</MessageBarBody>
        </MessageBar>
      )}
      {products.length > 0 && <ListDestination document="countSheet" />}
    </PrintDialog>
  );
}
