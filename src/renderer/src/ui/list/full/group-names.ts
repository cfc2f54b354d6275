import type { FullListCount } from '@shared/contract/desktop/full-lists';
import type { Language } from '@shared/domain/language';
import { noValue, toSetValues } from '@shared/domain/lists/full-list';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import type { AnyList } from '@shared/lists/column';
import type { ListTexts } from '../list-texts';
import { toGroupable } from './use-full-list';
import { toValueName } from './value-name';

/** Returns the possible groupings of a list with their names. */
export function toGroupChoices(list: AnyList, texts: Pick<ListTexts, 'head'>, t: Translate): { key: string; name: string }[] {
  return toGroupable(list).map((key) => ({
    key,
    name: list.columns[key]?.type === 'moment' ? t('lists.groups.day', { label: texts.head(key) }) : texts.head(key),
  }));
}

/** Returns the name of a group. */
export function toGroupName(
  list: AnyList | undefined,
  key: string,
  group: FullListCount,
  words: { t: Translate; format: Formatter; language: Language },
): string {
  const { t, format } = words;
  const column = list?.columns[key];
  if (column?.type === 'moment') return group.value === noValue ? t('common.none') : format.date(group.value);
  if (!column) return group.value;
  const values = group.name_en || group.name_ar || column.ranges ? [group.value] : toSetValues(group.value);
  return values.map((value) => toValueName(column, { ...group, value }, words)).join(' + ');
}
