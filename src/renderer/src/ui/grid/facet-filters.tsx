import { Button, MenuItemCheckbox, MenuList, makeStyles } from '@fluentui/react-components';
import { ChevronDownRegular, FilterRegular } from '@fluentui/react-icons';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import { memo, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridFacet } from './grid-types';
import type { FacetFilter } from './use-facet-filter';

const useStyles = makeStyles({
  button: { minWidth: 0, fontWeight: 'inherit', columnGap: '6px' },
  list: { maxHeight: '60vh', overflowY: 'auto' },
});

/** A menu per facet, for the start of the toolbar. */
function FacetFiltersView({ filter }: { filter: FacetFilter }): ReactElement {
  const { t } = useTranslation();
  return (
    <>
      {filter.facets.map((facet, at) => (
        <FacetMenu key={facet.key} facet={facet} filter={filter} isFirst={at === 0} />
      ))}
      {filter.shown && (
        <Button appearance="transparent" onClick={filter.clear}>
          {t('grid.showAll')}
        </Button>
      )}
    </>
  );
}

/** Memoised: its buttons cost more than a row, and nothing that is typed concerns them. */
export const FacetFilters = memo(FacetFiltersView);

function FacetMenu({ facet, filter, isFirst }: { facet: GridFacet; filter: FacetFilter; isFirst: boolean }): ReactElement {
  const { t } = useTranslation();
  const styles = useStyles();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = filter.chosen[facet.key] ?? [];
  const only = chosen.length === 1 ? facet.values.find(({ key }) => key === chosen[0]) : undefined;
  const several = chosen.length > 1 ? t('grid.chosen', { name: facet.name, count: chosen.length }) : facet.allText;
  return (
    <>
      <Button
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(isFirst && { icon: <FilterRegular /> })}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        {only?.mark}
        {only?.name ?? several}
        <ChevronDownRegular aria-hidden />
      </Button>
      {anchor && (
        <AnchoredMenu
          anchor={anchor}
          onClose={() => setAnchor(null)}
          checkedValues={{ [facet.key]: [...chosen] }}
          onCheckedValueChange={(_event, { checkedItems }) => filter.choose(facet.key, checkedItems)}
        >
          <MenuList aria-label={facet.name} className={styles.list}>
            {facet.values.map(({ key, name, mark }) => (
              <MenuItemCheckbox key={key} name={facet.key} value={key} persistOnClick {...(mark !== undefined && { icon: <>{mark}</> })}>
                {name}
              </MenuItemCheckbox>
            ))}
          </MenuList>
        </AnchoredMenu>
      )}
    </>
  );
}
