import '@documents/invoice/invoice-styles';
import { Invoice } from '@documents/invoice/invoice';
import { sampleOrder } from '@documents/invoice/sample-order';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { SheetFrame } from '@renderer/parts/printing/sheet-frame';
import { useLanguage, usePreferences } from '@renderer/runtime/state/preferences-store';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type PrintProfile, type ProfileValues, toProfile } from './profile-form';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '8px', width: '100%', maxWidth: '216px', marginInline: 'auto' },
  title: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.colorNeutralForeground3 },
  sheet: { maxHeight: '360px', overflow: 'hidden', padding: '4px', marginInline: '-4px' },
  narrow: { maxWidth: '144px' },
  gray: { filter: 'grayscale(1)' },
});

/** A small invoice as it would come out with what stands in the fields at this moment. */
export function InvoicePreview(): ReactElement | null {
  const values = useWatch() as Partial<ProfileValues>;
  // Before the form is filled.
  return values.paper === undefined ? null : <Preview profile={toProfile(values as ProfileValues)} />;
}

function Preview({ profile }: { profile: PrintProfile }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const appLanguage = useLanguage();
  const digits = usePreferences((state) => state.digits);
  const isNarrow = profile.paper === '80mm' || profile.paper === '4x6in';
  return (
    <div className={mergeClasses(styles.root, isNarrow && styles.narrow)}>
      <span className={styles.title}>{t('printerSettings.preview')}</span>
      <div className={mergeClasses(styles.sheet, !profile.color && styles.gray)}>
        <SheetFrame paper={profile.paper} label={t('printerSettings.preview')} role="img">
          <Invoice
            snapshot={sampleOrder}
            language={profile.language === 'app' || profile.language === 'both' ? appLanguage : profile.language}
            profile={profile}
            paper={profile.paper}
            copyMark={0}
            digits={digits}
            pictureUrl={() => null}
          />
        </SheetFrame>
      </div>
    </div>
  );
}
