import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useFormScope } from '@renderer/ui/form/form-context';
import { FormSection } from '@renderer/ui/form/form-section';
import { FormState } from '@renderer/ui/form/form-state';
import { inLanguage } from '@shared/domain/language';
import type { ReactElement } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { AreaGrid } from './area-grid';
import { CountryChoice } from './area-toolbar';
import type { DeliveryFormValues } from './delivery-form';
import type { DeliveryAreas } from './use-delivery-areas';

type Fees = DeliveryFormValues['fees'];

/** Ids of the areas whose fee is not the stored one. */
function toChanged(fees: Fees, stored: Fees): string[] {
  return Object.keys(fees).filter((id) => fees[id] !== stored[id]);
}

/** checklist DEL-05, DEL-08: there where each area has a fee of its own; what was typed stays when it goes. */
export function AreaFeesSection({ areas }: { areas: DeliveryAreas }): ReactElement | null {
  const t = useTexts();
  const language = useLanguage();
  const { isReadOnly } = useFormScope();
  const { defaultValues } = useFormState<DeliveryFormValues>();
  const [coverage, fees = {}] = useWatch({ name: ['coverage', 'fees'] }) as [DeliveryFormValues['coverage'], Fees | undefined];
  if (coverage !== 'areas') return null;
  const changed = toChanged(fees, (defaultValues?.fees ?? {}) as Fees);
  const { country, read } = areas;
  return (
    <FormSection
      id="areas"
      title={t('delivery.areaFees')}
      {...(!isReadOnly && { hint: t('delivery.areaFeesHint') })}
      changesText={t('delivery.changedAreas', { count: changed.length })}
    >
      {country && read.error && read.data === undefined && <CountryChoice areas={areas} country={country} changed={changed} />}
      <FormState read={read} place="filled" errorTitle={t('delivery.areasNotLoaded')}>
        {country === null && <p>{t('delivery.noCountries')}</p>}
        {country && (
          <AreaGrid
            areas={areas}
            country={country}
            changed={changed}
            noAreas={t('delivery.noAreas', { country: inLanguage(language, 'name', country) })}
          />
        )}
      </FormState>
    </FormSection>
  );
}
