import type { FullListCount } from '@shared/contract/desktop/full-lists';
import type { Language } from '@shared/domain/language';
import { noValue, toTreeLeaf } from '@shared/domain/lists/full-list';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import type { Filter } from './filters';

interface Words {
  t: Translate;
  format: Formatter;
  language: Language;
}

/** Returns the name of a value: from the rows, else from the list. */
export function toValueName(
  { choices, ranges, valueName, noneText, tree }: Omit<Filter, 'key' | 'label'>,
  counted: FullListCount,
  { t, format, language }: Words,
): string {
  const { value } = counted;
  const choice = choices?.find(({ key }) => key === value);
  if (choice) return choice.name;
  const range = ranges?.find((one) => one.value === value);
  if (range) return range.name(t, format).replaceAll(/<\/?n>/g, '');
  if (value === noValue) return noneText?.(t) ?? t('common.none');
  const own = toTreeLeaf(value);
  if (tree && own === noValue) return tree.noneText(t);
  return counted[`name_${language}`] || (valueName?.(value, t) ?? (tree ? own : value));
}
