import { makeStyles } from '@fluentui/react-components';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { GridFacet, GridGroup, GridRow } from '@renderer/ui/grid/model/grid-types';
import { quietText } from '@renderer/ui/text/text-styles';
import type { Area, Named } from '@shared/contract/catalogue/lookups';
import { inLanguage, type Language } from '@shared/domain/language';
import { type ReactElement, useMemo } from 'react';
import type { DeliveryFormValues } from './delivery-form';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: '12px' },
  part: { overflow: 'hidden', textOverflow: 'ellipsis' },
  other: quietText,
});

/** Shows the name in the app's language, with the other one beside it. */
function AreaName({ area }: { area: Named }): ReactElement {
  const styles = useStyles();
  const language = useLanguage();
  const other = language === 'ar' ? 'en' : 'ar';
  const [name, second] = [inLanguage(language, 'name', area), inLanguage(other, 'name', area)];
  return (
    <span className={styles.root}>
      <span className={styles.part}>
        <bdi>{name}</bdi>
      </span>
      {second !== name && (
        <span className={styles.part}>
          <bdi lang={other} className={styles.other}>
            {second}
          </bdi>
        </span>
      )}
    </span>
  );
}

export type FeeKey = 'fee';
type Fees = DeliveryFormValues['fees'];

/** Returns the edited fee or the one of the settings, else the area's own. */
function feeOf(fees: Fees, { id, delivery_fee }: Pick<Area, 'id' | 'delivery_fee'>): Fees[string] {
  const own = fees[String(id)];
  return own === undefined ? delivery_fee : own;
}

/** Returns areas sorted by governorate and name, those without a governorate last. An unchanged row is the same object. */
export function useAreaRows(areas: readonly Area[], governorates: readonly Named[], fees: Fees): readonly GridRow<FeeKey>[] {
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: names follow the language.
  const made = useMemo(() => new WeakMap<Area, GridRow<FeeKey>>(), [language]);
  const ordered = useMemo(() => {
    const rank = new Map(governorates.map(({ id }, at) => [id, at]));
    const rankOf = ({ governorate_id }: Area): number => rank.get(governorate_id ?? 0) ?? governorates.length;
    const nameOf = (area: Area): string => inLanguage(language, 'name', area);
    return [...areas].sort((one, other) => rankOf(one) - rankOf(other) || nameOf(one).localeCompare(nameOf(other), language));
  }, [areas, governorates, language]);
  return useMemo(
    () =>
      ordered.map((area) => {
        const fee = feeOf(fees, area);
        const known = made.get(area);
        if (known?.cells.fee === fee) return known;
        const row: GridRow<FeeKey> = {
          id: String(area.id),
          name: inLanguage(language, 'name', area),
          head: known?.head ?? <AreaName area={area} />,
          cells: { fee },
        };
        made.set(area, row);
        return row;
      }),
    [ordered, fees, made, language],
  );
}

interface AreaGroups {
  groups: readonly GridGroup[];
  /** Facets of the filter and of "Set for all". */
  facets: readonly GridFacet[];
}

/** Returns the governorates with areas here; empty if no area has one. */
export function useAreaGroups(areas: readonly Area[], governorates: readonly Named[]): AreaGroups {
  const t = useTexts();
  const language = useLanguage();
  return useMemo(() => {
    const found = toGroups(areas, governorates, language, t('delivery.otherAreas'));
    if (found.length < 2 && found.every(({ isNamed }) => !isNamed)) return { groups: [], facets: [] };
    const groups = found.map(({ key, name, rows }) => ({
      key,
      name,
      rows,
      note: t('delivery.count', { count: rows.size }),
      buttonText: t('delivery.setGroup'),
      setText: t('delivery.setAllOf', { name }),
    }));
    const facet: GridFacet = {
      key: 'governorate',
      name: t('delivery.governorate'),
      allText: t('delivery.allGovernorates'),
      values: groups.map(({ key, name, setText, rows }) => ({ key, name, setText, rows })),
    };
    return { groups, facets: [facet] };
  }, [areas, governorates, language, t]);
}

function toGroups(areas: readonly Area[], governorates: readonly Named[], language: Language, others: string) {
  const known = new Set(governorates.map(({ id }) => id));
  const idsOf = (isIn: (area: Area) => boolean): Set<string> => new Set(areas.filter(isIn).map(({ id }) => String(id)));
  return [
    ...governorates.map((governorate) => ({
      key: String(governorate.id),
      name: inLanguage(language, 'name', governorate),
      isNamed: true,
      rows: idsOf(({ governorate_id }) => governorate_id === governorate.id),
    })),
    { key: 'others', name: others, isNamed: false, rows: idsOf(({ governorate_id }) => !known.has(governorate_id ?? 0)) },
  ].filter(({ rows }) => rows.size > 0);
}
