import { MenuDivider, MenuItem, MenuList, makeStyles } from '@fluentui/react-components';
import { DismissRegular, FilterRegular } from '@fluentui/react-icons';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import { useMenuAnchor } from '@renderer/ui/controls/use-menu-anchor';
import { hairline } from '@renderer/ui/layout/hairline';
import { atEnd, flexRow, keepsSize } from '@renderer/ui/layout/layout-styles';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import type { ListCondition } from '../list-definition';
import { ChosenView } from '../views/view-row';
import type { ConditionBarProps } from './condition-bar';
import { ConditionChoices, useChipClass } from './condition-chip';
import { GroupMenu } from './group-menu';
import { toGroupChoices } from './group-names';
import { type WholeDeclaration, withoutConditions } from './use-whole';
import { toValueName } from './value-name';

const useStyles = makeStyles({
  root: { ...flexRow, ...keepsSize, ...hairline.blockEnd, minHeight: '44px', paddingInline: '8px 16px', gap: '8px' },
  end: { ...atEnd, ...keepsSize, display: 'inline-flex' },
});

/** Where there is no room: the chosen view, and the conditions as one number with everything behind it. */
export function NarrowBar({ call, whole, list, saved, texts }: ConditionBarProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const definition = useMemo<WholeDeclaration>(() => ({ call, whole }), [call, whole]);
  return (
    <section className={styles.root} data-guide="sort-and-sum" aria-label={t('lists.whole.conditions')}>
      {saved && <ChosenView saved={saved} definition={definition} state={list.state} />}
      <span className={styles.end}>
        <ConditionCount definition={definition} list={list} />
        <GroupMenu choices={toGroupChoices(definition, texts, t)} list={list} />
      </span>
    </section>
  );
}

function ConditionCount({ definition, list }: { definition: WholeDeclaration } & Pick<ConditionBarProps, 'list'>): ReactElement | null {
  const t = useTexts();
  const language = useLanguage();
  const format = useFormat();
  const { anchor, close, button } = useMenuAnchor();
  /** Whose values stand open, below the same button. */
  const [open, setOpen] = useState<{ key: string; below: HTMLElement } | null>(null);
  const names = useRef(new Map<string, Map<string, string>>());
  const { filters } = list.state;
  const conditions = definition.whole?.conditions ?? [];
  const chosenOf = ({ key }: ListCondition): readonly string[] => filters[key] ?? [];
  const set = conditions.filter((condition) => chosenOf(condition).length > 0);
  const chip = useChipClass(set.length > 0 ? 'set' : 'plain');
  const offered = conditions.filter((condition) => !condition.isOld || set.includes(condition));
  const shown = open && conditions.find(({ key }) => key === open.key);
  const namesOf = (key: string): Map<string, string> => {
    const known = names.current.get(key) ?? new Map<string, string>();
    names.current.set(key, known);
    return known;
  };
  const toWords = (condition: ListCondition): string => {
    const label = condition.label(t);
    const counts = list.whole?.answer?.counts[condition.key];
    const words = chosenOf(condition).map((value) => {
      const counted = counts?.find((one) => one.value === value) ?? { value, count: 0 };
      return namesOf(condition.key).get(value) ?? toValueName(condition, counted, { t, format, language });
    });
    return words.length > 0 ? t('lists.whole.chip', { label, values: words.join(t('forms.separator')) }) : label;
  };
  const choose = (key: string, values: readonly string[]): void =>
    list.change(({ filters: { [key]: _, ...rest } }) => ({ filters: values.length > 0 ? { ...rest, [key]: values } : rest }), {
      replace: true,
    });
  if (conditions.length === 0) return null;
  return (
    <>
      <button type="button" className={chip} {...button}>
        {set.length > 0 ? t('lists.whole.conditionCount', { count: set.length }) : t('lists.whole.conditions')}
        <FilterRegular aria-hidden />
      </button>
      {anchor && (
        <AnchoredMenu anchor={anchor} onClose={close}>
          <MenuList aria-label={t('lists.whole.conditions')}>
            {offered.map((condition) => (
              <MenuItem key={condition.key} onClick={() => setOpen({ key: condition.key, below: anchor })}>
                <bdi>{toWords(condition)}</bdi>
              </MenuItem>
            ))}
            {set.length > 0 && <MenuDivider />}
            {set.length > 0 && (
              <MenuItem
                icon={<DismissRegular />}
                onClick={() => list.change((state) => ({ filters: withoutConditions(state.filters, conditions) }), { replace: true })}
              >
                {t('lists.whole.clear')}
              </MenuItem>
            )}
          </MenuList>
        </AnchoredMenu>
      )}
      {open && shown && (
        <ConditionChoices
          condition={shown}
          chosen={chosenOf(shown)}
          names={namesOf(shown.key)}
          definition={definition}
          state={list.state}
          anchor={open.below}
          onChoose={(values) => choose(shown.key, values)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
