import type { WholeCount } from '@shared/contract/desktop/whole-lists';
import type { Language } from '@shared/domain/language';
import { noValue, toTreeLeaf } from '@shared/domain/lists/whole-list';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import type { ListCondition } from '../list-definition';

interface Words {
  t: Translate;
  format: Formatter;
  language: Language;
}

/** What a value is called: by the rows, else by the list. */
export function toValueName(
  { ranges, valueName, noneText, tree }: ListCondition,
  counted: WholeCount,
  { t, format, language }: Words,
): string {
  const { value } = counted;
  const range = ranges?.find((one) => one.value === value);
  if (range) return range.name(t, format).replaceAll(/<\/?n>/g, '');
  if (value === noValue) return noneText?.(t) ?? t('common.none');
  const own = toTreeLeaf(value);
  if (tree && own === noValue) return tree.noneText(t);
  return counted[`name_${language}`] || (valueName?.(value, t) ?? (tree ? own : value));
}
