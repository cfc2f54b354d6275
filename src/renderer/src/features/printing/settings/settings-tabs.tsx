import { makeStyles, Tab, TabList } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { TabMark, type TabMarkKind } from '@renderer/ui/form/tab-mark';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexGrow, wrappingRow } from '@renderer/ui/layout/layout-styles';
import type { ReactElement, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

export const settingsTabs = ['destinations', 'station', 'head'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

const useStyles = makeStyles({
  row: { ...wrappingRow, alignItems: 'center', columnGap: '16px', minHeight: '44px', marginBlockEnd: '16px', ...hairline.blockEnd },
  tabs: { ...flexGrow, flexWrap: 'wrap', maxWidth: '100%' },
  tab: { display: 'inline-flex', alignItems: 'baseline', columnGap: '8px' },
});

/** Returns the tab in the address, and a function to switch tabs. */
export function useShownTab(tabs: readonly SettingsTab[]): { shown: SettingsTab; show: (tab: SettingsTab) => void } {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('tab');
  const shown = tabs.find((tab) => tab === asked) ?? 'destinations';
  const show = (tab: SettingsTab): void => {
    if (tab !== shown) setParameters({ tab }, { replace: true });
  };
  return { shown, show };
}

/** Returns the ids that connect a tab and its panel. */
function toTabIds(baseId: string, tab: SettingsTab): { tab: string; panel: string } {
  return { tab: `${baseId}${tab}`, panel: `${baseId}${tab}-panel` };
}

interface SettingsTabsProps {
  baseId: string;
  tabs: readonly SettingsTab[];
  shown: SettingsTab;
  marks: Partial<Record<SettingsTab, TabMarkKind>>;
  onShow(tab: SettingsTab): void;
  /** Shown at the end of the row. */
  actions?: ReactNode;
}

export function SettingsTabs({ baseId, tabs, shown, marks, onShow, actions }: SettingsTabsProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  return (
    <div className={styles.row}>
      <TabList className={styles.tabs} selectedValue={shown} onTabSelect={(_event, { value }) => onShow(value as SettingsTab)}>
        {tabs.map((tab) => (
          <Tab key={tab} value={tab} id={toTabIds(baseId, tab).tab} aria-controls={toTabIds(baseId, tab).panel}>
            <span className={styles.tab}>
              {t(`printerSettings.tabs.${tab}`)}
              <TabMark kind={marks[tab] ?? null} />
            </span>
          </Tab>
        ))}
      </TabList>
      {actions}
    </div>
  );
}

/** A tab's panel; it is hidden, but stays mounted, while another tab is selected. */
export function SettingsPanel({
  baseId,
  tab,
  shown,
  className,
  children,
}: {
  baseId: string;
  tab: SettingsTab;
  shown: SettingsTab;
  className?: string;
  children: ReactNode;
}): ReactElement {
  const ids = toTabIds(baseId, tab);
  return (
    <div role="tabpanel" id={ids.panel} aria-labelledby={ids.tab} hidden={tab !== shown} {...(className && { className })}>
      {children}
    </div>
  );
}
