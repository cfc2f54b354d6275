import { request } from '@renderer/runtime/calls/bridge';
import type { ReadName } from '@renderer/runtime/calls/reads';
import { useFreshRead } from '@renderer/runtime/calls/use-fresh-read';
import { useMemo } from 'react';
import type { FormRead } from '../form-state';
import type { RecordEditingDefinition } from './record-form-definition';

type RecordRead<Row> = RecordEditingDefinition<never, Row>['edit']['read'];

/** The record as its definition finds it; `handedOver` takes the place of every read. */
export function useRecordRead<Row>(read: RecordRead<Row>, id: number, handedOver: Row | null): FormRead<Row | null> {
  const { call, toInput, toRow, otherwise } = read;
  const first = useFound<Row>(call, toInput(id), { enabled: handedOver === null, id, toRow });
  const isElsewhere = otherwise !== undefined && first.data === null;
  const second = useFound<Row>(call, (otherwise ?? toInput)(id), { enabled: isElsewhere, id, toRow });
  if (handedOver !== null) return { ...first, data: handedOver, error: null };
  return isElsewhere ? second : first;
}

/** The same, asked of the server now. */
export async function requestRecord<Row>({ call, toInput, toRow, otherwise }: RecordRead<Row>, id: number): Promise<Row | null> {
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
