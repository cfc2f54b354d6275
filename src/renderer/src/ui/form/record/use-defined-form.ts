import { request } from '@renderer/runtime/calls/bridge';
import { changeRow } from '@renderer/runtime/calls/cached-rows';
import { needsOf, readsTouchedBy } from '@renderer/runtime/calls/call-facts';
import type { ReadName, WriteName } from '@renderer/runtime/calls/reads';
import { useFreshRead } from '@renderer/runtime/calls/use-fresh-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { usePermission } from '@renderer/runtime/state/use-permission';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { isolate } from '@renderer/ui/text/isolate';
import type { InputOf } from '@shared/contract/tables/bridge';
import { isRecord } from '@shared/domain/is-record';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type FormRead, useInitial } from '../form-state';
import type { RecordEditingDefinition, RecordFormDefinition } from './record-form-definition';
import type { RecordFormHandle, RecordFormOptions } from './record-form-types';
import { useReread, wholeOf } from './reread';
import { useRecordForm } from './use-record-form';

type RecordRead<Row> = RecordEditingDefinition<never, Row>['edit']['read'];

/** Loads the record as its definition states; `handedOver` replaces every read. */
function useRecordRead<Row>(read: RecordRead<Row>, id: number, handedOver: Row | null): FormRead<Row | null> {
  const { call, toInput, toRow, otherwise } = read;
  const first = useFound<Row>(call, toInput(id), { enabled: handedOver === null, id, toRow });
  const isElsewhere = otherwise !== undefined && first.data === null;
  const second = useFound<Row>(call, (otherwise ?? toInput)(id), { enabled: isElsewhere, id, toRow });
  if (handedOver !== null) return { ...first, data: handedOver, error: null };
  return isElsewhere ? second : first;
}

/** Loads the record from the server, bypassing the cache. */
async function requestRecord<Row>({ call, toInput, toRow, otherwise }: RecordRead<Row>, id: number): Promise<Row | null> {
  const row = toRow(await request(call, toInput(id)), id);
  return row === null && otherwise ? toRow(await request(call, otherwise(id)), id) : row;
}

interface FindOptions<Row> extends Pick<RecordRead<Row>, 'toRow'> {
  id: number;
  enabled: boolean;
}

function useFound<Row>(
  call: ReadName,
  input: ReturnType<RecordRead<Row>['toInput']>,
  { enabled, id, toRow }: FindOptions<Row>,
): FormRead<Row | null> {
  const { data, error, refetch } = useFreshRead(call, input, { enabled });
  const row = useMemo(() => (data === undefined ? undefined : toRow(data, id)), [data, id, toRow]);
  return { data: row, error, refetch };
}

interface NewRecord<Values extends FieldValues, Row> {
  handle: RecordFormHandle<Values>;
  /** The read of the copied record; null for a form without a copy. */
  copied: FormRead<Row | null> | null;
}

/** The form of a new record by its definition. `copyOf`: id of the record that it starts with. */
export function useNewRecord<Values extends FieldValues, Row>(
  definition: RecordFormDefinition<Values, Row>,
  onSaved: () => void,
  copyOf: number | null = null,
): NewRecord<Values, Row> {
  const t = useTexts();
  const [search] = useSearchParams();
  const { add, edit } = definition;
  const { call, toRow } = edit.read;
  const id = add.toCopy ? copyOf : null;
  const { data, error, refetch } = useFreshRead(call, edit.read.toInput(id ?? 0), { enabled: id !== null });
  const row = useMemo(() => (data === undefined || id === null ? undefined : toRow(data, id)), [data, id, toRow]);
  const navigate = useNavigate();
  const mayOpen = usePermission(edit.needs ?? needsOf(edit.call));
  const { send } = useWrite(add.call, {
    failure: 'inPlace',
    success: add.success(t),
    action: (answer) => {
      const stored = toStoredId(answer);
      if (!add.open || !mayOpen || stored === null) return undefined;
      const path = add.open.path(stored);
      return { label: add.open.label(t), run: () => void navigate(path) };
    },
  });
  const handle = useRecordForm<Values>({
    ...useCommonOptions(definition),
    draft: { screen: toScreen(definition.list, 'add'), record: null, title: add.title(t) },
    schema: add.schema,
    initial: useMemo(() => {
      if (id === null) return add.empty(search);
      return row ? (add.toCopy?.(row) ?? null) : null;
    }, [add, search, id, row]),
    needs: add.needs ?? needsOf(add.call),
    save: (values) => send(add.toInput(values)),
    onSaved: (_saved, _values, isLeaving) => !isLeaving && onSaved(),
  });
  return { handle, copied: id === null ? null : { data: row, error, refetch } };
}

/** A server may respond without the record. */
function toStoredId(answer: unknown): number | null {
  if (!isRecord(answer)) return null;
  return typeof answer.id === 'number' ? answer.id : null;
}

interface StoredRecord<Values extends FieldValues, Row> {
  handle: RecordFormHandle<Values>;
  read: FormRead<Row | null>;
}

interface StoredOptions<Row> {
  onSaved: () => void;
  isView?: boolean;
  /** A row that is shown without a read. */
  handedOver?: Row | null;
}

/** The form of an existing record: loaded, compared before a save, and saved. */
export function useStoredRecord<Values extends FieldValues, Row>(
  definition: RecordEditingDefinition<Values, Row>,
  id: number,
  { onSaved, isView = false, handedOver = null }: StoredOptions<Row>,
): StoredRecord<Values, Row> {
  const t = useTexts();
  const language = useLanguage();
  const client = useQueryClient();
  const { edit } = definition;
  const read = useRecordRead(edit.read, id, handedOver);
  const row = read.data;
  const { send } = useWrite(edit.call, {
    failure: 'inPlace',
    success: edit.success(t),
    onSuccess: (_answer, sent) => edit.inList && showInList(client, edit.inList, id, sent),
  });
  const { reread, latest } = useReread(async () => wholeRecord(await requestRecord(edit.read, id), edit.toUnreadable), edit.toValues);
  const title = edit.title(t);
  const handle = useRecordForm<Values>({
    ...useCommonOptions(definition),
    draft: {
      screen: toScreen(definition.list, 'edit'),
      record: String(id),
      title: row ? t('forms.titleOf', { title, name: isolate(edit.nameOf(row), language) }) : title,
    },
    schema: useMemo(() => edit.toSchema(row ?? null), [edit, row]),
    initial: useInitial(row, edit.toValues),
    needs: edit.needs ?? needsOf(edit.call),
    isView,
    ...(row && edit.toUnreadable && { unreadable: { call: edit.read.call, rows: edit.toUnreadable(row) } }),
    save: (values) => send(edit.toInput(values, id, latest() ?? row ?? null)),
    toSent: (values) => edit.toInput(values, id, latest() ?? row ?? null),
    reread,
    isTouched: (touched) => (touched.id ?? id) === id && readsTouchedBy(touched.name as WriteName).includes(edit.read.call),
    onSaved: (_saved, _values, isLeaving) => !isLeaving && onSaved(),
  });
  return { handle, read };
}

function wholeRecord<Row>(row: Row | null, toUnreadable?: RecordEditingDefinition<never, Row>['edit']['toUnreadable']): Row | null {
  if (row !== null && toUnreadable) wholeOf({ rows: [], unreadable: [...toUnreadable(row)] });
  return row;
}

function showInList<Row>(
  client: QueryClient,
  { call, toChanged }: NonNullable<RecordEditingDefinition<never, Row>['edit']['inList']>,
  id: number,
  sent: InputOf<WriteName>,
): void {
  changeRow<Row & { id: number }>(client, call, id, (row) => ({ ...row, ...toChanged(row, sent) }));
}

function useCommonOptions<Values extends FieldValues, Row>({
  secrets,
  fieldOfServer,
  readFailure,
  onInvalid,
}: RecordEditingDefinition<Values, Row>): Pick<
  RecordFormOptions<Values, unknown>,
  'secrets' | 'fieldOfServer' | 'readFailure' | 'onInvalid'
> {
  const t = useTexts();
  return {
    ...(secrets && { secrets }),
    ...(fieldOfServer && { fieldOfServer }),
    ...(readFailure && { readFailure }),
    ...(onInvalid && { onInvalid: (errors) => onInvalid(errors, t) }),
  };
}

/** Returns `home.products.edit` for the list at `home/products`. */
function toScreen(list: string, kind: 'add' | 'edit'): string {
  return `${list.replaceAll('/', '.')}.${kind}`;
}
