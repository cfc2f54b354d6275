import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useFormScope } from '@renderer/ui/form/form-context';
import { wrappingRow } from '@renderer/ui/layout/layout-styles';
import { addDays, toKuwaitDay } from '@shared/domain/dates';
import type { ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  root: { ...wrappingRow, columnGap: '4px', margin: '4px 0 0', padding: 0, border: 'none' },
  choice: { minWidth: 'auto', paddingInline: '6px', color: tokens.colorBrandForegroundLink },
});

/** Days that are often chosen, and none, one press each. */
export function EndDateChoices({ name }: { name: string }): ReactElement | null {
  const { t } = useTranslation();
  const styles = useStyles();
  const { isReadOnly, isSaving } = useFormScope();
  const { setValue } = useFormContext();
  if (isReadOnly) return null;
  const today = toKuwaitDay(new Date());
  const choices = [
    { text: t('promoCodes.ends.inAWeek'), day: addDays(today, 7) },
    { text: t('promoCodes.ends.inAMonth'), day: addDays(today, 30) },
    { text: t('promoCodes.ends.endOfYear'), day: `${today.slice(0, 4)}-12-31` },
    { text: t('promoCodes.noEnd'), day: '' },
  ];
  return (
    <fieldset className={styles.root} aria-label={t('promoCodes.ends.label')}>
      {choices.map(({ text, day }) => (
        <Button
          key={text}
          className={styles.choice}
          appearance="transparent"
          size="small"
          disabledFocusable={isSaving}
          onClick={() => setValue(name, day, { shouldDirty: true, shouldValidate: true })}
        >
          {text}
        </Button>
      ))}
    </fieldset>
  );
}
