import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { StoredDraft } from '@renderer/ui/form/drafts/stored-draft';
import { useDraft } from '@renderer/ui/form/drafts/use-draft';
import type { CellPatch } from '@renderer/ui/grid/model/grid-types';
import type { Product } from '@shared/contract/catalogue/products';
import type { BulkWriteRow } from '@shared/contract/desktop/bulk-writes';
import type { WrittenField } from '@shared/domain/product-writes';
import { findWrittenProblems } from '@shared/products/product-changes';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { z } from 'zod';
import type { ProductKey } from '../grid/product-grid';
import { type TypedLines, toPlan, withPatches } from '../grid/product-lines';
import { flattenRows } from '../grid/product-rules';
import { tablePath } from './table-choice';
import { type TableLine, useTableLines } from './table-rows';

/** Checks a draft, which may be damaged or of an earlier version. */
const storedTable = z.object({
  rows: z.array(z.looseObject({ id: z.number(), code: z.string(), product_images: z.array(z.looseObject({ url: z.string() })) })).min(1),
  typed: z.record(z.string(), z.record(z.string(), z.union([z.number(), z.string(), z.null()]))),
});

const draftRef = { screen: 'products.table', record: null };
const noSecrets: readonly string[] = [];
const noProducts: readonly Product[] = [];

export interface TableValues {
  formId: string;
  /** Null until the products are loaded. */
  products: readonly Product[] | null;
  lines: readonly TableLine[];
  change(patches: readonly CellPatch<ProductKey>[]): void;
  show(products: readonly Product[]): void;
  /** Products that are shown with their combinations. */
  unfolded: ReadonlySet<number>;
  /** Lines that differ from the shop's values. */
  changed: readonly TableLine[];
  /** The rows that a save would write. */
  toRows(): BulkWriteRow[];
  /** Reverts all changes; the products stay. */
  discard(): void;
  offered: StoredDraft | null;
  /** Returns false if the draft can't be used. */
  restoreOffer(): boolean;
  dropOffer(): void;
}

/** The table's values between the products and the draft on disk, as in a form. */
export function useTableValues(): TableValues {
  const t = useTexts();
  const [products, setProducts] = useState<readonly Product[] | null>(null);
  const [typed, setTyped] = useState<TypedLines>({});
  const draft = useDraft({ ref: draftRef, title: t('navigation.productTable'), path: tablePath, enabled: true, secrets: noSecrets });
  const unfolded = useMemo(() => flattenRows(products ?? []), [products]);
  const lines = useTableLines(products ?? noProducts, unfolded, typed);
  const changed = useMemo(() => lines.filter(({ judged }) => judged.changed.size > 0), [lines]);
  useKeptDraft(draft, { products, typed, hasUnsaved: changed.length > 0 });
  const { forget } = draft;
  const discard = useCallback(() => {
    forget();
    setTyped({});
  }, [forget]);
  const formId = useUnsavedTable(changed.length > 0, { discard, flush: draft.flush });
  const offered = useUsableOffer(draft.offered);
  return {
    formId,
    products,
    lines,
    change: useCallback((patches) => setTyped((before) => withPatches(before, patches as readonly CellPatch<WrittenField>[])), []),
    show: setProducts,
    unfolded,
    changed,
    toRows: () => toPlanned(changed),
    discard,
    offered,
    restoreOffer() {
      const content = storedTable.safeParse(offered?.content?.values).data;
      if (!content) return false;
      draft.replaceOffer(null);
      setProducts(content.rows as unknown as Product[]);
      setTyped(content.typed as TypedLines);
      return true;
    },
    dropOffer: draft.dropOffer,
  };
}

interface DraftValues {
  products: readonly Product[] | null;
  typed: TypedLines;
  hasUnsaved: boolean;
}

/** Stores the changes as a draft while there are any. */
function useKeptDraft({ keep, forgetOwn }: ReturnType<typeof useDraft>, { products, typed, hasUnsaved }: DraftValues): void {
  // Without descriptions, which are long; each product is read again before it's written.
  const slim = useMemo(() => products?.map((product) => ({ ...product, description_en: '', description_ar: '' })), [products]);
  useEffect(() => {
    if (hasUnsaved && slim) keep({ values: { rows: slim, typed }, baseline: { rows: slim, typed: {} } });
    else forgetOwn();
  }, [hasUnsaved, slim, typed, keep, forgetOwn]);
}

/** Registers the table as unsaved work, and returns its id there. */
function useUnsavedTable(hasUnsaved: boolean, work: { discard(): void; flush: ReturnType<typeof useDraft>['flush'] }): string {
  const t = useTexts();
  const formId = useId();
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    if (!hasUnsaved) return;
    unsavedWork.put(formId, {
      title: t('navigation.productTable'),
      discard: () => latest.current.discard(),
      keep: () => latest.current.flush(),
    });
    return () => unsavedWork.remove(formId);
  }, [hasUnsaved, formId, t]);
  return formId;
}

/** Removes the content of a draft that is damaged or of an earlier version. */
function useUsableOffer(offered: StoredDraft | null): StoredDraft | null {
  return useMemo(
    () => (offered?.content && !storedTable.safeParse(offered.content.values).success ? { ...offered, content: null } : offered),
    [offered],
  );
}

/** Leaves out products with any error. */
function toPlanned(changed: readonly TableLine[]): BulkWriteRow[] {
  const wrong = new Set(changed.filter(({ judged }) => judged.wanted === null).map(({ product }) => product));
  const products = new Map(changed.map(({ product }) => [product.id, product]));
  return toPlan(changed.filter(({ product }) => !wrong.has(product))).filter(({ id, changes }) => {
    const product = products.get(id);
    return product !== undefined && findWrittenProblems(product, changes).length === 0;
  });
}
