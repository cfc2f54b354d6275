import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ReactNode } from 'react';
import type { FormParts } from '../use-form-parts';
import type { FieldViews } from './field-views';
import { ShownValue } from './shown-value';

interface FieldWords {
  /** Returns a field's name by its path; `value` is one of its values, which may be a row with its own name. */
  label: (path: string, value?: unknown) => string;
  value: (path: string, value: unknown) => ReactNode;
}

/** Returns names and values of a form's fields as text, for use outside of their controls. */
export function useFieldTexts(
  { placeOfField, sections }: Pick<FormParts, 'placeOfField' | 'sections'>,
  { viewOf }: FieldViews,
): FieldWords {
  const t = useTexts();
  const sectionOf = (name: string): string | undefined => {
    const placed = placeOfField.get(name) ?? [...placeOfField].find(([other]) => other.startsWith(`${name}.`))?.[1];
    return sections.find(({ id }) => id === placed?.section)?.title;
  };
  return {
    label(path, value) {
      const own = viewOf(path);
      if (own?.label)
        return own.language ? t('forms.titleOf', { title: own.label, name: t(`forms.languageTag.${own.language}`) }) : own.label;
      const table = tableOf(path, viewOf);
      if (table) return table.rowLabel(table.row, value);
      return sectionOf(path) ?? sectionOf(path.split('.')[0] ?? '') ?? t('forms.conflict.otherField');
    },
    value(path, value) {
      if (value === undefined) return t('forms.conflict.removed');
      const show = viewOf(path)?.show ?? tableOf(path, viewOf)?.show;
      const shown = show?.(value);
      return shown === undefined || shown === '' ? <ShownValue value={value} /> : shown;
    },
  };
}

/** Returns the table that contains a row, if the path is a row's path. */
function tableOf(path: string, viewOf: FieldViews['viewOf']) {
  const [head = '', ...rest] = path.split('.');
  const { rowLabel, show } = viewOf(head) ?? {};
  return rest.length > 0 && rowLabel ? { rowLabel, row: rest.join('.'), show } : null;
}
