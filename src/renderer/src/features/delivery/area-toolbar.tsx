import { Dropdown, makeStyles, Option } from '@fluentui/react-components';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { SearchField } from '@renderer/ui/controls/search-field';
import { FacetFilters } from '@renderer/ui/grid/facet-filters';
import type { FacetFilter } from '@renderer/ui/grid/use-facet-filter';
import type { Country } from '@shared/contract/catalogue/lookups';
import { inLanguage } from '@shared/domain/language';
import type { ReactElement } from 'react';
import type { DeliveryAreas } from './use-delivery-areas';

const useStyles = makeStyles({
  country: { minWidth: 0, width: '112px' },
  search: { width: '132px' },
});

interface AreaToolbarProps {
  areas: DeliveryAreas;
  country: Country;
  changed: readonly string[];
  filter: FacetFilter;
  search: string;
  onSearch: (search: string) => void;
}

/** Selects the country whose areas are shown. Countries with changed fees are marked. */
export function CountryChoice({ areas, country, changed }: Pick<AreaToolbarProps, 'areas' | 'country' | 'changed'>): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const language = useLanguage();
  const nameOf = (one: Country): string => inLanguage(language, 'name', one);
  const wordsOf = (one: Country): string => {
    const count = changed.filter((id) => areas.countryOf(id) === one.id).length;
    return count === 0 ? nameOf(one) : t('delivery.countryChanged', { country: nameOf(one), count });
  };
  return (
    <Dropdown
      className={styles.country}
      aria-label={t('delivery.country')}
      value={nameOf(country)}
      selectedOptions={[String(country.id)]}
      onOptionSelect={(_event, { optionValue }) => optionValue !== undefined && areas.choose(Number(optionValue))}
    >
      {areas.countries.map((one) => (
        <Option key={one.id} value={String(one.id)} text={nameOf(one)}>
          {wordsOf(one)}
        </Option>
      ))}
    </Dropdown>
  );
}

/** Filters by country, governorates, and area. */
export function AreaToolbar({ areas, country, changed, filter, search, onSearch }: AreaToolbarProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  return (
    <>
      <CountryChoice areas={areas} country={country} changed={changed} />
      <FacetFilters filter={filter} />
      <SearchField
        className={styles.search}
        label={t('delivery.search')}
        placeholder={t('delivery.search')}
        value={search}
        onSearch={onSearch}
      />
    </>
  );
}
