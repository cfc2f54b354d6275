import { isRowStale } from '@renderer/runtime/calls/cached-rows';
import { notify } from '@renderer/runtime/notices/notify';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useListReturn } from '@renderer/ui/list/state/use-list-return';
import { isRecord } from '@shared/domain/is-record';
import type { Translate } from '@shared/i18n/translate';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Navigate, useLocation, useNavigationType, useParams } from 'react-router-dom';
import { FormState } from '../form-state';
import { RecordForm } from './record-form';
import type { RecordEditingDefinition, RecordFormDefinition } from './record-form-definition';
import { useNewRecord, useStoredRecord } from './use-defined-form';

interface PerRecordProps {
  children: (id: number) => ReactNode;
  /** Rendered if no record is named; nothing by default. */
  otherwise?: ReactNode;
}

/**
 * Mounts a separate form for each record of a route with `:id`, so that no input, question, or request of one reaches another. On a route
 * without an id, the navigation state names the record and survives a reload: the `record` of a list, or the `recordId` of a draft.
 */
function PerRecord({ children, otherwise = null }: PerRecordProps): ReactNode {
  const { id: written } = useParams();
  const { state } = useLocation();
  const id = written === undefined ? (toRecordOfState(state)?.id ?? toRecordId(state)) : Number(written);
  return id === undefined ? otherwise : <Fragment key={id}>{children(id)}</Fragment>;
}

function toRecordId(state: unknown): number | undefined {
  if (!isRecord(state)) return undefined;
  return typeof state.recordId === 'number' ? state.recordId : undefined;
}

/** Returns the row that a list passed to a form; null if there is none. */
function toRecordOfState(state: unknown): { id: number } | null {
  if (!isRecord(state)) return null;
  const { record } = state;
  if (!isRecord(record)) return null;
  return typeof record.id === 'number' ? { ...record, id: record.id } : null;
}

interface AddProps<Values extends FieldValues, Row> {
  form: RecordFormDefinition<Values, Row>;
}

interface EditProps<Values extends FieldValues, Row> {
  form: RecordEditingDefinition<Values, Row>;
}

/**
 * The page for a new record. Save and cancel lead back to the list. With an id as `duplicateOf` in the navigation state, it starts as a
 * copy of that record, if the definition supports copies.
 */
export function AddRecord<Values extends FieldValues, Row>({ form }: AddProps<Values, Row>): ReactElement {
  const t = useTexts();
  const backToList = useListReturn(form.list);
  const [copyOf] = useState(toCopyOf(useLocation().state));
  const { handle, copied } = useNewRecord(form, backToList, copyOf);
  const page = (
    <RecordForm handle={handle} onCancel={backToList} {...toFrame(form, t)}>
      <form.Fields record={null} />
    </RecordForm>
  );
  if (!copied) return page;
  return (
    <FormState read={copied} backTo={`/${form.list}`} goneText={form.edit.goneText(t)}>
      {page}
    </FormState>
  );
}

function toCopyOf(state: unknown): number | null {
  if (!isRecord(state)) return null;
  return typeof state.duplicateOf === 'number' ? state.duplicateOf : null;
}

function toFrame(
  { saveLabel, Preview }: Pick<RecordEditingDefinition<FieldValues, unknown>, 'saveLabel' | 'Preview'>,
  t: Translate,
): { saveLabel?: string; preview?: ReactElement } {
  return { ...(saveLabel && { saveLabel: saveLabel(t) }), ...(Preview && { preview: <Preview /> }) };
}

/**
 * The page of the record that is named by the route's `:id`, or by the navigation state where the route has none (`PerRecord`). With `view:
 * true` in the navigation state it is read-only (OP-71).
 */
export function EditRecord<Values extends FieldValues, Row>({ form }: EditProps<Values, Row>): ReactElement {
  const t = useTexts();
  const list = `/${form.list}`;
  const words = form.edit.unnamedText?.(t);
  const back = words === undefined ? <Navigate to={list} replace /> : <Left to={list} text={words} />;
  return <PerRecord otherwise={back}>{(id) => <Stored form={form} id={id} />}</PerRecord>;
}

function Stored<Values extends FieldValues, Row>({ form, id }: EditProps<Values, Row> & { id: number }): ReactElement {
  const t = useTexts();
  const onSaved = useListReturn(form.list);
  const handedOver = useHandedOver<Row>(id, form.edit);
  const { handle, read } = useStoredRecord(form, id, { onSaved, isView: isView(useLocation().state), handedOver });
  // Unsaved input stays on screen, even if the record no longer exists.
  if (form.edit.isLeftWhenGone && read.data === null && !handle.hasUnsaved) {
    return <Left to={`/${form.list}`} text={form.edit.goneText(t)} />;
  }
  return (
    <FormState read={read} backTo={`/${form.list}`} goneText={form.edit.goneText(t)}>
      <RecordForm handle={handle} {...toFrame(form, t)}>
        <form.Fields record={read.data ?? null} />
      </RecordForm>
    </FormState>
  );
}

/** Returns the row that the list passed. Rows of older history entries, and rows that a write has made stale, are ignored. */
function useHandedOver<Row>(
  id: number,
  { acceptsNavigationState = false, read }: Pick<RecordEditingDefinition<never, Row>['edit'], 'acceptsNavigationState' | 'read'>,
): Row | null {
  const { state } = useLocation();
  const client = useQueryClient();
  const isPushed = useNavigationType() === 'PUSH';
  const [row] = useState(() =>
    acceptsNavigationState && isPushed && !isRowStale(client, read.call, id) ? toSecondInstanceData(state, id) : null,
  );
  return row as Row | null;
}

function toSecondInstanceData(state: unknown, id: number): unknown {
  const record = toRecordOfState(state);
  return record?.id === id ? record : null;
}

function Left({ to, text }: { to: string; text: string }): ReactElement {
  const [told] = useState(text);
  useEffect(() => notify.warning(told), [told]);
  return <Navigate to={to} replace />;
}

function isView(state: unknown): boolean {
  return isRecord(state) && state.view === true;
}
