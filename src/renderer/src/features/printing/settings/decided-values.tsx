import type { ManagedFields } from '@renderer/ui/form/form-context';
import type { PrintSettingsView } from '@shared/contract/print-settings';
import { type Printable, printables } from '@shared/domain/printable';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type RouteField, type SettingsValues, toFieldName, toSettingsValues } from './settings-form';

type RouteFieldName = ReturnType<typeof toFieldName<RouteField>>;

interface DecidedField {
  name: RouteFieldName;
  document: Printable;
  field: RouteField;
  where: string;
}

function toDecidedFields({ managed }: PrintSettingsView): DecidedField[] {
  return printables.flatMap((document) => {
    const { where = '', fields = [] } = managed[document] ?? {};
    return fields.map((field) => ({ name: toFieldName(document, field), document, field, where }));
  });
}

/** What IT has written for a route locks what it names. */
export function toManagedFields(view: PrintSettingsView | undefined): ManagedFields {
  return Object.fromEntries((view ? toDecidedFields(view) : []).map(({ name, where }) => [name, { where }]));
}

/** A locked field shows what IT has decided, whatever stood in it before or comes out of a draft or a file. */
export function DecidedValues({ view }: { view: PrintSettingsView }): null {
  const { resetField } = useFormContext<SettingsValues>();
  const decided = toSettingsValues(view).routes;
  const fields = toDecidedFields(view);
  const shown: readonly unknown[] = useWatch<SettingsValues>({ name: fields.map(({ name }) => name) });
  useEffect(() => {
    for (const [index, { name, document, field }] of fields.entries()) {
      const value = decided[document][field];
      if (shown[index] !== value) resetField(name, { defaultValue: value });
    }
  });
  return null;
}
