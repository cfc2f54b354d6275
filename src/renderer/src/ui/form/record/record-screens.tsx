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
  /** Where nothing says which record it is; nothing by default. */
  otherwise?: ReactNode;
}

/**
 * A form of its own for each record of a route with `:id`: nothing that is typed, asked or running for one of them reaches another. On a
 * route without an id the navigation state says it, which outlives a reload: the `record` of a list, or the `recordId` of a kept draft.
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

/** The row that a list hands over to a form; null where there is none. */
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
 * The page on which a new record is made; saved or given up, it leads back to the list. With an id as `duplicateOf` in its navigation state
 * it begins as a copy of that record, where the definition makes one.
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
 * The page of the record that the route's `:id` names, or its navigation state where the route has none (`PerRecord`). Opened with
 * `view: true` as navigation state it only shows it (OP-71).
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
  // What was typed stays where it is, whatever became of the record.
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

/**
 * The row that the list has handed over on the way here. Not taken for the record is what an older entry of the history still holds, and what
 * a write has made stale.
 */
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
