import { makeStyles, tokens } from '@fluentui/react-components';
import {
  BuildingShop24Regular,
  CheckmarkCircle16Regular,
  Eye16Regular,
  Home24Regular,
  PeopleTeam24Regular,
  ShareAndroid24Regular,
  ShieldKeyhole24Regular,
} from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { changedText } from '@renderer/ui/badges/mark-styles';
import { TintBadge } from '@renderer/ui/badges/tint-badge';
import { SegmentedChoice } from '@renderer/ui/controls/segmented-choice';
import { useFormField } from '@renderer/ui/form/field/form-field';
import { SectionProvider, useFormSection } from '@renderer/ui/form/form-context';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexGrow, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { smallQuietText, strongText } from '@renderer/ui/text/text-styles';
import type { Area } from '@shared/domain/permissions';
import { type ReactElement, useId } from 'react';
import { useFormState } from 'react-hook-form';

const icons: Record<Area, ReactElement> = {
  admin: <PeopleTeam24Regular />,
  rules: <ShieldKeyhole24Regular />,
  social_media: <ShareAndroid24Regular />,
  home: <Home24Regular />,
  masterHN: <BuildingShop24Regular />,
};

const useStyles = makeStyles({
  row: { ...wrappingRow, alignItems: 'center', gap: '12px 20px', padding: '12px 20px', minHeight: '40px', ...hairline.blockStart },
  icon: { display: 'flex', color: tokens.colorBrandForeground1 },
  words: { ...flexGrow, flexBasis: '200px' },
  title: strongText,
  changed: { marginInlineStart: '8px', ...changedText },
  hint: smallQuietText,
});

/** One area of the rules page, as a choice of two labeled options. */
export function AreaRow({ area }: { area: Area }): ReactElement {
  return (
    <SectionProvider value={area}>
      <AreaChoice area={area} />
    </SectionProvider>
  );
}

function AreaChoice({ area }: { area: Area }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const { field, isReadOnly } = useFormField(area);
  const { dirtyFields } = useFormState();
  const titleId = useId();
  const place = useFormSection<HTMLDivElement>(area, t(`rules.areas.${area}`));
  const isFull = field.value === true;
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
        <SegmentedChoice
          labelledBy={titleId}
          name={area}
          value={isFull ? 'full' : 'readOnly'}
          options={[
            { value: 'full', text: t('rules.full'), widthPx: 152 },
            { value: 'readOnly', text: t('rules.readOnly') },
          ]}
          onChange={(value) => field.onChange(value === 'full')}
          onBlur={field.onBlur}
        />
      )}
    </div>
  );
}

/** The current state, without permission to change it. */
function AreaState({ isFull }: { isFull: boolean }): ReactElement {
  const t = useTexts();
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
