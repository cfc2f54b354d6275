import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { KeptDraft } from '@renderer/ui/form/drafts/kept-draft';
import { useDraft } from '@renderer/ui/form/drafts/use-draft';
import type { CellPatch } from '@renderer/ui/grid/model/grid-types';
import type { Product } from '@shared/contract/catalogue/products';
import type { BulkWriteRow } from '@shared/contract/desktop/bulk-writes';
import type { WrittenField } from '@shared/domain/product-writes';
import { findWrittenProblems, toCombinations, toWriteRow, type WantedValues } from '@shared/products/product-changes';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { z } from 'zod';
import { tablePath } from './table-choice';
import type { TableKey } from './table-rows';
import { type JudgedRow, judgeCombination, judgeRow, type TypedCells, toRowId, unfold } from './table-rules';

type Typed = Readonly<Record<string, TypedCells>>;

/** A draft of an earlier version, or a damaged one, is not shown as a table. */
const kept = z.object({
  rows: z.array(z.looseObject({ id: z.number(), code: z.string(), product_images: z.array(z.looseObject({ url: z.string() })) })).min(1),
  typed: z.record(z.string(), z.record(z.string(), z.union([z.number(), z.string(), z.null()]))),
});

const draftRef = { screen: 'products.table', record: null };
const noSecrets: readonly string[] = [];

interface ChangedProduct {
  product: Product;
  own: JudgedRow;
  /** By their keys. */
  combinations: ReadonlyMap<string, JudgedRow>;
}

export interface TableValues {
  formId: string;
  /** Null until there is something to show. */
  products: readonly Product[] | null;
  typed: Typed;
  change(patches: readonly CellPatch<TableKey>[]): void;
  show(products: readonly Product[]): void;
  /** Products that are shown with their combinations. */
  unfolded: ReadonlySet<number>;
  /** Those that differ from what the shop holds. */
  changed: readonly ChangedProduct[];
  /** What a save would write. */
  toRows(): BulkWriteRow[];
  /** Forgets what was typed; the products stay. */
  discard(): void;
  offered: KeptDraft | null;
  /** False where nothing could be made of it. */
  restoreOffer(): boolean;
  dropOffer(): void;
}

/** What the table holds between the products and the draft on the disk, as a form does. */
export function useTableValues(): TableValues {
  const t = useTexts();
  const formId = useId();
  const [products, setProducts] = useState<readonly Product[] | null>(null);
  const [typed, setTyped] = useState<Typed>({});
  const draft = useDraft({ ref: draftRef, title: t('navigation.productTable'), path: tablePath, enabled: true, secrets: noSecrets });
  const unfolded = useMemo(() => unfold(products ?? []), [products]);
  const changed = useMemo(
    () => (products ?? []).flatMap((product) => toChanged(product, unfolded.has(product.id), typed)),
    [products, unfolded, typed],
  );
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
    typed,
    change: useCallback(
      (patches) =>
        setTyped((before) => {
          const next: Record<string, TypedCells> = { ...before };
          for (const { id, key, value } of patches) next[id] = { ...next[id], [key as WrittenField]: value };
          return next;
        }),
      [],
    ),
    show: setProducts,
    unfolded,
    changed,
    toRows: () => changed.flatMap((one) => toPlanned(one) ?? []),
    discard,
    offered: usable,
    restoreOffer() {
      const content = kept.safeParse(usable?.content?.values).data;
      if (!content) return false;
      draft.replaceOffer(null);
      setProducts(content.rows as unknown as Product[]);
      setTyped(content.typed as Typed);
      return true;
    },
    dropOffer: draft.dropOffer,
  };
}

function toChanged(product: Product, isUnfolded: boolean, typed: Typed): ChangedProduct[] {
  const own = judgeRow(product, typed[product.id] ?? {}, isUnfolded);
  const all = isUnfolded ? toCombinations(product) : [];
  const judged = all.flatMap((combination) => {
    const cells = typed[toRowId(product.id, combination.key)];
    return cells ? [[combination.key, judgeCombination(product, combination, cells)] as const] : [];
  });
  const combinations = new Map(judged.filter(([, { changed }]) => changed.size > 0));
  return own.changed.size + combinations.size > 0 ? [{ product, own, combinations }] : [];
}

/** Null while anything of it is wrong. */
function toPlanned({ product, own, combinations }: ChangedProduct): BulkWriteRow | null {
  const isWrong = [own, ...combinations.values()].some(({ changed, wanted }) => changed.size > 0 && wanted === null);
  if (isWrong) return null;
  const wanted = Object.fromEntries([...combinations].map(([key, judged]) => [key, judged.wanted ?? {}])) as WantedValues['combinations'];
  const row = toWriteRow(product, { own: own.wanted ?? {}, ...(wanted && { combinations: wanted }) });
  return row && findWrittenProblems(product, row.changes).length === 0 ? row : null;
}
