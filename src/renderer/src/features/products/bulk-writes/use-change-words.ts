import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useCategoryOptions } from '@renderer/shared-components/categories/use-category-options';
import type { Result } from '@renderer/ui/list/bulk/result-badge';
import { type BulkWriteRow, type CellChange, toCellName, type WriteOutcome } from '@shared/contract/desktop/bulk-writes';
import type { Failure } from '@shared/contract/result';
import { inLanguage } from '@shared/domain/language';
import type { Fils } from '@shared/domain/money';
import type { WrittenField, WrittenValue } from '@shared/domain/product-writes';
import { toProductFailureText } from '../form/read-product-failure';

/** Returns the text beside a product in the report, with its values marked for `IsolatedValues`. */
export function useChangeTexts(): (row: BulkWriteRow, result: Result, outcome: WriteOutcome | undefined) => string {
  const t = useTexts();
  const format = useFormat();
  const language = useLanguage();
  const { options } = useCategoryOptions('inPlace');

  function toText(field: WrittenField, value: WrittenValue): string {
    if (value === null) return t('common.none');
    if (typeof value === 'boolean') return t(value ? 'grid.ticked' : 'grid.notTicked');
    if (field === 'category_id') return options?.find((option) => option.value === String(value))?.text ?? `#${value}`;
    return field === 'amount' ? format.number(value) : format.amount(value as Fils);
  }
  /** Returns `Price`, or `Price (red · 24 cm)`. */
  function toField({ field, combination }: CellChange): string {
    const name = t(`writing.fields.${field}`);
    return combination ? t('writing.ofCombination', { field: name, combination: inLanguage(language, 'name', combination) }) : name;
  }
  const join = (parts: readonly string[]): string => parts.join(t('forms.separator'));
  const toChanges = ({ changes }: BulkWriteRow): string =>
    join(
      changes.map(({ field, from, to }) =>
        t('writing.change', { field: t(`writing.fields.${field}`), from: toText(field, from), to: toText(field, to) }),
      ),
    );

  return (row, result, outcome) => {
    const failure = outcome?.failure as Failure | undefined;
    switch (result) {
      case 'changedBySomeone':
        return join(
          row.changes.flatMap((change) => {
            const now = outcome?.now?.[toCellName(change)];
            if (now === undefined) return [];
            return [
              t('writing.moved', { field: toField(change), now: toText(change.field, now), from: toText(change.field, change.from) }),
            ];
          }),
        );
      case 'unknown':
        return failure === undefined || failure.code === 'outcomeUnknown'
          ? t('writing.unknown', { changes: toChanges(row) })
          : t('writing.unclear', { reason: toProductFailureText(failure, t), changes: toChanges(row) });
      case 'refused':
        return t('writing.refused', { reason: failure ? toProductFailureText(failure, t) : '' });
      case 'blocked':
        return t('writing.blocked', { reason: t(`writing.reasons.${outcome?.reason ?? 'other'}`) });
      case 'notSent':
        return failure ? toProductFailureText(failure, t) : '';
      case 'unchanged':
        return t('writing.unchanged');
      case 'now':
        return t('writing.now');
      case 'waiting':
      case 'written':
        return toChanges(row);
    }
  };
}
