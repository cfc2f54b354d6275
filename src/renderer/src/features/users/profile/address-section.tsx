import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { Briefcase24Regular, Building24Regular, Home24Regular } from '@fluentui/react-icons';
import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { CardChoiceField } from '@renderer/ui/form/fields/card-choice-field';
import { TextField } from '@renderer/ui/form/fields/text-field';
import { FieldRow, FormSection } from '@renderer/ui/form/form-section';
import { addressNumbers, addressTypes, toAddressType } from '@shared/domain/orders/address-type';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { AreaField, GovernorateField } from './place-fields';
import { usePlaces } from './use-places';
import type { UserFormValues } from './user-form';

const icons = { building: <Building24Regular />, office: <Briefcase24Regular />, house: <Home24Regular /> };

/** The user's first address (OP-64). `others`: how many more there are. */
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

/** Those of the chosen type; what was typed for another one is kept. */
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
