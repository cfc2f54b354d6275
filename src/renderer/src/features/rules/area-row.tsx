import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  BuildingShop24Regular,
  Checkmark16Filled,
  CheckmarkCircle16Regular,
  Eye16Regular,
  Home24Regular,
  PeopleTeam24Regular,
  ShareAndroid24Regular,
  ShieldKeyhole24Regular,
} from '@fluentui/react-icons';
import { TintBadge } from '@renderer/ui/badges/tint-badge';
import { SectionProvider, useFormSection } from '@renderer/ui/form/form-context';
import { useFormField } from '@renderer/ui/form/form-field';
import { hairline } from '@renderer/ui/layout/hairline';
import type { Area } from '@shared/domain/permissions';
import { type ReactElement, useId } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

const icons: Record<Area, ReactElement> = {
  admin: <PeopleTeam24Regular />,
  rules: <ShieldKeyhole24Regular />,
  social_media: <ShareAndroid24Regular />,
  home: <Home24Regular />,
  masterHN: <BuildingShop24Regular />,
};

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 20px',
    padding: '12px 20px',
    minHeight: '40px',
    ...hairline.blockStart,
  },
  icon: { display: 'flex', color: tokens.colorBrandForeground1 },
  words: { flexGrow: 1, flexBasis: '200px', minWidth: 0 },
  title: { fontWeight: tokens.fontWeightSemibold },
  changed: {
    marginInlineStart: '8px',
    color: 'var(--dw-changed)',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  hint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  tray: {
    display: 'flex',
    margin: 0,
    padding: '1px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '6px',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  choice: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '6px',
    boxSizing: 'border-box',
    minWidth: '112px',
    minHeight: '28px',
    paddingInline: '10px',
    borderRadius: '4px',
    border: '1px solid transparent',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
  },
  wide: { minWidth: '152px' },
  chosen: {
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    border: `1px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  focusable: { ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' } },
  radio: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
});

/** One area of the rules page: a choice of two, in words. */
export function AreaRow({ area }: { area: Area }): ReactElement {
  return (
    <SectionProvider value={area}>
      <AreaChoice area={area} />
    </SectionProvider>
  );
}

function AreaChoice({ area }: { area: Area }): ReactElement {
  const { t } = useTranslation();
  const styles = useStyles();
  const { field, isReadOnly } = useFormField(area);
  const { dirtyFields } = useFormState();
  const titleId = useId();
  const place = useFormSection<HTMLDivElement>(area, t(`rules.areas.${area}`));
  const isFull = field.value === true;
  const choice = (value: boolean, label: string): ReactElement => (
    <label className={mergeClasses(styles.choice, styles.focusable, value && styles.wide, isFull === value && styles.chosen)}>
      <input
        type="radio"
        className={styles.radio}
        name={area}
        checked={isFull === value}
        onChange={() => field.onChange(value)}
        onBlur={field.onBlur}
      />
      {isFull === value && <Checkmark16Filled aria-hidden />}
      {label}
    </label>
  );
  return (
    <div ref={place} className={styles.row} data-section={area}>
      <span className={styles.icon} aria-hidden>
        {icons[area]}
      </span>
      <div className={styles.words}>
        <div id={titleId} className={styles.title}>
          {t(`rules.areas.${area}`)}
          {dirtyFields[area] === true && <span className={styles.changed}>{t('forms.changed')}</span>}
        </div>
        <div className={styles.hint}>{t(`rules.areaHints.${area}`)}</div>
      </div>
      {isReadOnly ? (
        <AreaState isFull={isFull} />
      ) : (
        <div className={styles.tray} role="radiogroup" aria-labelledby={titleId}>
          {choice(true, t('rules.full'))}
          {choice(false, t('rules.readOnly'))}
        </div>
      )}
    </div>
  );
}

/** What is, for those who cannot change it. */
function AreaState({ isFull }: { isFull: boolean }): ReactElement {
  const { t } = useTranslation();
  return isFull ? (
    <TintBadge tint="delivered" icon={<CheckmarkCircle16Regular />}>
      {t('rules.full')}
    </TintBadge>
  ) : (
    <TintBadge tint="waiting" icon={<Eye16Regular />}>
      {t('rules.readOnly')}
    </TintBadge>
  );
}
