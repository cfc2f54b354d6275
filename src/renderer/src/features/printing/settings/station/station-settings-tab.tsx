import { MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { useManaged, usePolicyValue } from '@renderer/runtime/calls/managed';
import { useToday } from '@renderer/runtime/state/today';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { SelectField, SwitchField } from '@renderer/ui/form/fields/choice-fields';
import { DateField } from '@renderer/ui/form/fields/date-field';
import { IntegerField } from '@renderer/ui/form/fields/integer-field';
import { TimeField } from '@renderer/ui/form/fields/special-fields';
import { TextField } from '@renderer/ui/form/fields/text-field';
import { type ManagedFields, ManagedFieldsProvider } from '@renderer/ui/form/form-context';
import { FieldRow, FormSection } from '@renderer/ui/form/form-section';
import { FormState } from '@renderer/ui/form/form-state';
import { RecordForm } from '@renderer/ui/form/record/record-form';
import { smallQuietParagraph } from '@renderer/ui/text/paragraph-styles';
import { stationReachDays } from '@shared/contract/printing/station';
import { addDays } from '@shared/domain/dates';
import { orderStatuses } from '@shared/domain/orders/order-status';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { OrdersSection } from './orders-section';
import { SharingSection } from './sharing-section';
import { askAbove, historyDays, intervalSeconds, type StationValues } from './station-form';
import { hasSince } from './station-since';
import type { StationTabProps } from './station-tab-props';
import { useStationForm } from './use-station-form';

const useStyles = makeStyles({
  note: smallQuietParagraph,
  hours: { maxWidth: '400px' },
  status: { maxWidth: '260px' },
});

/** The settings of the print station: orders, sharing, start, actions after printing, interval. */
export function StationSettingsTab(props: StationTabProps): ReactElement {
  const t = useTexts();
  const { handle, read } = useStationForm(props);
  const managed = useManagedStation();
  return (
    <FormState read={read} place="besideList" errorTitle={t('station.readFailed')}>
      <ManagedFieldsProvider value={managed}>
        <RecordForm handle={handle} isBehind={props.isBehind}>
          <ModeSection />
          <OrdersSection />
          <SharingSection />
          <HoursSection />
          <AfterSection />
          <PaceSection />
          <WindowSection />
        </RecordForm>
      </ManagedFieldsProvider>
    </FormState>
  );
}

/** Returns IT's settings of the station, by the fields that show them. */
function useManagedStation(): ManagedFields {
  const [historyDays, mode, documents, hours, sharing] = [
    useManaged('printHistoryDays'),
    useManaged('printStation'),
    useManaged('stationDocuments'),
    useManaged('stationHours'),
    useManaged('stationShare'),
  ];
  const value = usePolicyValue('printStation');
  const always = value === 'required' ? mode : null;
  return {
    historyDays,
    isOn: value === 'allowed' ? null : mode,
    ...{ keepsRunning: always, startsWithSystem: always },
    documents,
    ...{ hasHours: hours, from: hours, to: hours },
    ...{ sharing, number: sharing, of: sharing },
  };
}

function ModeSection(): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const today = useToday();
  const [isOn, sinceDay] = useWatch<StationValues, ['isOn', 'sinceDay']>({ name: ['isOn', 'sinceDay'] });
  return (
    <FormSection id="mode" title={t('stationSettings.mode.title')} hint={t('stationSettings.mode.hint')}>
      <SwitchField name="isOn" label={t('stationSettings.mode.isOn')} />
      <FieldRow>
        <TextField name="name" label={t('stationSettings.mode.name')} hint={t('stationSettings.mode.nameHint')} />
        {isOn && (
          <FieldRow shares={[3, 2]}>
            <DateField
              name="sinceDay"
              label={t('stationSettings.mode.since')}
              placeholder={t('stationSettings.mode.fromNow')}
              earliest={addDays(today, -stationReachDays)}
            />
            {hasSince({ sinceDay: sinceDay ?? '' }) && (
              <TimeField name="sinceTime" label={t('stationSettings.mode.sinceTime')} isRequired />
            )}
          </FieldRow>
        )}
      </FieldRow>
      {isOn && <p className={styles.note}>{t('stationSettings.mode.sinceNote')}</p>}
    </FormSection>
  );
}

function HoursSection(): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const [hasHours, from, to] = useWatch<StationValues, ['hasHours', 'from', 'to']>({ name: ['hasHours', 'from', 'to'] });
  const spansMidnight = /^\d\d:\d\d$/.test(from ?? '') && /^\d\d:\d\d$/.test(to ?? '') && (from ?? '') > (to ?? '');
  return (
    <FormSection id="hours" title={t('stationSettings.hours.title')} hint={t('stationSettings.hours.hint')}>
      <SwitchField name="hasHours" label={t('stationSettings.hours.only')} />
      {hasHours && (
        <div className={styles.hours}>
          <FieldRow shares={[1, 1]}>
            <TimeField name="from" label={t('stationSettings.hours.from')} isRequired />
            <TimeField name="to" label={t('stationSettings.hours.to')} isRequired />
          </FieldRow>
        </div>
      )}
      {hasHours && spansMidnight && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>{t('stationSettings.hours.overnight', { from, to })}</MessageBarBody>
        </MessageBar>
      )}
    </FormSection>
  );
}

function AfterSection(): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const changesStatus = useWatch<StationValues, 'changesStatus'>({ name: 'changesStatus' });
  return (
    <FormSection id="after" title={t('stationSettings.after.title')} hint={t('stationSettings.after.hint')}>
      <SwitchField name="changesStatus" label={t('stationSettings.after.changes')} />
      {changesStatus && (
        <div className={styles.status}>
          <SelectField
            name="statusAfter"
            label={t('stationSettings.after.status')}
            options={orderStatuses.map((value) => ({ value, text: t(`vocabulary.orderStatus.${value}`) }))}
          />
        </div>
      )}
    </FormSection>
  );
}

function PaceSection(): ReactElement {
  const t = useTexts();
  return (
    <FormSection id="pace" title={t('stationSettings.pace.title')} hint={t('stationSettings.pace.hint')}>
      <FieldRow columns={3}>
        <IntegerField
          name="intervalSeconds"
          label={t('stationSettings.pace.interval')}
          hint={t('stationSettings.pace.intervalHint')}
          unit={t('stationSettings.pace.seconds')}
          {...intervalSeconds}
        />
        <IntegerField
          name="askAbove"
          label={t('stationSettings.pace.askAbove')}
          hint={t('stationSettings.pace.askAboveHint')}
          unit={t('stationSettings.pace.waiting')}
          {...askAbove}
        />
        <IntegerField
          name="historyDays"
          label={t('stationSettings.pace.historyDays')}
          hint={t('stationSettings.pace.historyDaysHint')}
          unit={t('stationSettings.pace.days')}
          {...historyDays}
        />
      </FieldRow>
    </FormSection>
  );
}

function WindowSection(): ReactElement {
  const t = useTexts();
  return (
    <FormSection id="window" title={t('stationSettings.window.title')} hint={t('stationSettings.window.hint')}>
      <FieldRow>
        <SwitchField name="keepsRunning" label={t('stationSettings.window.keepsRunning')} />
        <SwitchField name="startsWithSystem" label={t('stationSettings.window.startsWithSystem')} />
        <SwitchField name="soundOnNew" label={t('stationSettings.window.soundOnNew')} />
        <SwitchField name="soundOnStop" label={t('stationSettings.window.soundOnStop')} />
        <SwitchField name="badge" label={t('stationSettings.window.badge')} />
      </FieldRow>
    </FormSection>
  );
}
