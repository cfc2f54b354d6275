import { useManaged } from '@renderer/runtime/calls/managed';
import { readKey } from '@renderer/runtime/calls/reads';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { type FormRead, useInitial } from '@renderer/ui/form/form-state';
import type { RecordFormHandle } from '@renderer/ui/form/record/record-form-types';
import { useRecordForm } from '@renderer/ui/form/record/use-record-form';
import { toTabMark } from '@renderer/ui/form/tab-mark';
import { parseInteger } from '@renderer/validation/parse-number';
import type { StationSettings, StationView } from '@shared/contract/printing/station';
import { ok } from '@shared/contract/result';
import { canPrintInBulk } from '@shared/domain/permissions';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import {
  type StationRecord,
  type StationValues,
  stationValuesOf,
  toImportedValues,
  toStationSettings,
  toStationValues,
} from './station-form';
import type { StationTabProps } from './station-tab-props';

const toSettings = ({ settings }: StationView): StationSettings => settings;

/** Combines the two reads of the form's record. */
function useStationRecord(): FormRead<StationRecord> {
  const settings = useRead('station.read', undefined, { failure: 'inPlace', select: toSettings });
  const days = useRead('history.readDays', undefined, { failure: 'inPlace' });
  const data = useMemo(
    () => (settings.data && days.data ? { settings: settings.data, historyDays: days.data.days } : undefined),
    [settings.data, days.data],
  );
  return {
    data,
    error: settings.error ?? days.error,
    refetch: () => Promise.all([settings.refetch(), days.refetch()]),
  };
}

/** The form of the station's settings with its read. */
export function useStationForm({ imported, isBehind, onMark, onQuestion }: StationTabProps): {
  handle: RecordFormHandle<StationValues>;
  read: FormRead<StationRecord>;
} {
  const t = useTexts();
  const client = useQueryClient();
  const read = useStationRecord();
  const areDaysDecided = useManaged('printHistoryDays') !== null;
  // The form shows the failure.
  const { send: saveSettings } = useWrite('station.saveSettings', { failure: 'inPlace' });
  const { send: saveDays } = useWrite('history.saveDays', { failure: 'inPlace' });
  const since = read.data?.settings.since ?? null;
  const schema = useMemo(() => stationValuesOf(since), [since]);
  const handle = useRecordForm<StationValues, null>({
    draft: { screen: 'printing.station', record: null, title: t('stationSettings.title') },
    schema,
    initial: useInitial(read.data, toStationValues),
    needs: canPrintInBulk,
    async save(values, progress) {
      const days = parseInteger(values.historyDays) ?? 0;
      if (!areDaysDecided && days !== read.data?.historyDays) {
        const kept = await saveDays({ days });
        if (!kept.ok) return kept;
        progress.stored({ historyDays: values.historyDays });
        client.setQueryData(readKey('history.readDays', undefined), kept.value);
      }
      const saved = await saveSettings(toStationSettings(values, since));
      if (!saved.ok) return saved;
      client.setQueryData(readKey('station.read', undefined), saved.value);
      return ok(null);
    },
    onSaved: () => notify.success(t('stationSettings.saved')),
  });
  useImported(imported, handle);
  useFront(handle, { isBehind, onQuestion });
  const mark = toTabMark(handle);
  useEffect(() => onMark(mark), [onMark, mark]);
  return { handle, read };
}

/** Puts a file's settings in the fields once, as if they had been entered. */
function useImported(imported: StationSettings | null, { form, isLoading }: RecordFormHandle<StationValues>): void {
  const taken = useRef<StationSettings | null>(null);
  useEffect(() => {
    if (!imported || isLoading || taken.current === imported) return;
    taken.current = imported;
    const values = toImportedValues(imported, form.getValues());
    for (const [name, value] of Object.entries(values)) form.setValue(name as keyof StationValues, value, { shouldDirty: true });
  }, [imported, isLoading, form]);
}

/** Selects the tab when its form has a conflict, or an error of a save that was started before the tab was left. */
function useFront(
  { conflict, form, phase }: RecordFormHandle<StationValues>,
  { isBehind, onQuestion }: Pick<StationTabProps, 'isBehind' | 'onQuestion'>,
): void {
  const hasQuestion =
    conflict !== null || (phase === 'idle' && form.formState.isSubmitted && Object.keys(form.formState.errors).length > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question brings the tab to the front.
  useEffect(() => {
    if (hasQuestion && isBehind) onQuestion();
  }, [hasQuestion]);
}
