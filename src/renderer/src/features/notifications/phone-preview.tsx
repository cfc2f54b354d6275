import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLanguage, usePreferences } from '@renderer/runtime/state/preferences-store';
import { i18n } from '@renderer/runtime/texts/i18n';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Mark } from '@renderer/shared-components/frame/mark';
import { flexColumn, flexRow, stack } from '@renderer/ui/layout/layout-styles';
import { cardTitle, smallQuietParagraph } from '@renderer/ui/text/paragraph-styles';
import { truncatedText } from '@renderer/ui/text/text-styles';
import { type Language, toDirection } from '@shared/domain/language';
import { createFormatter } from '@shared/i18n/format';
import { type ReactElement, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { NotificationValues } from './notification-form';

/** The phone looks the same in both themes. */
const phone = { frame: '#2d3331', screen: 'linear-gradient(160deg, #0f6e66, #0b4f4a)', card: '#eef3f1', text: '#17201e', quiet: '#4d5855' };

const useStyles = makeStyles({
  root: { ...flexColumn, rowGap: '16px' },
  heading: cardTitle,
  hint: smallQuietParagraph,
  phones: {
    ...stack.gap16,
    '@media (max-width: 999.98px)': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))' },
  },
  phone: {
    margin: 0,
    padding: '7px 7px 0',
    borderRadius: '26px 26px 0 0',
    backgroundColor: phone.frame,
    // Hides the lower part of the phone.
    maskImage: 'linear-gradient(#000 calc(100% - 20px), transparent)',
  },
  screen: { padding: '14px 8px 24px', borderRadius: '20px 20px 0 0', backgroundColor: '#0b4f4a', backgroundImage: phone.screen },
  clock: { margin: 0, color: '#fff', textAlign: 'center', fontSize: '28px', lineHeight: '34px' },
  day: { margin: '0 0 12px', color: '#fff', textAlign: 'center', fontSize: tokens.fontSizeBase200, lineHeight: '20px' },
  card: {
    display: 'grid',
    gridTemplateColumns: '30px minmax(0, 1fr)',
    columnGap: '8px',
    padding: '12px',
    borderRadius: '16px',
    backgroundColor: phone.card,
    color: phone.text,
    textAlign: 'start',
  },
  icon: {
    ...flexRow,
    justifyContent: 'center',
    width: '30px',
    height: '30px',
    borderRadius: '8px',
    color: '#fff',
    backgroundColor: '#0f6e66',
  },
  sender: {
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: '8px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    color: phone.quiet,
  },
  title: { margin: 0, ...truncatedText, fontSize: '13px', lineHeight: '24px', fontWeight: tokens.fontWeightSemibold },
  text: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '4',
    overflow: 'hidden',
    margin: 0,
    overflowWrap: 'anywhere',
    fontSize: '13px',
    lineHeight: '21px',
  },
  missing: { color: phone.quiet, fontWeight: tokens.fontWeightRegular },
});

/** In the order of the fields beside it; the app's language first. */
const order: Readonly<Record<Language, readonly Language[]>> = { ar: ['ar', 'en'], en: ['en', 'ar'] };

/** Shows the entered texts on a phone's lock screen, in both languages. */
export function PhonePreviews(): ReactElement {
  const t = useTexts();
  const shown = useLanguage();
  const styles = useStyles();
  const [now] = useState(() => new Date().toISOString());
  return (
    <section className={styles.root} aria-label={t('notifications.preview.title')}>
      <div>
        <h2 className={styles.heading}>{t('notifications.preview.title')}</h2>
        <p className={styles.hint}>{t('notifications.preview.hint')}</p>
      </div>
      <div className={styles.phones}>
        {order[shown].map((language) => (
          <Phone key={language} language={language} now={now} />
        ))}
      </div>
    </section>
  );
}

/** `now` is the time on its clock. */
function Phone({ language, now }: { language: Language; now: string }): ReactElement {
  const t = useTexts();
  const tOfPhone = i18n.getFixedT(language);
  const styles = useStyles();
  const digits = usePreferences((state) => state.digits);
  const format = createFormatter(language, digits);
  const [title = '', text = ''] = useWatch<NotificationValues, [`title_${Language}`, `description_${Language}`]>({
    name: [`title_${language}`, `description_${language}`],
  });
  const word = t(language === 'ar' ? 'notifications.preview.arabic' : 'notifications.preview.english');
  return (
    <figure
      className={styles.phone}
      dir={toDirection(language)}
      lang={language}
      aria-label={t('notifications.preview.screen', { language: word })}
      data-phone={language}
    >
      <div className={styles.screen}>
        <p className={styles.clock}>{format.time(now)}</p>
        <p className={styles.day}>{format.weekday(now)}</p>
        <div className={styles.card}>
          <span className={styles.icon} aria-hidden>
            <Mark size={24} />
          </span>
          <div>
            <div className={styles.sender}>
              <span>{tOfPhone('notifications.preview.app')}</span>
              <span>{tOfPhone('notifications.preview.now')}</span>
            </div>
            <p className={mergeClasses(styles.title, title.trim() === '' && styles.missing)}>
              {title.trim() || tOfPhone('notifications.preview.noTitle')}
            </p>
            <p className={mergeClasses(styles.text, text.trim() === '' && styles.missing)}>
              {text.trim() || tOfPhone('notifications.preview.noText')}
            </p>
          </div>
        </div>
      </div>
    </figure>
  );
}
