import { Button } from '@fluentui/react-components';
import { FilterRegular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ChoiceFilter } from '@renderer/ui/controls/choice-filter';
import { memo, type ReactElement } from 'react';
import type { FacetFilter } from './use-facet-filter';

/** A menu per facet, for the start of the toolbar. */
function FacetFiltersView({ filter }: { filter: FacetFilter }): ReactElement {
  const t = useTexts();
  return (
    <>
      {filter.facets.map(({ key, name, allText, values }, at) => (
        <ChoiceFilter
          key={key}
          name={name}
          allText={allText}
          choices={values}
          chosen={filter.chosen[key] ?? []}
          onChoose={(chosen) => filter.choose(key, chosen)}
          icon={at === 0 ? <FilterRegular /> : undefined}
        />
      ))}
      {filter.shown && (
        <Button appearance="transparent" onClick={filter.clear}>
          {t('grid.showAll')}
        </Button>
      )}
    </>
  );
}

/** Memoized, because its buttons cost more than a row, and key presses don't affect it. */
export const FacetFilters = memo(FacetFiltersView);
