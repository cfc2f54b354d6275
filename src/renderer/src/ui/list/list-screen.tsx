import { makeStyles } from '@fluentui/react-components';
import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { Card } from '@renderer/ui/layout/card';
import { PageHeader } from '@renderer/ui/layout/page-header';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { ListBody } from './list-body';
import type { ListDefinition, ListName } from './list-definition';
import { ListToolbar } from './list-toolbar';
import { Pager } from './pager';
import { useList } from './use-list';

const ListTabs = lazyWithProps(() => import('./list-tabs'), 'ListTabs');
const UnreadableBar = lazyWithProps(() => import('./unreadable-bar'), 'UnreadableBar');

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    gap: '16px',
    '@media (max-width: 999.98px)': { gap: '12px' },
  },
  card: { display: 'flex', flexDirection: 'column', flexGrow: 1, flexBasis: 0, minHeight: '320px', overflow: 'hidden' },
  tabs: { minHeight: '44px', flexShrink: 0 },
});

interface ListScreenProps<Name extends ListName, Row> {
  definition: ListDefinition<Name, Row>;
  /** Further buttons at the end of the toolbar. */
  toolbar?: ReactNode;
  /** Dialogs of the screen. */
  children?: ReactNode;
}

/** A whole list screen from its declaration. */
export function ListScreen<Name extends ListName, Row>({ definition, toolbar, children }: ListScreenProps<Name, Row>): ReactElement {
  const styles = useStyles();
  const list = useList(definition);
  return (
    <div className={styles.root}>
      <PageHeader count={list.totalItems} />
      <ListToolbar definition={definition} list={list} extra={toolbar} />
      <Card className={styles.card}>
        <Suspense fallback={definition.tabs && <div className={styles.tabs} />}>
          {definition.tabs && <ListTabs tabs={definition.tabs} tab={list.state.tab} onTab={(tab) => list.change({ tab })} />}
          {list.unreadable.length > 0 && <UnreadableBar rows={list.unreadable} call={definition.call} />}
        </Suspense>
        <ListBody definition={definition} list={list} />
        {list.isPaged && list.totalItems !== null && list.totalItems > 0 && (
          <Pager
            page={list.state.page}
            pageCount={list.pageCount}
            totalItems={list.totalItems}
            onPage={(page) => list.change({ page })}
            onStep={(step) => list.change(({ page }) => ({ page: Math.min(Math.max(page + step, 1), list.pageCount) }))}
          />
        )}
      </Card>
      {children}
    </div>
  );
}
