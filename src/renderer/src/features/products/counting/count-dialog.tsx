import { Checkbox, MessageBar, MessageBarBody, makeStyles, RadioGroup } from '@fluentui/react-components';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ListDestination } from '@renderer/shared-components/printing/list-destination';
import { PrintDialog } from '@renderer/shared-components/printing/print-dialog';
import { usePrintDraft } from '@renderer/shared-components/printing/use-print-draft';
import { usePrintable } from '@renderer/shared-components/printing/use-printable';
import { ChoiceCard } from '@renderer/ui/controls/choice-card';
import { Titled } from '@renderer/ui/controls/titled';
import { FailureState } from '@renderer/ui/feedback/error-state';
import { stack } from '@renderer/ui/layout/layout-styles';
import { ReadingProgress } from '@renderer/ui/list/full/reading-progress';
import { useFullListView } from '@renderer/ui/list/full/use-full-list';
import { softParagraph } from '@renderer/ui/text/text-styles';
import type { FullListQuery } from '@shared/contract/desktop/full-lists';
import type { CountOptions } from '@shared/contract/printing/print-requests';
import { countSortings, toListLabel } from '@shared/domain/printing/printable';
import { type ReactElement, useState } from 'react';

const useStyles = makeStyles({
  text: softParagraph,
  group: { ...stack.gap4, minWidth: 0 },
  count: { fontVariantNumeric: 'tabular-nums' },
});

export interface CountDialogProps {
  /** The list's current query. */
  view: FullListQuery;
  ticked: readonly number[];
  onClose(): void;
}

interface CountChoices {
  isOfTicked: boolean;
  options: CountOptions;
}

/** The products of the sheet, and its preview; `draft` is null until the full list is loaded. */
function useCountSheet({ view, ticked }: Pick<CountDialogProps, 'view' | 'ticked'>, { isOfTicked, options }: CountChoices) {
  const [madeAt] = useState(() => new Date());
  const { group: _group, ...rest } = view;
  const question = { ...rest, list: 'products.list' as const, page: 1 };
  const asked = { document: 'countSheet' as const, question, ids: isOfTicked ? [...ticked] : null };
  const { data: whole } = useFullListView(question);
  const isWhole = whole !== undefined && whole.of !== null;
  const { data, error, refetch } = usePrintDraft<'countSheet'>(asked, isWhole);
  const draft = isWhole && !error ? (data ?? null) : null;
  const { isDeleted = false, search = '', filters } = rest;
  const sheet = draft && {
    kind: 'countSheet' as const,
    ...draft,
    name: toListLabel('countSheet', madeAt),
    which: { isTicked: isOfTicked, isDeleted, search, conditions: filters },
    options,
    madeAt: madeAt.toISOString(),
    madeBy: '',
  };
  return { wanted: { ...asked, options }, whole, isWhole, sheet, error, refetch };
}

/** The dialog before a count sheet is printed: which products, their order, and whether the stock is shown. */
export function CountDialog({ view, ticked, onClose }: CountDialogProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const [isOfTicked, setOfTicked] = useState(ticked.length > 0);
  const [options, setOptions] = useState<CountOptions>({ sorting: 'category', isBlind: false });
  const { print, savePdf, isPending } = usePrintable();
  const { wanted, whole, isWhole, sheet, error, refetch } = useCountSheet({ view, ticked }, { isOfTicked, options });
  const count = sheet?.products.length ?? 0;
  const send = async (): Promise<void> => {
    if (await print(wanted)) onClose();
  };
  return (
    <PrintDialog
      guide="stock"
      title={t('printables.name.countSheet')}
      action={count > 0 ? t('products.counting.print', { count }) : null}
      isPending={isPending}
      preview={count > 0 ? sheet : null}
      onPrint={() => void send()}
      onSavePdf={() => void savePdf(wanted)}
      onClose={onClose}
    >
      <p className={styles.text}>{t('products.counting.intro')}</p>
      {ticked.length > 0 && (
        <WhichProducts
          counts={{ ticked: ticked.length, view: isWhole ? whole?.totalItems : undefined }}
          isOfTicked={isOfTicked}
          onChange={setOfTicked}
        />
      )}
      <Sorting value={options.sorting} onChange={(sorting) => setOptions({ ...options, sorting })} />
      <Checkbox
        label={t('products.counting.blind')}
        checked={options.isBlind}
        onChange={(_event, { checked }) => setOptions({ ...options, isBlind: checked === true })}
      />
      {!isWhole && <ReadingProgress question={wanted.question} reading={whole?.reading ?? { kind: 'none' }} />}
      {error && <FailureState title={t('products.counting.readFailed')} failure={error.failure} onRetry={() => void refetch()} />}
      {sheet && count === 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('products.counting.none')}</MessageBarBody>
        </MessageBar>
      )}
      {count > 0 && <ListDestination document="countSheet" />}
    </PrintDialog>
  );
}

interface WhichProductsProps {
  /** Number of products of each choice; undefined until the full list is loaded. */
  counts: Record<'ticked' | 'view', number | undefined>;
  isOfTicked: boolean;
  onChange: (isOfTicked: boolean) => void;
}

function WhichProducts({ counts, isOfTicked, onChange }: WhichProductsProps): ReactElement {
  const t = useTexts();
  const format = useFormat();
  const styles = useStyles();
  return (
    <Titled title={t('products.counting.which')}>
      {(titleId) => (
        <RadioGroup
          className={styles.group}
          aria-labelledby={titleId}
          value={isOfTicked ? 'ticked' : 'view'}
          onChange={(_event, { value }) => onChange(value === 'ticked')}
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
  );
}

function Sorting({ value, onChange }: { value: CountOptions['sorting']; onChange(sorting: CountOptions['sorting']): void }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  return (
    <Titled title={t('printLists.sorting')}>
      {(titleId) => (
        <RadioGroup
          className={styles.group}
          aria-labelledby={titleId}
          value={value}
          onChange={(_event, { value: sorting }) => onChange(sorting as CountOptions['sorting'])}
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
  );
}
