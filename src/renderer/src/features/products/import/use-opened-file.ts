import { ask } from '@renderer/runtime/calls/bridge';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toHeads } from '@renderer/shared-components/import/file-heads';
import type { CellPatch } from '@renderer/ui/grid/model/grid-types';
import type { CommaMark } from '@renderer/validation/parse-amount';
import type { Product } from '@shared/contract/catalogue/products';
import type { ColumnLayout, ReadTable } from '@shared/contract/desktop/imports';
import type { WrittenField } from '@shared/domain/product-writes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { bulkWritePath } from '../bulk-writes/bulk-write-path';
import { startProductWrites } from '../bulk-writes/start-product-writes';
import { type TypedLines, toPlan, withPatches } from '../grid/product-lines';
import { toReadings } from './column-readings';
import { findProducts, type ProductIndex } from './find-products';
import { findHeads, guessColumns } from './guess-columns';
import { type ColumnTarget, toFields } from './import-columns';
import { type ImportRow, isPreselected, isSelectable } from './import-rows';
import { useImportRows } from './use-import-rows';
import { useRestored } from './use-restored';

interface OpenedFile {
  name: string;
  table: ReadTable;
  index: ProductIndex;
  /** The mappings of earlier files. */
  layouts: readonly ColumnLayout[];
}

/** The mapping of the file's columns: guessed at first, then corrected by the user. */
function useFileColumns({ table: { rows }, index, layouts }: OpenedFile) {
  const [headAt, setHeadAt] = useState(() => findHeads(rows, layouts));
  const [targets, setTargets] = useState<readonly ColumnTarget[]>(() => guessColumns(rows, { headAt, layouts, keys: index }));
  const [keepsEmpty, setKeepsEmpty] = useState(true);
  const [commas, setCommas] = useState<ReadonlyMap<number, CommaMark>>(new Map());
  return {
    /** Line of the heads, from 0 on; -1 if the file has none. */
    headAt,
    targets,
    keepsEmpty,
    commas,
    setKeepsEmpty,
    setHeads(at: number): void {
      setHeadAt(at);
      setTargets(guessColumns(rows, { headAt: at, layouts, keys: index }));
    },
    setTarget: (at: number, target: ColumnTarget): void =>
      setTargets((before) => before.map((one, column) => (column === at ? target : one))),
    setComma: (at: number, comma: CommaMark): void => setCommas((before) => new Map([...before, [at, comma]])),
  };
}

export type FileColumns = ReturnType<typeof useFileColumns>;

/** The file's lines beside their products, with the user's corrections and selection. */
function useFileRows({ table, index }: OpenedFile, { headAt, targets, keepsEmpty, commas }: FileColumns) {
  const { rows } = table;
  const [given, setGiven] = useState<ReadonlyMap<number, Product>>(new Map());
  const [typed, setTyped] = useState<TypedLines>({});
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { found, lost } = useMemo(
    () => findProducts(rows.slice(headAt + 1), targets, { index, firstLine: headAt + 2, given }),
    [rows, headAt, targets, index, given],
  );
  const readings = useMemo(() => toReadings(table, { targets, headAt, found, commas }), [table, targets, headAt, found, commas]);
  const restored = useRestored(table, targets);
  const importRows = useImportRows({ rows, found, targets, readings, restored, keepsEmpty, typed });
  const isTaken = (row: ImportRow): boolean => isSelectable(row) && (ticks.get(row.id) ?? isPreselected(row));
  return {
    rows: importRows,
    lost,
    readings,
    isTaken,
    taken: importRows.filter(isTaken),
    errors: importRows.filter(({ status }) => status === 'error').length,
    hasTyped: Object.keys(typed).length > 0,
    change: (patches: readonly CellPatch<WrittenField>[]): void => setTyped((before) => withPatches(before, patches)),
    take: (ids: readonly string[], isOn: boolean): void =>
      setTicks((before) => new Map([...before, ...ids.map((id) => [id, isOn] as const)])),
    match: (line: number, product: Product): void => setGiven((before) => new Map([...before, [line, product]])),
    /** Retains the corrections of fields that the file still has a column for. */
    keepTyped(fields: ReadonlySet<WrittenField>): void {
      setTyped((before) =>
        Object.fromEntries(
          Object.entries(before).map(([id, cells]) => [
            id,
            Object.fromEntries(Object.entries(cells).filter(([field]) => fields.has(field as WrittenField))),
          ]),
        ),
      );
    },
  };
}

export type FileRows = ReturnType<typeof useFileRows>;

/** An opened file on its way through the steps, until its changes are written. */
export function useOpenedFile(file: OpenedFile) {
  const t = useTexts();
  const formId = useId();
  const client = useQueryClient();
  const navigate = useNavigate();
  const columns = useFileColumns(file);
  const rows = useFileRows(file, columns);
  const [step, setStep] = useState<'columns' | 'differences'>('columns');
  const [isSaving, setSaving] = useState(false);

  useEffect(() => {
    unsavedWork.put(formId, { title: t('navigation.productImport'), discard: () => undefined });
    return () => unsavedWork.remove(formId);
  }, [formId, t]);

  function showDifferences(): void {
    const { headAt, targets } = columns;
    if (headAt >= 0) void ask('imports.saveColumns', { heads: toHeads(file.table.rows[headAt] ?? []), targets: [...targets] });
    rows.keepTyped(toFields(targets));
    setStep('differences');
  }

  /** Prompts first if the user has corrected values that would be lost. */
  async function leaveFor(next: () => void): Promise<void> {
    if (rows.hasTyped && !(await unsavedWork.confirmLeaving(formId))) return;
    next();
  }

  async function write(): Promise<void> {
    const plan = toPlan(rows.taken);
    if (plan.length === 0 || isSaving) return;
    setSaving(true);
    const isBegun = await startProductWrites(client, { kind: 'import', source: file.name.slice(0, 300), rows: plan }, (id) => {
      unsavedWork.remove(formId);
      void navigate(bulkWritePath(id));
    });
    if (!isBegun) setSaving(false);
  }

  return { formId, columns, rows, step, isSaving, showDifferences, showColumns: () => setStep('columns'), leaveFor, write };
}
