import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { SearchSelectField } from '@renderer/ui/form/fields/search-select-field';
import { isolate } from '@renderer/ui/text/isolate';
import { inLanguage } from '@shared/domain/language';
import { isSamePlace, readPlaceValue, toPlaceValue } from '@shared/domain/orders/place-name';
import { type ReactElement, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { findGovernorate, toAreaOptions, toGovernorateOptions } from './place-options';
import type { usePlaces } from './use-places';
import type { UserFormValues } from './user-form';

type Places = Pick<ReturnType<typeof usePlaces>, 'country' | 'governorates' | 'areas'>;

/** Nothing is chosen yet in the moment before the record stands in the form. */
function useChosenPlaces(): Pick<UserFormValues, 'area' | 'governorate'> {
  const [area, governorate] = useWatch<UserFormValues, ['area', 'governorate']>({ name: ['area', 'governorate'] });
  return { area: area ?? '', governorate: governorate ?? '' };
}

export function GovernorateField({ governorates }: Pick<Places, 'governorates'>): ReactElement {
  const t = useTexts();
  const language = useLanguage();
  const { governorate: value } = useChosenPlaces();
  const options = useMemo(() => toGovernorateOptions(governorates, value, language), [governorates, value, language]);
  return (
    <SearchSelectField
      name="governorate"
      label={t('users.address.governorate')}
      placeholder={t('users.chooseGovernorate')}
      isRequired
      options={options}
    />
  );
}

/** Choosing an area chooses its governorate with it; one of another governorate than the chosen one is pointed out, not refused. */
export function AreaField({ country, governorates, areas }: Places): ReactElement {
  const t = useTexts();
  const format = useFormat();
  const language = useLanguage();
  const { setValue } = useFormContext<UserFormValues>();
  const { area, governorate } = useChosenPlaces();
  const options = useMemo(
    () => toAreaOptions({ areas, governorates }, { area, governorate }, language),
    [areas, governorates, area, governorate, language],
  );
  const lies = useMemo(() => {
    const known = area && areas.find((one) => isSamePlace(readPlaceValue(area), one));
    return known ? governorates.find(({ id }) => id === known.governorate_id) : undefined;
  }, [area, areas, governorates]);
  const isElsewhere = lies !== undefined && governorate !== '' && findGovernorate(governorates, governorate) !== lies;
  const choose = (value: string): void => {
    const taken = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
    setValue('area', value, taken);
    const known = areas.find((one) => isSamePlace(readPlaceValue(value), one));
    const own = governorates.find(({ id }) => id === known?.governorate_id);
    if (own && findGovernorate(governorates, governorate) !== own) setValue('governorate', toPlaceValue(own), taken);
  };
  const nameOf = (place: { name_en: string; name_ar: string }): string => isolate(inLanguage(language, 'name', place), language);
  return (
    <SearchSelectField
      name="area"
      label={t('users.address.area')}
      placeholder={t('users.chooseArea')}
      isRequired
      options={options}
      onChosen={choose}
      {...(isElsewhere && { hint: t('users.otherGovernorate', { area: nameOf(readPlaceValue(area)), governorate: nameOf(lies) }) })}
      {...(country &&
        areas.length > 0 && {
          foot: (found) => t('users.areasFound', { count: areas.length, found: format.number(found), country: nameOf(country) }),
        })}
    />
  );
}
