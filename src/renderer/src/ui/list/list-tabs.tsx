import { makeStyles, Tab, TabList } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { hairline } from '@renderer/ui/layout/hairline';
import type { ReactElement } from 'react';
import type { ListTab } from './list-definition';

const useStyles = makeStyles({ root: { flexWrap: 'wrap', minHeight: '44px', paddingInline: '8px', flexShrink: 0, ...hairline.blockEnd } });

interface ListTabsProps {
  tabs: readonly ListTab[];
  /** Key of the selected tab. */
  tab: string;
  onTab(tab: string): void;
}

export function ListTabs({ tabs, tab: chosen, onTab }: ListTabsProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <TabList className={styles.root} selectedValue={chosen} onTabSelect={(_event, data) => onTab(String(data.value))}>
      {tabs.map((tab) => (
        <Tab key={tab.key} value={tab.key}>
          {tab.label(t)}
        </Tab>
      ))}
    </TabList>
  );
}
