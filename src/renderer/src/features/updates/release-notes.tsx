import { makeStyles, tokens } from '@fluentui/react-components';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { stack } from '@renderer/ui/layout/layout-styles';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import type { UpdateOffer } from '@shared/contract/desktop/updates';
import { languages } from '@shared/domain/language';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  root: stack.gap8,
  head: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, paddingInlineStart: '20px', ...stack.gap4 },
  line: { margin: 0, overflowWrap: 'anywhere' },
  date: smallQuietWords,
});

/** Plain text only: whatever the server sends is shown as letters. */
export function ReleaseNotes({ offer }: { offer: UpdateOffer }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const language = useLanguage();
  const other = languages.find((one) => one !== language) ?? language;
  const notes = offer.notes[language] || offer.notes[other];
  const lines = notes.split('\n').filter((line) => line.trim() !== '');
  const entries = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
  const words = lines.filter((line) => !line.startsWith('- '));
  return (
    <section className={styles.root} aria-label={t('updates.whatsNew')}>
      {lines.length > 0 && <h3 className={styles.head}>{t('updates.whatsNew')}</h3>}
      {words.map((line) => (
        <p key={line} dir="auto" className={styles.line}>
          {line.replace(/^#+\s*/, '')}
        </p>
      ))}
      {entries.length > 0 && (
        <ul className={styles.list}>
          {entries.map((line) => (
            <li key={line} dir="auto" className={styles.line}>
              {line}
            </li>
          ))}
        </ul>
      )}
      {offer.releasedAt && !Number.isNaN(Date.parse(offer.releasedAt)) && (
        <span className={styles.date}>{t('updates.releasedAt', { time: format.date(offer.releasedAt) })}</span>
      )}
    </section>
  );
}
