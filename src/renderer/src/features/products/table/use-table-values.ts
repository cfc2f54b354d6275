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

/** A draft of an earlier version, or a damaged one, is not shown as a table. */
const kept = z.object({
  rows: z.array(z.looseObject({ id: z.number(), code: z.string(), product_images: z.array(z.looseObject({ url: z.string() })) })).min(1),
  typed: z.record(z.string(), z.record(z.string(), z.union([z.number(), z.string(), z.null()]))),
});

const draftRef = { screen: 'products.table', record: null };
const noSecrets: readonly string[] = [];
const noProducts: readonly Product[] = [];

export interface TableValues {
  formId: string;
  /** Null until there is something to show. */
  products: readonly Product[] | null;
  lines: readonly TableLine[];
  change(patches: readonly CellPatch<ProductKey>[]): void;
  show(products: readonly Product[]): void;
  /** Products that are shown with their combinations. */
  unfolded: ReadonlySet<number>;
  /** Those that differ from what the shop holds. */
  changed: readonly TableLine[];
  /** What a save would write. */
  toRows(): BulkWriteRow[];
  /** Forgets what was typed; the products stay. */
  discard(): void;
  offered: StoredDraft | null;
  /** False where nothing could be made of it. */
  restoreOffer(): boolean;
  dropOffer(): void;
}

/** What the table holds between the products and the draft on the disk, as a form does. */
export function useTableValues(): TableValues {
  const t = useTexts();
  const formId = useId();
  const [products, setProducts] = useState<readonly Product[] | null>(null);
  const [typed, setTyped] = useState<TypedLines>({});
  const draft = useDraft({ ref: draftRef, title: t('navigation.productTable'), path: tablePath, enabled: true, secrets: noSecrets });
  const unfolded = useMemo(() => flattenRows(products ?? []), [products]);
  const lines = useTableLines(products ?? noProducts, unfolded, typed);
  const changed = useMemo(() => lines.filter(({ judged }) => judged.changed.size > 0), [lines]);
  const { keep, forgetOwn, forget, flush } = draft;
  const hasUnsaved = changed.length > 0;

  // Texts are long, and each product is read again before it is written.
  const slim = useMemo(() => products?.map((product) => ({ ...product, description_en: '', description_ar: '' })), [products]);
  useEffect(() => {
    if (hasUnsaved && slim) keep({ values: { rows: slim, typed }, baseline: { rows: slim, typed: {} } });
    else forgetOwn();
  }, [hasUnsaved, slim, typed, keep, forgetOwn]);

  const discard = useCallback(() => {
    forget();
    setTyped({});
  }, [forget]);
  const latest = useRef({ discard, flush });
  latest.current = { discard, flush };
  useEffect(() => {
    if (!hasUnsaved) return;
    unsavedWork.put(formId, {
      title: t('navigation.productTable'),
      discard: () => latest.current.discard(),
      keep: () => latest.current.flush(),
    });
    return () => unsavedWork.remove(formId);
  }, [hasUnsaved, formId, t]);

  const { offered } = draft;
  const usable = useMemo(
    () => (offered?.content && !kept.safeParse(offered.content.values).success ? { ...offered, content: null } : offered),
    [offered],
  );
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
    offered: usable,
    restoreOffer() {
      const content = kept.safeParse(usable?.content?.values).data;
      if (!content) return false;
      draft.replaceOffer(null);
      setProducts(content.rows as unknown as Product[]);
      setTyped(content.typed as TypedLines);
      return true;
    },
    dropOffer: draft.dropOffer,
  };
}

/** Without products of which anything is wrong. */
function toPlanned(changed: readonly TableLine[]): BulkWriteRow[] {
  const wrong = new Set(changed.filter(({ judged }) => judged.wanted === null).map(({ product }) => product));
  const products = new Map(changed.map(({ product }) => [product.id, product]));
  return toPlan(changed.filter(({ product }) => !wrong.has(product))).filter(({ id, changes }) => {
    const product = products.get(id);
    return product !== undefined && findWrittenProblems(product, changes).length === 0;
  });
}
