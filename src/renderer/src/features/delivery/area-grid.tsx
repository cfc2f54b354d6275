import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Loader } from '@renderer/ui/feedback/loader';
import { useFieldMessage, useFormField } from '@renderer/ui/form/field/form-field';
import { useFieldView } from '@renderer/ui/form/field/use-field-view';
import { useRowRefusal } from '@renderer/ui/form/row-refusal';
import { Grid } from '@renderer/ui/grid/grid';
import type { CellPatch, GridColumn, GridHandle } from '@renderer/ui/grid/model/grid-types';
import { useFacetFilter } from '@renderer/ui/grid/use-facet-filter';
import { FieldFrame } from '@renderer/ui/inputs/field-frame';
import type { Area, Country } from '@shared/contract/catalogue/lookups';
import { inLanguage } from '@shared/domain/language';
import type { Fils } from '@shared/domain/money';
import { includesText } from '@shared/domain/text-search';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { AreaToolbar } from './area-toolbar';
import type { DeliveryFormValues } from './delivery-form';
import { type FeeKey, useAreaGroups, useAreaRows } from './use-area-rows';
import type { DeliveryAreas } from './use-delivery-areas';

/** Padding of a form's section in pixels; the grid's rows reach its edges. */
const sectionPadding = 20;

interface AreaGridProps {
  areas: DeliveryAreas;
  country: Country;
  /** Ids of the areas with a changed fee, of all countries. */
  changed: readonly string[];
  noAreas: string;
}

/** The fees of a country's areas as a grid. */
export function AreaGrid({ areas, country, changed, noAreas }: AreaGridProps): ReactElement {
  const t = useTexts();
  const { field, error, isFrozen } = useFormField('fees', 'table');
  const format = useFormat();
  const nameOfArea = useNameOfArea(areas.areas);
  useFieldView('fees', {
    label: t('delivery.areaFees'),
    rowLabel: nameOfArea,
    show: (fee) => (typeof fee === 'number' ? format.money(fee as Fils) : undefined),
  });
  const { getValues } = useFormContext<DeliveryFormValues>();
  const ownMessage = useFieldMessage(error?.type === undefined ? undefined : error);
  const refusal = useRowRefusal(error, nameOfArea);
  const message = ownMessage ?? refusal;
  const rows = useAreaRows(areas.areas, areas.governorates, field.value);
  const { groups, facets } = useAreaGroups(areas.areas, areas.governorates);
  const filter = useFacetFilter(facets);
  const [search, setSearch] = useState('');
  const found = useMemo(() => {
    const named = areas.areas.filter(({ name_en, name_ar }) => includesText(name_en, search) || includesText(name_ar, search));
    return search === '' ? undefined : new Set(named.map(({ id }) => String(id)));
  }, [areas.areas, search]);
  const shown = found && filter.shown ? filter.shown.intersection(found) : (found ?? filter.shown);
  const grid = useRef<GridHandle<FeeKey>>(null);
  useNextErrorWhenAsked(grid, areas);

  function change(patches: readonly CellPatch<FeeKey>[]): void {
    // Several steps may happen before the next render.
    field.onChange({ ...getValues('fees'), ...Object.fromEntries(patches.map(({ id, value }) => [id, value])) });
  }

  return (
    <FieldFrame label="" error={message} isGroup>
      <Grid<FeeKey>
        ref={grid}
        label={t('delivery.areaFees')}
        headName={t('delivery.area')}
        columns={useColumns()}
        rows={rows}
        groups={groups}
        onChange={change}
        isReadOnly={isFrozen}
        showsRequired
        facets={facets}
        shown={shown}
        onShowAll={() => {
          filter.clear();
          setSearch('');
        }}
        toolbar={<AreaToolbar areas={areas} country={country} changed={changed} filter={filter} search={search} onSearch={setSearch} />}
        allText={(count) => t('delivery.allAreas', { count })}
        totalsNote={(counted) => t('delivery.count', { count: counted })}
        bleedPx={sectionPadding}
      />
      {areas.isTurning ? <Loader /> : rows.length === 0 && <p>{noAreas}</p>}
    </FieldFrame>
  );
}

/** Returns the names of areas; areas of another country are named by their numbers. */
function useNameOfArea(areas: readonly Area[]): (id: string) => string {
  const language = useLanguage();
  return (id) => {
    const area = areas.find((one) => String(one.id) === id);
    return area ? inLanguage(language, 'name', area) : `#${id}`;
  };
}

function useColumns(): readonly GridColumn<FeeKey>[] {
  const t = useTexts();
  const { currency } = useFormat();
  return useMemo(
    () => [{ key: 'fee', name: t('delivery.columnFee'), kind: 'money', unit: currency, isRequired: true, total: 'range' }],
    [t, currency],
  );
}

/** Moves to the error when a failed save has switched to its country. */
function useNextErrorWhenAsked(grid: { current: GridHandle<FeeKey> | null }, { asked, areas, country, isTurning }: DeliveryAreas): void {
  const done = useRef(asked);
  useEffect(() => {
    if (asked === done.current || !country || isTurning || areas.length === 0) return;
    done.current = asked;
    // The grid renders the cell synchronously before it moves the focus, which React doesn't allow in an effect.
    queueMicrotask(() => grid.current?.focusNextError());
  }, [asked, areas, country, isTurning, grid]);
}
