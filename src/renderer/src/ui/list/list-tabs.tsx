import { makeStyles, Tab, TabList } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ReactElement, ReactNode } from 'react';
import { TwoLines } from './columns/two-lines';
import type { ListTab } from './list-definition';

const useStyles = makeStyles({ root: { minHeight: '44px', flexShrink: 0, '@media (max-width: 999.98px)': { flexWrap: 'wrap' } } });

interface ListTabsProps {
  tabs: readonly ListTab[];
  /** Key of the selected tab. */
  tab: string;
  onTab(tab: string): void;
  /** The arrow keys select the tab that they reach. */
  picksFocused?: boolean | undefined;
  /** Returns a second line for a tab. */
  toNote?: ((tab: string) => ReactNode) | undefined;
}

export function ListTabs({ tabs, tab: chosen, onTab, picksFocused = false, toNote }: ListTabsProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <TabList
      className={styles.root}
      selectedValue={chosen}
      selectTabOnFocus={picksFocused}
      onTabSelect={(_event, data) => onTab(String(data.value))}
    >
      {tabs.map((tab) => (
        <Tab key={tab.key} value={tab.key}>
          {toNote ? <TwoLines second={toNote(tab.key)}>{tab.label(t)}</TwoLines> : tab.label(t)}
        </Tab>
      ))}
    </TabList>
  );
}
