import { isRecord } from '@shared/domain/is-record';
import { Fragment, type ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';

interface PerRecordProps {
  children: (id: number) => ReactNode;
  /** Where nothing says which record it is; nothing by default. */
  otherwise?: ReactNode;
}

/**
 * A form of its own for each record of a route with `:id`: nothing that is typed, asked or running for one of them reaches another. On a
 * route without an id the navigation state says it, which outlives a reload: the `record` of a list, or the `recordId` of a kept draft.
 */
export function PerRecord({ children, otherwise = null }: PerRecordProps): ReactNode {
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
export function toRecordOfState(state: unknown): { id: number } | null {
  if (!isRecord(state)) return null;
  const { record } = state;
  if (!isRecord(record)) return null;
  return typeof record.id === 'number' ? { ...record, id: record.id } : null;
}
