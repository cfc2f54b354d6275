import { MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { GridRegular, TextBulletListSquareRegular } from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { SegmentedChoice } from '@renderer/ui/controls/segmented-choice';
import { useUndo } from '@renderer/ui/form/blocks/use-undo';
import type { FieldView } from '@renderer/ui/form/field/field-views';
import { useFieldMessage, useFormField } from '@renderer/ui/form/field/form-field';
import { ShownPictures } from '@renderer/ui/form/field/shown-value';
import { useFieldView } from '@renderer/ui/form/field/use-field-view';
import { FormSection } from '@renderer/ui/form/form-section';
import { useRowRefusal } from '@renderer/ui/form/row-refusal';
import { FacetFilters } from '@renderer/ui/grid/facet-filters';
import { type FacetFilter, useFacetFilter } from '@renderer/ui/grid/use-facet-filter';
import { FieldFrame } from '@renderer/ui/inputs/field-frame';
import { wrappingRow } from '@renderer/ui/layout/layout-styles';
import { quietParagraph } from '@renderer/ui/text/paragraph-styles';
import { isRecord } from '@shared/domain/is-record';
import type { Fils } from '@shared/domain/money';
import type { CombinationKey } from '@shared/products/combinations';
import { type CombinationEntry, isSold } from '@shared/products/product-body';
import { type ComponentProps, memo, type ReactElement, useMemo, useRef, useState } from 'react';
import { type FieldError, useFormState } from 'react-hook-form';
import type { ProductValues } from '../product-form';
import { type ChoiceActions, useChoice } from '../use-choice';
import type { ProductVariants } from '../variants/use-product-variants';
import { type CardActions, CombinationCards, type EntryErrors } from './combination-card';
import { CombinationGrid, useFacets } from './combination-grid';
import { PicturesDrawer } from './pictures-drawer';
import { SameSwitches } from './same-switches';
import { type CombinationRow, useCombinationRows } from './use-combination-rows';
import { useSharedValues } from './use-shared-values';

const views = ['cards', 'grid'] as const;
type CombinationsView = (typeof views)[number];

const storageKey = 'combinationsView';

function readView(): CombinationsView {
  try {
    const stored = window.localStorage.getItem(storageKey);
    return views.find((view) => view === stored) ?? 'grid';
  } catch {
    return 'grid';
  }
}

/** The way combinations are shown, remembered on this computer. */
function useCombinationsView(): [CombinationsView, (view: CombinationsView) => void] {
  const [view, setView] = useState(readView);
  const change = (next: CombinationsView): void => {
    setView(next);
    try {
      window.localStorage.setItem(storageKey, next);
    } catch {
      // If the storage is full or forbidden, the choice isn't remembered.
    }
  };
  return [view, change];
}

/** Names of combinations and their values outside of the cards and the grid, such as in the conflict dialog. */
function useCombinationTexts(variants: ProductVariants): FieldView {
  const t = useTexts();
  return {
    label: t('productForm.combinations'),
    rowLabel: (_path, entry) => variants.nameOfKey((entry as CombinationEntry).key),
    show: (value) =>
      Array.isArray(value)
        ? value.map((entry: CombinationEntry) => <Entry key={entry.key} entry={entry} name={variants.nameOfKey(entry.key)} />)
        : isEntry(value) && <Entry entry={value} />,
  };
}

function isEntry(value: unknown): value is CombinationEntry {
  return isRecord(value) && 'isLeftOut' in value;
}

function Entry({ entry, name }: { entry: CombinationEntry; name?: string }): ReactElement {
  const t = useTexts();
  const format = useFormat();
  const { amount, price, isLeftOut, images } = entry;
  const words = [
    name,
    isLeftOut && t('productForm.leftOut'),
    amount !== null && `${t('productForm.amount')} ${typeof amount === 'number' ? format.number(amount) : amount}`,
    price !== null && (typeof price === 'number' ? format.money(price as Fils) : price),
  ].filter(Boolean);
  return (
    <div>
      {words.join(t('forms.separator'))}
      {images.length > 0 && <ShownPictures urls={images} />}
    </div>
  );
}

const useStyles = makeStyles({
  quiet: quietParagraph,
  filters: { ...wrappingRow, gap: '8px', marginBlockEnd: '12px' },
});

/** The combinations of the chosen values, as cards or in a grid (checklist PRD-14, PRD-15). */
export const CombinationsSection = memo(function CombinationsSection({ variants }: { variants: ProductVariants }): ReactElement {
  const t = useTexts();
  const [view, setView] = useCombinationsView();
  return (
    <FormSection
      id="combinations"
      title={t('productForm.combinations')}
      hint={view === 'grid' ? t('productForm.combinationsHint', { edit: 'F2' }) : t('productForm.cardsHint')}
      action={
        <SegmentedChoice
          name="combinations-view"
          label={t('productForm.view')}
          value={view}
          options={[
            { value: 'cards', text: t('productForm.cards'), icon: <TextBulletListSquareRegular aria-hidden />, widthPx: 88 },
            { value: 'grid', text: t('productForm.grid'), icon: <GridRegular aria-hidden />, widthPx: 88 },
          ]}
          onChange={setView}
        />
      }
    >
      <Combinations variants={variants} view={view} />
    </FormSection>
  );
});

const noEntries: ProductValues['combinations'] = [];

function Combinations({ variants, view }: { variants: ProductVariants; view: CombinationsView }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const { field, error, isReadOnly, isFrozen } = useFormField('combinations', 'table');
  useFieldView('combinations', useCombinationTexts(variants));
  const combinations = (field.value ?? noEntries) as ProductValues['combinations'];
  const actions = useChoice(variants.order);
  const rows = useCombinationRows(combinations, variants);
  const filter = useFacetFilter(useFacets(rows, variants));
  const shared = useSharedValues();
  const [open, setOpen] = useState<CombinationKey | null>(null);
  const cardActions = useCardActions(actions, setOpen);
  const { defaultValues, isSubmitted } = useFormState<ProductValues>();
  const stored = (defaultValues?.combinations ?? []) as ProductValues['combinations'];
  const message = useCombinationMessage(error, (at) => variants.nameOfKey(combinations[Number(at)]?.key ?? ''), view);
  if (combinations.length === 0) return <p className={styles.quiet}>{t('productForm.noCombinations')}</p>;
  const areAmountsUnknown = stored.length > 0 && stored.every((entry) => entry.isLeftOut || entry.amount === null);
  const drawn = { rows, shared, variants, filter, actions: cardActions };
  return (
    <>
      {areAmountsUnknown && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('productForm.amountsUnknown')}</MessageBarBody>
        </MessageBar>
      )}
      <SameSwitches actions={actions} />
      <FieldFrame label="" error={message} isGroup>
        {view === 'grid' ? (
          <CombinationGrid
            {...drawn}
            isReadOnly={isFrozen}
            open={open}
            showsMissing={isSubmitted}
            onChange={(patches) => actions.patch(patches)}
          />
        ) : (
          <CardsView {...drawn} errorsOf={toErrorsOf(combinations, error)} isReadOnly={isReadOnly} isFrozen={isFrozen} />
        )}
      </FieldFrame>
      {!shared.all_image && (
        <PicturesDrawer
          rows={rows.filter(({ entry }) => isSold(entry))}
          open={open}
          variants={variants}
          isReadOnly={isReadOnly}
          savedCountOf={(key) => stored.find((entry) => entry.key === key)?.images.length ?? 0}
          onOpen={setOpen}
          onChange={(keys, images) =>
            actions.changeEntries((entry) => (keys.includes(entry.key) ? { ...entry, images: [...images] } : entry))
          }
        />
      )}
    </>
  );
}

/** The field's own error. In the grid, also the first error of a row, because only cards show their own errors. */
function useCombinationMessage(error: FieldError | undefined, nameOf: (at: string) => string, view: CombinationsView) {
  const ownMessage = useFieldMessage(error?.type === undefined ? undefined : error);
  const refusal = useRowRefusal(error, nameOf);
  return ownMessage ?? (view === 'grid' ? refusal : undefined);
}

/** The cards, with a filter above many of them. */
function CardsView({ filter, rows, ...props }: ComponentProps<typeof CombinationCards> & { filter: FacetFilter }): ReactElement {
  const styles = useStyles();
  const { shown } = filter;
  return (
    <>
      {filter.facets.length > 0 && rows.length > 8 && (
        <div className={styles.filters}>
          <FacetFilters filter={filter} />
        </div>
      )}
      <CombinationCards {...props} rows={shown ? rows.filter(({ entry }) => shown.has(entry.key)) : rows} />
    </>
  );
}

function toErrorsOf(combinations: ProductValues['combinations'], error: FieldError | undefined) {
  const errors = Array.isArray(error) ? (error as (EntryErrors | undefined)[]) : [];
  const byKey = new Map(errors.flatMap((one, index) => (one && combinations[index] ? [[combinations[index].key, one] as const] : [])));
  return ({ entry }: CombinationRow): EntryErrors | undefined => byKey.get(entry.key);
}

function useCardActions(actions: ChoiceActions, openPictures: (key: CombinationKey) => void): CardActions {
  const t = useTexts();
  const tellCopied = useUndo(actions.restore);
  const latest = useRef(tellCopied);
  latest.current = tellCopied;
  return useMemo(
    () => ({
      change: (key, part) => actions.changeEntries((entry) => (entry.key === key ? { ...entry, ...part } : entry)),
      setLeftOut: (key, isLeftOut) => actions.changeEntries((entry) => (entry.key === key ? { ...entry, isLeftOut } : entry)),
      copyToAll(key) {
        const { combinations } = actions.read();
        actions.copyToAll(key);
        latest.current(t('productForm.copiedToAll', { count: combinations.filter(isSold).length - 1 }), combinations);
      },
      openPictures,
    }),
    [actions, openPictures, t],
  );
}
