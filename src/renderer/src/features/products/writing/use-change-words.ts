import { useCategoryOptions } from '@renderer/parts/categories/use-category-options';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toCellName, type WritingOutcome, type WritingRow, type WrittenChange } from '@shared/contract/desktop/writings';
import type { Failure } from '@shared/contract/result';
import { inLanguage } from '@shared/domain/language';
import type { Fils } from '@shared/domain/money';
import type { WrittenField, WrittenValue } from '@shared/domain/product-writing';
import { toProductFailureText } from '../form/read-product-failure';
import type { Result } from './result-badge';

/** What stands beside a product in the report, its values marked for `IsolatedValues`. */
export function useChangeWords(): (row: WritingRow, result: Result, outcome: WritingOutcome | undefined) => string {
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
  /** `Price`, or `Price (red · 24 cm)` */
  function toField({ field, combination }: WrittenChange): string {
    const name = t(`writing.fields.${field}`);
    return combination ? t('writing.ofCombination', { field: name, combination: inLanguage(language, 'name', combination) }) : name;
  }
  const join = (parts: readonly string[]): string => parts.join(t('forms.separator'));
  const toChanges = ({ changes }: WritingRow): string =>
    join(
      changes.map(({ field, from, to }) =>
        t('writing.change', { field: t(`writing.fields.${field}`), from: toText(field, from), to: toText(field, to) }),
      ),
    );

  return (row, result, outcome) => {
    const failure = outcome?.failure as Failure | undefined;
    switch (result) {
      case 'changed':
        return join(
          row.changes.flatMap((change) => {
            const now = outcome?.now?.[toCellName(change)];
            if (now === undefined) return [];
            return [
              t('writing.moved', { field: toField(change), now: toText(change.field, now), from: toText(change.field, change.from) }),
            ];
          }),
        );
      case 'uncertain':
        return failure === undefined || failure.code === 'outcomeUnknown'
          ? t('writing.uncertain', { changes: toChanges(row) })
          : t('writing.unclear', { reason: toProductFailureText(failure, t), changes: toChanges(row) });
      case 'refused':
        return t('writing.refused', { reason: failure ? toProductFailureText(failure, t) : '' });
      case 'blocked':
        return t('writing.blocked', { reason: t(`writing.reasons.${outcome?.reason ?? 'other'}`) });
      case 'unread':
        return failure ? toProductFailureText(failure, t) : '';
      case 'same':
        return t('writing.same');
      case 'now':
        return t('writing.now');
      case 'waiting':
      case 'written':
        return toChanges(row);
    }
  };
}
