import { makeStyles, tokens } from '@fluentui/react-components';
import { Card } from '@renderer/ui/layout/card';
import { flexGrow, flexRow } from '@renderer/ui/layout/layout-styles';
import { cardTitle, smallQuietParagraph } from '@renderer/ui/text/paragraph-styles';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { DirectionalIcon } from './directional-icon';

const useStyles = makeStyles({
  card: {
    position: 'relative',
    ...flexRow,
    columnGap: '16px',
    padding: '20px',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
  },
  icon: {
    display: 'flex',
    flexShrink: 0,
    padding: '10px',
    borderRadius: '8px',
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorBrandBackground2,
  },
  words: flexGrow,
  title: cardTitle,
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    outlineStyle: 'none',
    // Makes the whole card clickable.
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '8px' },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  text: smallQuietParagraph,
  chevron: { display: 'flex', flexShrink: 0, color: tokens.colorNeutralForeground3, fontSize: '20px' },
});

interface LinkCardProps {
  to: string;
  title: string;
  text: string;
  icon: ReactElement;
}

/** A card that opens another screen wherever it is pressed. */
export function LinkCard({ to, title, text, icon }: LinkCardProps): ReactElement {
  const styles = useStyles();
  return (
    <Card className={styles.card}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <span className={styles.chevron} aria-hidden>
        <DirectionalIcon name="next" />
      </span>
    </Card>
  );
}
