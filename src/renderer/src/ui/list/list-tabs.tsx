import { makeStyles, Tab, TabList } from '@fluentui/react-components';
import { hairline } from '@renderer/ui/hairline';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListTab } from './list-definition';
import type { List } from './use-list';

const useStyles = makeStyles({ root: { minHeight: '44px', paddingInline: '8px', flexShrink: 0, ...hairline.blockEnd } });

export function ListTabs<Row>({ tabs, list }: { tabs: readonly ListTab[]; list: List<Row> }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <TabList
      className={styles.root}
      selectedValue={list.state.tab}
      onTabSelect={(_event, data) => list.change({ tab: String(data.value) })}
    >
      {tabs.map((tab) => (
        <Tab key={tab.key} value={tab.key}>
          {tab.label(t)}
        </Tab>
      ))}
    </TabList>
  );
}
