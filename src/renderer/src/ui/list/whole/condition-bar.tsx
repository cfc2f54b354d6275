import { Button, MenuItem, MenuList, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import { useMenuAnchor } from '@renderer/ui/controls/use-menu-anchor';
import { hairline } from '@renderer/ui/layout/hairline';
import { atEnd, keepsSize, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { type ReactElement, useMemo, useState } from 'react';
import type { ListCondition } from '../list-definition';
import type { ListTexts } from '../list-texts';
import type { List } from '../state/use-list';
import type { SavedViews } from '../views/use-list-views';
import { ViewMenu } from '../views/view-row';
import { ConditionChip, useChipClass } from './condition-chip';
import { GroupMenu } from './group-menu';
import { toGroupChoices } from './group-names';
import { type WholeDeclaration, withoutConditions } from './use-whole';

const useStyles = makeStyles({
  root: { ...wrappingRow, ...keepsSize, ...hairline.blockEnd, alignItems: 'center', gap: '8px', minHeight: '44px', padding: '6px 16px' },
  end: { ...atEnd, ...keepsSize, display: 'inline-flex', alignItems: 'center', gap: '8px' },
  clear: { minWidth: 0, color: tokens.colorBrandForeground1 },
});

export interface ConditionBarProps extends WholeDeclaration {
  list: Pick<List<never>, 'state' | 'change' | 'whole'>;
  saved: SavedViews | null;
  texts: Pick<ListTexts, 'column'>;
}

/** What the rows are asked for, chip by chip; those that nothing is asked of wait in a menu where they are rare. */
export function ConditionBar({ call, whole, list, saved, texts }: ConditionBarProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  /** Chosen from the menu: its values stand open at once. */
  const [begun, setBegun] = useState<string | null>(null);
  const definition = useMemo<WholeDeclaration>(() => ({ call, whole }), [call, whole]);
  const conditions = whole?.conditions ?? [];
  const { filters } = list.state;
  const isSet = ({ key }: ListCondition): boolean => (filters[key] ?? []).length > 0;
  const isShown = (condition: ListCondition): boolean =>
    isSet(condition) || condition.key === begun || !(condition.isRare || condition.isOld);
  const others = conditions.filter((condition) => !isShown(condition) && !condition.isOld);
  const choose = (key: string, values: readonly string[]): void =>
    list.change(({ filters: { [key]: _, ...rest } }) => ({ filters: values.length > 0 ? { ...rest, [key]: values } : rest }), {
      replace: true,
    });
  const clear = (): void => {
    setBegun(null);
    list.change((state) => ({ filters: withoutConditions(state.filters, conditions) }), { replace: true });
  };
  const hasSet = conditions.some(isSet);
  return (
    <section className={styles.root} data-guide="sort-and-sum" aria-label={t('lists.whole.conditions')}>
      {conditions.filter(isShown).map((condition) => (
        <ConditionChip
          key={condition.key}
          condition={condition}
          chosen={filters[condition.key] ?? []}
          isBegun={condition.key === begun}
          onChoose={(values) => choose(condition.key, values)}
          onClosed={() => setBegun(null)}
          counts={list.whole?.answer?.counts[condition.key]}
          definition={definition}
          state={list.state}
        />
      ))}
      {others.length > 0 && <OtherConditions others={others} onBegin={setBegun} />}
      {hasSet && (
        <Button className={styles.clear} appearance="transparent" size="small" onClick={clear}>
          {t('lists.whole.clear')}
        </Button>
      )}
      {/* Conditions take the room of their words, so that the bar keeps its one line. */}
      <span className={styles.end}>
        <GroupMenu choices={toGroupChoices(definition, texts, t)} list={list} isShort={hasSet} />
        {/* With a view there are tabs, and the menu stands beside them. */}
        {saved && saved.views.length === 0 && <ViewMenu saved={saved} isShort={hasSet || list.state.group !== undefined} />}
      </span>
    </section>
  );
}

interface OtherConditionsProps {
  others: readonly ListCondition[];
  onBegin(key: string): void;
}

function OtherConditions({ others, onBegin }: OtherConditionsProps): ReactElement {
  const t = useTexts();
  const chip = useChipClass('other');
  const { anchor, close, button } = useMenuAnchor();
  return (
    <>
      <button type="button" className={chip} {...button}>
        <AddRegular aria-hidden />
        {t('lists.whole.other')}
      </button>
      {anchor && (
        <AnchoredMenu anchor={anchor} onClose={close}>
          <MenuList>
            {others.map(({ key, label }) => (
              <MenuItem key={key} onClick={() => onBegin(key)}>
                {label(t)}
              </MenuItem>
            ))}
          </MenuList>
        </AnchoredMenu>
      )}
    </>
  );
}
