import { makeStyles, tokens } from '@fluentui/react-components';
import { Info24Regular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { LinkCard } from '@renderer/ui/controls/link-card';
import { plainList } from '@renderer/ui/layout/layout-styles';
import type { ReactElement } from 'react';
import { Navigate } from 'react-router-dom';

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    gap: '16px',
    ...plainList,
    color: tokens.colorNeutralForeground1,
  },
});

/** Checklist PAG-02: there is only one page. */
const pages = [{ key: 'about', path: '/pages/about', icon: <Info24Regular /> }] as const;

/** Checklist PAG-01: a card for each static page. */
export function StaticPagesScreen(): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  return (
    <ul className={styles.cards}>
      {pages.map(({ key, path, icon }) => (
        <li key={key}>
          <LinkCard to={path} title={t(`staticPages.${key}`)} text={t(`staticPages.${key}Hint`)} icon={icon} />
        </li>
      ))}
    </ul>
  );
}

/** `/pages/about-us` is the same page (OP-57). */
export function AboutUsRedirect(): ReactElement {
  return <Navigate to="/pages/about" replace />;
}
