import { Avatar, Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons';
import { useSession } from '@renderer/runtime/state/session-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { PermissionBadge } from '@renderer/ui/badges/permission-badge';
import { Card } from '@renderer/ui/layout/card';
import { flexColumn, plainList } from '@renderer/ui/layout/layout-styles';
import { smallQuietWords, strongText, truncatedText } from '@renderer/ui/text/text-styles';
import type { Admin } from '@shared/contract/shop/admins';
import { foldText } from '@shared/domain/text-search';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router-dom';

const useStyles = makeStyles({
  root: { ...flexColumn, minHeight: 0, overflow: 'hidden' },
  search: { padding: '12px' },
  input: { width: '100%' },
  list: { ...plainList, overflowY: 'auto' },
  // The badge is only in the name's line, so that the email has the whole width.
  entry: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '12px',
    padding: '6px 12px',
    minHeight: '40px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: 'transparent',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  chosen: { backgroundColor: 'var(--dw-row-selected)', borderInlineStartColor: tokens.colorCompoundBrandStroke },
  avatar: { gridRowStart: 'span 2' },
  name: { ...truncatedText, lineHeight: '26px' },
  chosenName: strongText,
  you: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  /** Left to right, truncated at its own end, and aligned with the page's start. */
  email: {
    gridColumnStart: '2',
    gridColumnEnd: '-1',
    textAlign: 'start',
    ':is([dir="rtl"] *)': { textAlign: 'end' },
    ...smallQuietWords,
    ...truncatedText,
    lineHeight: '20px',
  },
  none: { padding: '12px', color: tokens.colorNeutralForeground3 },
});

/** Every admin, found by name, email, or number; selecting one shows their rules. */
export function AdminPicker({ admins, chosenId }: { admins: readonly Admin[]; chosenId: number | null }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const [search, setSearch] = useState('');
  const ownId = useSession((state) => state.auth.admin?.id);
  const wanted = foldText(search.trim());
  const found = admins.filter(
    ({ id, f_name, l_name, email }) => String(id) === wanted || foldText(`${f_name} ${l_name} ${email}`).includes(wanted),
  );
  return (
    <Card as="section" className={styles.root} aria-label={t('rules.admins')}>
      <div className={styles.search}>
        <Input
          className={styles.input}
          value={search}
          placeholder={t('rules.find')}
          aria-label={t('rules.find')}
          contentBefore={<Search20Regular aria-hidden />}
          onChange={(_event, data) => setSearch(data.value)}
        />
      </div>
      {found.length === 0 && <p className={styles.none}>{t('rules.noneFound')}</p>}
      <ul className={styles.list}>
        {found.map((admin) => {
          const isChosen = admin.id === chosenId;
          const name = `${admin.f_name} ${admin.l_name}`.trim();
          return (
            <li key={admin.id}>
              <Link
                to={`/rules/${admin.id}`}
                className={mergeClasses(styles.entry, isChosen && styles.chosen)}
                aria-current={isChosen ? 'page' : undefined}
              >
                <Avatar
                  className={styles.avatar}
                  name={name}
                  initials={[...name][0] ?? ''}
                  size={32}
                  color={isChosen ? 'brand' : 'neutral'}
                  aria-hidden
                />
                <span className={mergeClasses(styles.name, isChosen && styles.chosenName)}>
                  <bdi>{name}</bdi>
                  {admin.id === ownId && <span className={styles.you}> ({t('rules.you')})</span>}
                </span>
                <PermissionBadge roles={admin.admin_roles.map(({ role }) => role)} />
                <span dir="ltr" className={styles.email}>
                  {admin.email}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
