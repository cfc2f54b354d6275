import { Avatar, makeStyles, tokens } from '@fluentui/react-components';
import { Info20Regular } from '@fluentui/react-icons';
import { request } from '@renderer/runtime/calls/bridge';
import { useFreshRead } from '@renderer/runtime/calls/use-fresh-read';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { EmptyState } from '@renderer/ui/feedback/empty-state';
import { FormState, useInitial } from '@renderer/ui/form/form-state';
import { RecordForm } from '@renderer/ui/form/record/record-form';
import { useReread } from '@renderer/ui/form/record/reread';
import { useRecordForm } from '@renderer/ui/form/record/use-record-form';
import { Card } from '@renderer/ui/layout/card';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexColumn, flexGrow, flexRow, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { isolate } from '@renderer/ui/text/isolate';
import { sectionTitle } from '@renderer/ui/text/paragraph-styles';
import { PhoneText } from '@renderer/ui/text/phone-text';
import { quietText, smallQuietWords } from '@renderer/ui/text/text-styles';
import { failed } from '@shared/contract/result';
import type { Admin } from '@shared/contract/shop/admins';
import { areas } from '@shared/domain/permissions';
import { withForeignCode } from '@shared/domain/phone';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { AdminPicker } from './admin-picker';
import { AreaRow } from './area-row';
import { type RulesFormValues, rulesForm, toRulesBody, toRulesForm } from './rules-form';

const pickerWidth = 320;
const areasWidth = 720;
const gap = 24;

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: `${pickerWidth}px minmax(0, ${areasWidth}px)`,
    columnGap: `${gap}px`,
    gridTemplateRows: 'minmax(0, 1fr)',
    rowGap: '12px',
    justifyContent: 'center',
    alignItems: 'start',
    flexGrow: 1,
    flexBasis: 0,
    minHeight: 0,
    '@media (max-width: 999.98px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto',
      flexBasis: 'auto',
      flexGrow: 0,
      minHeight: 'auto',
    },
  },
  picker: { ...flexColumn, maxHeight: '100%', minHeight: 0, '@media (max-width: 999.98px)': { maxHeight: '264px' } },
  areas: { minWidth: 0, maxHeight: '100%', overflowY: 'auto', '@media (max-width: 999.98px)': { overflowY: 'visible', maxHeight: 'none' } },
  head: { ...wrappingRow, alignItems: 'center', gap: '8px 16px', padding: '20px' },
  words: flexGrow,
  name: sectionTitle,
  quiet: quietText,
  foot: {
    ...flexRow,
    borderEndStartRadius: '8px',
    borderEndEndRadius: '8px',
    backgroundColor: tokens.colorNeutralBackground2,
    columnGap: '12px',
    padding: '14px 20px',
    ...smallQuietWords,
    ...hairline.blockStart,
  },
});

/** checklist RUL-02 to RUL-05 */
export function RulesScreen(): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const { id } = useParams();
  const chosenId = id === undefined ? null : Number(id);
  const admins = useRead('admins.list', {});
  return (
    <div className={styles.page}>
      <div className={styles.picker}>
        <FormState read={admins} place="filled">
          <AdminPicker admins={admins.data?.rows ?? []} chosenId={chosenId} />
        </FormState>
      </div>
      <div className={styles.areas}>
        {chosenId === null ? (
          <Card>
            <EmptyState title={t('rules.choose')} text={t('rules.chooseHint')} />
          </Card>
        ) : (
          <RulesOfAdmin key={chosenId} id={chosenId} />
        )}
      </div>
    </div>
  );
}

function RulesOfAdmin({ id }: { id: number }): ReactElement {
  const t = useTexts();
  const input = { params: { id } };
  const admin = useFreshRead('admins.one', input);
  const language = useLanguage();
  const name = admin.data ? `${admin.data.f_name} ${admin.data.l_name}`.trim() : '';
  const nameInside = isolate(name, language);
  const update = useWrite('admins.update', { failure: 'inPlace', success: t('rules.saved', { name }) });
  const { reread, latest } = useReread(() => request('admins.one', input), toRulesForm);
  const handle = useRecordForm<RulesFormValues>({
    draft: { screen: 'rules', record: String(id), title: t('rules.draftTitle', { name: nameInside }) },
    schema: rulesForm,
    initial: useInitial(admin.data, toRulesForm),
    // The call also accepts admins with `admin`, who can change the rest of the record with it.
    needs: ['rules'],
    async save(values) {
      const record = latest() ?? admin.data;
      if (!record) return failed('notFound');
      const result = await update.send({ ...input, body: toRulesBody(record, values) });
      // For the server, `rules` is the whole set and `admin` the record; here they are two of five areas, so its errors are shown as a
      // message.
      if (result.ok) return result;
      const { code, fields: _fields, ...details } = result.error;
      return failed(code, details);
    },
    reread,
  });
  return (
    <FormState read={admin} place="filled" backTo="/rules" goneText={t('adminForm.gone')}>
      <RecordForm handle={handle} layout={{ plainWidth: pickerWidth + gap + areasWidth }} subject={nameInside} saveLabel={t('rules.save')}>
        {admin.data && <AreasCard admin={admin.data} name={name} />}
      </RecordForm>
    </FormState>
  );
}

function AreasCard({ admin, name }: { admin: Admin; name: string }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const chosen = useWatch({ name: [...areas] });
  const count = chosen.filter(Boolean).length;
  const holdsOrderRole = admin.admin_roles.some(({ role }) => role === 'order');
  return (
    <Card as="section" aria-label={name}>
      <div className={styles.head}>
        <Avatar name={name} initials={[...name][0] ?? ''} size={48} color="brand" aria-hidden />
        <div className={styles.words}>
          <h2 className={styles.name}>
            <bdi>{name}</bdi>
          </h2>
          <div className={styles.quiet}>
            <bdi dir="ltr">{admin.email}</bdi> · <PhoneText phone={withForeignCode(admin)} />
          </div>
        </div>
        <span className={styles.quiet}>{t('rules.granted', { count, total: areas.length })}</span>
      </div>
      {areas.map((area) => (
        <AreaRow key={area} area={area} />
      ))}
      <div className={styles.foot}>
        <Info20Regular aria-hidden />
        <span>
          {t('rules.hint')}
          {holdsOrderRole && ` ${t('rules.orderRole')}`}
        </span>
      </div>
    </Card>
  );
}
