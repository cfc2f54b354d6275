import { MenuDivider, MenuItem, MenuItemRadio, MenuList, makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import {
  ArrowDownloadRegular,
  ArrowUndoRegular,
  BookmarkMultipleRegular,
  BookmarkRegular,
  ChevronDownRegular,
  DeleteRegular,
  DocumentArrowDownRegular,
  HomeRegular,
  RenameRegular,
  SaveRegular,
} from '@fluentui/react-icons';
import { useUnheardCommand } from '@renderer/runtime/calls/main-events/use-event';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import { isModalOpen } from '@renderer/ui/controls/key-owner';
import { useMenuAnchor } from '@renderer/ui/controls/use-menu-anchor';
import { flexRow, noShrink } from '@renderer/ui/layout/layout-styles';
import { smallQuietWords, truncatedText, visuallyHidden } from '@renderer/ui/text/text-styles';
import { Tool } from '@renderer/ui/tools/tool';
import type { ListView } from '@shared/contract/desktop/list-views';
import { maxListViews } from '@shared/domain/lists/saved-views';
import { type ReactElement, useMemo, useState } from 'react';
import { type FullListDeclaration, useFilterCounts } from '../full/use-full-list';
import type { ListState } from '../state/list-state';
import { NameDialog } from './name-dialog';
import type { SavedViews } from './use-list-views';

const useStyles = makeStyles({
  tabs: { minWidth: 0, minHeight: '44px', overflowX: 'auto', scrollbarWidth: 'none' },
  name: { ...truncatedText, display: 'inline-block', maxWidth: '200px', verticalAlign: 'bottom' },
  count: { ...smallQuietWords, marginInlineStart: '6px', fontWeight: tokens.fontWeightRegular, fontVariantNumeric: 'tabular-nums' },
  chosen: {
    ...flexRow,
    minWidth: 0,
    alignSelf: 'stretch',
    paddingInline: '8px',
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'pre',
    cursor: 'pointer',
    boxShadow: `inset 0 -2px ${tokens.colorCompoundBrandStroke}`,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  arrow: { ...noShrink, marginInlineStart: '8px' },
  unseen: visuallyHidden,
});

const all = 'all';

interface ViewRowProps {
  saved: SavedViews;
  definition: FullListDeclaration;
  state: ListState;
}

/** The list's saved views as tabs, with their numbers of rows if the list is loaded in full. */
export function ViewTabs({ saved, definition, state }: ViewRowProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const { views, current, isChanged } = saved;
  const counts = useViewCounts({ saved, definition, state });
  return (
    <TabList
      className={styles.tabs}
      data-guide="saved-views"
      aria-label={t('lists.views.title')}
      selectedValue={current?.id ?? all}
      onTabSelect={(_event, { value }) => saved.choose(views.find(({ id }) => id === value) ?? null)}
    >
      <Tab value={all}>
        {t('lists.views.all')}
        <TabCount count={counts?.all} />
      </Tab>
      {views.map((view, at) => (
        <Tab key={view.id} value={view.id}>
          <bdi className={styles.name}>{view.name}</bdi>
          {view === current && isChanged && ` (${t('lists.views.changed')})`}
          <TabCount count={counts?.each[at]} />
        </Tab>
      ))}
    </TabList>
  );
}

/** Numbers of rows of each view, and of all rows; null unless the list is loaded in full. */
function useViewCounts({ saved: { views }, definition, state }: ViewRowProps): ReturnType<typeof useFilterCounts> {
  return useFilterCounts(
    definition,
    state,
    useMemo(() => views.map(({ filters }) => filters), [views]),
  );
}

function TabCount({ count }: { count: number | undefined }): ReactElement | null {
  const styles = useStyles();
  const format = useFormat();
  return count === undefined ? null : <span className={styles.count}> {format.number(count)}</span>;
}

/** The chosen view, in a narrow window without tabs. Its menu has the other views and the actions. */
export function ChosenView({ saved, definition, state }: ViewRowProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const { anchor, close, button } = useMenuAnchor();
  const { views, current, isChanged } = saved;
  const counts = useViewCounts({ saved, definition, state });
  return (
    <>
      <button type="button" className={styles.chosen} {...button}>
        <bdi className={styles.name}>{current?.name ?? t('lists.views.all')}</bdi>
        {current && isChanged && <span> ({t('lists.views.changed')})</span>}
        <TabCount count={current ? counts?.each[views.indexOf(current)] : counts?.all} />
        <span className={styles.unseen}>{t('lists.views.title')}</span>
        <ChevronDownRegular className={styles.arrow} aria-hidden />
      </button>
      <ViewActions saved={saved} anchor={anchor} onClose={close} hasChoice />
    </>
  );
}

/** Saves the list as a new view, and manages the saved ones: entries of the list's menu. */
export function ViewTools({ saved }: { saved: SavedViews }): ReactElement {
  const t = useTexts();
  const format = useFormat();
  const { anchor, open, close } = useMenuAnchor();
  const [isNaming, setNaming] = useState(false);
  const { views } = saved;
  return (
    <>
      <Tool
        section="views"
        icon={<BookmarkRegular />}
        label={t('lists.views.add')}
        isOff={views.length >= maxListViews}
        onPress={() => setNaming(true)}
      />
      <Tool
        section="views"
        icon={<BookmarkMultipleRegular />}
        label={t('lists.views.manage')}
        value={format.number(views.length)}
        onPress={open}
      />
      <ViewActions saved={saved} anchor={anchor} onClose={close} />
      {isNaming && <ViewNaming saved={saved} view={null} onClose={() => setNaming(false)} />}
    </>
  );
}

/** Ctrl+S saves the changes of the chosen view, or the list as a new view, unless a form has the key. */
export function ViewSaving({ saved }: { saved: SavedViews }): ReactElement | null {
  const { views, current, isChanged } = saved;
  const [isNaming, setNaming] = useState(false);
  useUnheardCommand('save', () => {
    if (!isChanged || isModalOpen()) return;
    if (current) saved.keep();
    else setNaming(views.length < maxListViews);
  });
  return isNaming ? <ViewNaming saved={saved} view={null} onClose={() => setNaming(false)} /> : null;
}

interface ViewActionsProps {
  saved: SavedViews;
  /** The menu opens below it; null while it's closed. */
  anchor: HTMLElement | null;
  onClose(): void;
  /** The menu starts with the views themselves. */
  hasChoice?: boolean;
}

function ViewActions({ saved, anchor, onClose, hasChoice = false }: ViewActionsProps): ReactElement {
  const t = useTexts();
  const [naming, setNaming] = useState<'new' | ListView | null>(null);
  const { views, current, isChanged } = saved;
  const isFull = views.length >= maxListViews;
  return (
    <>
      {anchor && (
        <AnchoredMenu
          anchor={anchor}
          onClose={onClose}
          checkedValues={{ view: [current?.id ?? all] }}
          onCheckedValueChange={(_event, { checkedItems: [id] }) => saved.choose(views.find((view) => view.id === id) ?? null)}
        >
          <MenuList aria-label={t('lists.views.title')}>
            {hasChoice && views.length > 0 && <ViewChoices views={views} />}
            {current && (
              <MenuItem icon={<SaveRegular />} disabled={!isChanged} onClick={saved.keep}>
                {t('lists.views.keep', { name: current.name })}
              </MenuItem>
            )}
            {hasChoice && (
              <MenuItem icon={<BookmarkRegular />} disabled={isFull} onClick={() => setNaming('new')}>
                {t('lists.views.add')}
              </MenuItem>
            )}
            {current && <CurrentViewActions saved={saved} current={current} onRename={() => setNaming(current)} />}
            {(current || hasChoice) && <MenuDivider />}
            <MenuItem icon={<ArrowDownloadRegular />} disabled={isFull} onClick={saved.fromFile}>
              {t('lists.views.fromFile')}
            </MenuItem>
            {saved.bringBack && (
              <MenuItem icon={<ArrowUndoRegular />} disabled={isFull} onClick={saved.bringBack}>
                {t('lists.views.bringBack')}
              </MenuItem>
            )}
          </MenuList>
        </AnchoredMenu>
      )}
      {naming && <ViewNaming saved={saved} view={naming === 'new' ? null : naming} onClose={() => setNaming(null)} />}
    </>
  );
}

/** Asks for the name of a new view, or for another name of `view`. */
function ViewNaming({ saved, view, onClose }: { saved: SavedViews; view: ListView | null; onClose(): void }): ReactElement {
  const t = useTexts();
  return (
    <NameDialog
      title={t(view ? 'lists.views.rename' : 'lists.views.addTitle')}
      initial={view?.name ?? ''}
      taken={saved.views.filter((one) => one !== view).map(({ name }) => name)}
      onSave={(name) => (view ? saved.rename(view, name) : saved.add(name))}
      onClose={onClose}
    />
  );
}

function ViewChoices({ views }: Pick<SavedViews, 'views'>): ReactElement {
  const t = useTexts();
  return (
    <>
      <MenuItemRadio name="view" value={all}>
        {t('lists.views.all')}
      </MenuItemRadio>
      {views.map(({ id, name }) => (
        <MenuItemRadio key={id} name="view" value={id}>
          <bdi>{name}</bdi>
        </MenuItemRadio>
      ))}
      <MenuDivider />
    </>
  );
}

interface CurrentViewActionsProps {
  saved: SavedViews;
  current: ListView;
  onRename(): void;
}

/** The actions on the chosen view. */
function CurrentViewActions({ saved, current, onRename }: CurrentViewActionsProps): ReactElement {
  const t = useTexts();
  const isDefault = saved.defaultId === current.id;
  return (
    <>
      <MenuDivider />
      <MenuItem icon={<RenameRegular />} onClick={onRename}>
        {t('lists.views.rename')}
      </MenuItem>
      <MenuItem icon={<HomeRegular />} onClick={() => saved.openWith(isDefault ? null : current)}>
        {t(isDefault ? 'lists.views.notOpenWith' : 'lists.views.openWith')}
      </MenuItem>
      <MenuItem icon={<DocumentArrowDownRegular />} onClick={() => saved.toFile(current)}>
        {t('lists.views.toFile')}
      </MenuItem>
      <MenuItem
        icon={<DeleteRegular />}
        onClick={() => {
          saved.choose(null);
          saved.remove(current);
        }}
      >
        {t('lists.views.remove')}
      </MenuItem>
    </>
  );
}
