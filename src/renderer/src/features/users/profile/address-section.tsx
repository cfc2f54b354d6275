import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { Briefcase24Regular, Building24Regular, Home24Regular } from '@fluentui/react-icons';
import { useRead } from '@renderer/runtime/calls/use-read';
import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { CardChoiceField } from '@renderer/ui/form/fields/card-choice-field';
import { SearchSelectField, type SearchSelectOption } from '@renderer/ui/form/fields/search-select-field';
import { TextField } from '@renderer/ui/form/fields/text-field';
import { FieldRow, FormSection } from '@renderer/ui/form/form-section';
import { toNamePair } from '@renderer/ui/list/columns/picture-column';
import { isolate } from '@renderer/ui/text/isolate';
import type { Area, Country, Named } from '@shared/contract/catalogue/lookups';
import type { FailureError } from '@shared/contract/result';
import { inLanguage, type Language } from '@shared/domain/language';
import { addressNumbers, addressTypes, toAddressType } from '@shared/domain/orders/address-type';
import { isSamePlace, type PlaceName, readPlaceValue, toPlaceValue } from '@shared/domain/orders/place-name';
import { type ReactElement, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { UserFormValues } from './user-form';

interface KnownPlaces {
  /** The country of the areas; undefined until it is loaded. */
  country: Country | undefined;
  governorates: readonly Named[];
  areas: readonly Area[];
  /** The failure of the first failed read. */
  error: FailureError | null;
  /** Repeats the failed reads. */
  retry: () => void;
}

/** Loads governorates, and the areas of the first country, which is the shop's own (OP-96). */
function usePlaces(): KnownPlaces {
  const countries = useRead('lookups.countries', undefined, { failure: 'inPlace' });
  const governorates = useRead('lookups.governorates', undefined, { failure: 'inPlace' });
  const country = countries.data?.rows[0];
  const areas = useRead(
    'lookups.areas',
    { params: { countryId: country?.id ?? 0 } },
    { failure: 'inPlace', enabled: country !== undefined },
  );
  const failed = [countries, governorates, areas].filter(({ data, error }) => error && data === undefined);
  return {
    country,
    governorates: governorates.data?.rows ?? none,
    areas: areas.data?.rows ?? none,
    error: failed[0]?.error ?? null,
    retry() {
      for (const { refetch } of failed) void refetch();
    },
  };
}

const none: readonly never[] = [];

/** Finds the governorate by the name in a field. */
function findGovernorate(governorates: readonly Named[], value: string): Named | undefined {
  return value === '' ? undefined : governorates.find((one) => isSamePlace(readPlaceValue(value), one));
}

function toGovernorateOptions(governorates: readonly Named[], value: string, language: Language): SearchSelectOption[] {
  return withOwn(
    governorates.map((one) => toOption(one, language)),
    value,
    language,
  );
}

/** Returns areas by name under their governorates, those of the selected one first; ungrouped if they have no governorates (OP-64). */
function toAreaOptions(
  { areas, governorates }: { areas: readonly Area[]; governorates: readonly Named[] },
  { area, governorate }: { area: string; governorate: string },
  language: Language,
): SearchSelectOption[] {
  const chosen = findGovernorate(governorates, governorate)?.id;
  const order = new Map(governorates.map(({ id }, at) => [id, id === chosen ? -1 : at]));
  const placeOf = ({ governorate_id }: Area): number => order.get(governorate_id ?? 0) ?? governorates.length;
  const options = areas
    .map((one) => ({
      place: placeOf(one),
      option: toOption(
        one,
        language,
        governorates.find(({ id }) => id === one.governorate_id),
      ),
    }))
    .sort((one, other) => one.place - other.place || one.option.text.localeCompare(other.option.text, language))
    .map(({ option }) => option);
  return withOwn(options, area, language);
}

/** Adds the address's own name, which may not be in the list or may have one language only, so that it stays selected. */
function withOwn(options: SearchSelectOption[], value: string, language: Language): SearchSelectOption[] {
  if (value === '' || options.some((option) => option.value === value)) return options;
  const own = readPlaceValue(value);
  const same = options.find((option) => isSamePlace(own, readPlaceValue(option.value)));
  if (!same) return [toOption(own, language), ...options];
  return options.map((option) => (option === same ? { ...same, value } : option));
}

function toOption(place: PlaceName, language: Language, governorate?: Named): SearchSelectOption {
  const { name, second } = toNamePair(place, language);
  return {
    value: toPlaceValue(place),
    text: name,
    ...(second && { second }),
    ...(governorate && { group: toNamePair(governorate, language).name }),
  };
}

type Places = Pick<ReturnType<typeof usePlaces>, 'country' | 'governorates' | 'areas'>;

/** Returns empty values until the form is filled. */
function useChosenPlaces(): Pick<UserFormValues, 'area' | 'governorate'> {
  const [area, governorate] = useWatch<UserFormValues, ['area', 'governorate']>({ name: ['area', 'governorate'] });
  return { area: area ?? '', governorate: governorate ?? '' };
}

function GovernorateField({ governorates }: Pick<Places, 'governorates'>): ReactElement {
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

/** Selecting an area also selects its governorate. An area of another governorate shows a hint, but isn't refused. */
function AreaField({ country, governorates, areas }: Places): ReactElement {
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

const icons = { building: <Building24Regular />, office: <Briefcase24Regular />, house: <Home24Regular /> };

/** The user's first address (OP-64). `others` is the number of further ones. */
export function AddressSection({ others }: { others: number }): ReactElement {
  const t = useTexts();
  const places = usePlaces();
  const hints = [t('users.addressHint'), ...(others > 0 ? [t('users.otherAddresses', { count: others })] : [])];
  return (
    <FormSection id="address" title={t('users.addressTitle')} hint={hints.join(' ')}>
      {places.error && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            {t('users.placesNotLoaded')}: <bdi>{toFailureText(places.error.failure, t)}</bdi>
          </MessageBarBody>
          <MessageBarActions>
            <Button onClick={places.retry}>{t('common.retry')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      <CardChoiceField
        name="type"
        label={t('users.address.type')}
        isRequired
        choices={addressTypes.map((type) => ({
          value: type,
          name: t(`users.types.${type}`),
          hint: addressNumbers[type].map((name) => t(`users.address.${name}`)).join(t('forms.separator')),
          icon: icons[type],
        }))}
      />
      <FieldRow>
        <TextField name="addressName" label={t('users.address.addressName')} isRequired />
        <GovernorateField governorates={places.governorates} />
      </FieldRow>
      <FieldRow shares={[8, 3, 5, 4]}>
        <AreaField {...places} />
        <TextField name="block" label={t('users.address.block')} isRequired />
        <TextField name="street" label={t('users.address.street')} isRequired />
        <TextField name="avenue" label={t('users.address.avenue')} placeholder={t('users.optional')} />
      </FieldRow>
      <NumberFields />
      <TextField name="otherInstructions" label={t('users.address.otherInstructions')} placeholder={t('users.optional')} />
    </FormSection>
  );
}

/** The fields of the selected type; input for another type is retained. */
function NumberFields(): ReactElement | null {
  const t = useTexts();
  const type = toAddressType(useWatch<UserFormValues, 'type'>({ name: 'type' }) ?? '');
  if (type === null) return null;
  return (
    <FieldRow columns={3}>
      {addressNumbers[type].map((name) => (
        <TextField key={name} name={name} label={t(`users.address.${name}`)} isRequired />
      ))}
    </FieldRow>
  );
}
