import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { whatsNew } from '@guide/whats-new';
import { guide } from '@renderer/runtime/state/guide-state';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Modal } from '@renderer/ui/feedback/modal';
import { hairline } from '@renderer/ui/layout/hairline';
import { plainList, stack } from '@renderer/ui/layout/layout-styles';
import { quietText, smallQuietText, strongText } from '@renderer/ui/text/text-styles';
import type { ReactElement } from 'react';
import { pictureOf } from './guide-pictures';

const useStyles = makeStyles({
  list: { ...plainList, ...stack.gap16 },
  item: {
    display: 'grid',
    gridTemplateColumns: '210px minmax(0, 1fr)',
    gap: '16px',
    paddingBlockEnd: '16px',
    ...hairline.blockEnd,
    '@media (max-width: 639.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  picture: {
    inlineSize: '100%',
    blockSize: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: '26px', fontWeight: tokens.fontWeightSemibold },
  text: { ...quietText, marginBlock: '2px 8px' },
  also: { ...strongText, fontSize: 'inherit', marginBlock: '16px 4px' },
  once: { ...smallQuietText, marginBlock: '16px 0' },
});

/** The highlights of this version: three with a picture, the others as lines. */
export function WhatsNewDialog({ onClose }: { onClose: () => void }): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  const [news] = whatsNew;
  if (!news) return null;
  return (
    <Modal
      title={t('whatsNew.title', { version: news.version })}
      maxWidthPx={700}
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {t('whatsNew.done')}
        </Button>
      }
    >
      <ul className={styles.list}>
        {news.highlights.map(({ topic, title, text }) => (
          <li key={topic} className={styles.item}>
            <img className={styles.picture} src={pictureOf(topic, language)} alt="" />
            <div>
              <h3 className={styles.title}>{title[language]}</h3>
              <p className={styles.text}>{text[language]}</p>
              <Button
                size="small"
                onClick={() => {
                  onClose();
                  guide.open({ topic });
                }}
              >
                {t('whatsNew.showMe')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <h3 className={styles.also}>{t('whatsNew.also')}</h3>
      <ul>
        {news.also.map(({ line, text }) => (
          <li key={line}>{text[language]}</li>
        ))}
      </ul>
      <p className={styles.once}>{t('whatsNew.once')}</p>
    </Modal>
  );
}
