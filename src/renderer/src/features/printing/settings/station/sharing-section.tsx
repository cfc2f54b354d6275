import { FieldContextProvider, MessageBar, MessageBarBody, makeStyles, Radio, RadioGroup } from '@fluentui/react-components';
import { Info20Regular } from '@fluentui/react-icons';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { FormFieldFrame, useFormField } from '@renderer/ui/form/field/form-field';
import { IntegerField } from '@renderer/ui/form/fields/integer-field';
import { FieldRow, FormSection } from '@renderer/ui/form/form-section';
import { isolate } from '@renderer/ui/text/isolate';
import { parseInteger } from '@renderer/validation/parse-number';
import type { Language } from '@shared/domain/language';
import type { OrderKind, OrderRef } from '@shared/domain/orders/order-ref';
import { fallsTo } from '@shared/domain/printing/station-sharing';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { Trans } from 'react-i18next';
import { useStation } from '../../station/use-station';
import { choices, maxStations, type StationValues } from './station-form';

interface SharingExample {
  kind: OrderKind;
  here: number[];
  elsewhere: number[];
}

/**
 * Returns examples of order numbers, starting with the latest known one (1 if none is known): three that this station prints, and those
 * between the first two.
 */
function toSharingExamples(
  { number, of }: { number: number; of: number },
  kinds: readonly OrderKind[],
  recent: readonly OrderRef[],
): SharingExample[] {
  return kinds.map((kind) => {
    const latest = Math.max(1, ...recent.filter((order) => order.kind === kind).map(({ id }) => id));
    const ids = Array.from({ length: 3 * of }, (_none, at) => latest + at);
    const here = ids.filter((id) => fallsTo({ kind, id }, of) === number);
    const [first = 0, second = 0] = here;
    return { kind, here, elsewhere: ids.filter((id) => id > first && id < second).slice(0, 3) };
  });
}

/** Returns the numbers of the other computers. */
function toOtherNumbers({ number, of }: { number: number; of: number }): number[] {
  return Array.from({ length: of }, (_none, at) => at + 1).filter((one) => one !== number);
}

const useStyles = makeStyles({
  line: { display: 'block' },
  numbers: { maxWidth: '400px' },
});

/** Shares the order numbers with other stations, with examples. */
export function SharingSection(): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const sharing = useWatch<StationValues, 'sharing'>({ name: 'sharing' });
  return (
    <FormSection id="sharing" title={t('stationSettings.sharing.title')} hint={t('stationSettings.sharing.hint')}>
      <SharingField />
      {sharing === 'number' && (
        <div className={styles.numbers}>
          <FieldRow shares={[1, 1]}>
            <IntegerField name="number" label={t('stationSettings.sharing.number')} min={1} max={maxStations} isRequired />
            <IntegerField name="of" label={t('stationSettings.sharing.of')} min={2} max={maxStations} isRequired />
          </FieldRow>
        </div>
      )}
      <SharingResult />
    </FormSection>
  );
}

function SharingField(): ReactElement {
  const t = useTexts();
  const { field, error, isReadOnly } = useFormField('sharing');
  return (
    <FormFieldFrame name="sharing" label={t('stationSettings.sharing.how')} error={error}>
      <RadioGroup
        ref={field.ref}
        value={field.value ?? ''}
        disabled={isReadOnly}
        onChange={(_event, { value }) => field.onChange(value)}
        onBlur={field.onBlur}
      >
        <FieldContextProvider value={undefined}>
          {(['all', 'number', 'governorate'] as const).map((kind) => (
            <Radio key={kind} value={kind} label={t(`stationSettings.sharing.kind.${kind}`)} />
          ))}
        </FieldContextProvider>
      </RadioGroup>
    </FormFieldFrame>
  );
}

/** Shows the result as text; renders nothing while a number is invalid. */
function SharingResult(): ReactElement | null {
  const t = useTexts();
  const [sharing, number, of, governorates] = useWatch<StationValues, ['sharing', 'number', 'of', 'governorates']>({
    name: ['sharing', 'number', 'of', 'governorates'],
  });
  if (sharing === 'governorate') {
    const isAll = governorates === null;
    return (
      <MessageBar intent={isAll ? 'warning' : 'info'} layout="multiline">
        <MessageBarBody>{t(isAll ? 'stationSettings.sharing.allTicked' : 'stationSettings.sharing.byGovernorate')}</MessageBarBody>
      </MessageBar>
    );
  }
  const own = { number: parseInteger(number ?? '') ?? 0, of: parseInteger(of ?? '') ?? 0 };
  const isPossible = own.of >= 2 && own.of <= maxStations && own.number >= 1 && own.number <= own.of;
  return sharing === 'number' && isPossible ? <NumbersResult {...own} /> : null;
}

function NumbersResult(own: { number: number; of: number }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const station = useStation();
  const language = useLanguage();
  const kinds = useWatch<StationValues, 'kinds'>({ name: 'kinds' }) ?? [];
  const { here, elsewhere } = station?.examples ?? { here: [], elsewhere: [] };
  const shown = choices.kinds.filter((kind) => kinds.includes(kind));
  const others = toOtherNumbers(own).map((one) => t('stationSettings.sharing.place', { number: one, of: own.of }));
  return (
    <MessageBar intent="success" layout="multiline" icon={<Info20Regular />}>
      <MessageBarBody>
        {toSharingExamples(own, shown, [...here, ...elsewhere]).map((example) => (
          <Example key={example.kind} {...example} />
        ))}
        <span className={styles.line}>
          {t('stationSettings.sharing.others', { count: others.length, numbers: toList(language, others) })}
        </span>
      </MessageBarBody>
    </MessageBar>
  );
}

function toList(language: Language, parts: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
}

const hereTexts = { order: 'stationSettings.sharing.here.order', guestOrder: 'stationSettings.sharing.here.guestOrder' } as const;

function Example({ kind, here, elsewhere }: SharingExample): ReactElement {
  const t = useTexts();
  const language = useLanguage();
  const styles = useStyles();
  const toNumbers = (ids: readonly number[]): string =>
    toList(
      language,
      ids.map((id) => isolate(t('orders.number', { id }), language)),
    );
  return (
    <span className={styles.line}>
      <Trans i18nKey={hereTexts[kind]} values={{ numbers: toNumbers(here) }} components={{ numbers: <b /> }} shouldUnescape />{' '}
      {elsewhere.length > 0 && t('stationSettings.sharing.elsewhere', { numbers: toNumbers(elsewhere) })}
    </span>
  );
}
