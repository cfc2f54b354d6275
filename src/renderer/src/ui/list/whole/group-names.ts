import type { WholeCount } from '@shared/contract/desktop/whole-lists';
import type { Language } from '@shared/domain/language';
import { noValue, toSetValues } from '@shared/domain/lists/whole-list';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import type { ListCondition, ListName } from '../list-definition';
import type { ListTexts } from '../list-texts';
import { isMoment, toGroupable, type WholeDeclaration } from './use-whole';
import { toValueName } from './value-name';

/** By what the rows of a list can be put into groups, each with its name. */
export function toGroupChoices(
  declaration: WholeDeclaration,
  texts: Pick<ListTexts, 'column'>,
  t: Translate,
): { key: string; name: string }[] {
  return toGroupable(declaration).map((key) => {
    const condition = declaration.whole?.conditions.find((one) => one.key === key);
    return { key, name: condition?.label(t) ?? t('lists.groups.day', { label: texts.column(key) }) };
  });
}

/** What a group is called. */
export function toGroupName(
  call: ListName,
  key: string,
  conditions: readonly ListCondition[],
  group: WholeCount,
  words: { t: Translate; format: Formatter; language: Language },
): string {
  const { t, format } = words;
  if (isMoment(call, key)) return group.value === noValue ? t('common.none') : format.date(group.value);
  const condition = conditions.find((one) => one.key === key);
  if (!condition) return group.value;
  const values = group.name_en || group.name_ar || condition.ranges ? [group.value] : toSetValues(group.value);
  return values.map((value) => toValueName(condition, { ...group, value }, words)).join(' + ');
}
