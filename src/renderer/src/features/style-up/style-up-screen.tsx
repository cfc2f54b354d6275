import { makeStyles, Tab, TabList } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useFormGrid } from '@renderer/ui/form/form-grid';
import { FormState } from '@renderer/ui/form/form-state';
import { RecordForm } from '@renderer/ui/form/record/record-form';
import { TabMark, toTabMark } from '@renderer/ui/form/tab-mark';
import { hairline } from '@renderer/ui/layout/hairline';
import { type KitchenKey, kitchenKeys } from '@shared/contract/site/style-up';
import { type ReactElement, useEffect, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KitchenFields } from './kitchen-fields';
import { useKitchen } from './use-kitchen';

const useStyles = makeStyles({
  tabs: { minHeight: '44px', ...hairline.blockEnd },
  tab: { display: 'inline-flex', alignItems: 'baseline', columnGap: '8px' },
});

const isKitchen = (key: string | null): key is KitchenKey => (kitchenKeys as readonly (string | null)[]).includes(key);

/** checklist STY-01: a tab for each kitchen. The one behind keeps what is typed in it. */
export function StyleUpScreen(): ReactElement {
  const styles = useStyles();
  const grid = useFormGrid();
  const t = useTexts();
  const tabId = useId();
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('kitchen');
  const shown = isKitchen(asked) ? asked : 'one';
  const show = (kitchenKey: KitchenKey): void => setParameters({ kitchen: kitchenKey }, { replace: true });
  const kitchens = [useKitchen('one', () => show('one')), useKitchen('two', () => show('two'))];
  const questioned = kitchens.find(({ handle }) => handle.conflict !== null)?.kitchenKey;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question brings its kitchen to the front.
  useEffect(() => {
    if (questioned) show(questioned);
  }, [questioned]);
  return (
    <>
      <div className={grid.body}>
        <TabList
          className={styles.tabs}
          selectedValue={shown}
          onTabSelect={(_event, { value }) => isKitchen(String(value)) && show(value as KitchenKey)}
        >
          {kitchens.map(({ kitchenKey, handle }) => (
            <Tab key={kitchenKey} value={kitchenKey} id={`${tabId}${kitchenKey}`} aria-controls={`${tabId}${kitchenKey}-panel`}>
              <span className={styles.tab}>
                {t(`styleUp.kitchens.${kitchenKey}`)}
                <TabMark kind={toTabMark(handle)} />
              </span>
            </Tab>
          ))}
        </TabList>
      </div>
      {kitchens.map(({ kitchenKey, handle, read }) => (
        <div
          key={kitchenKey}
          role="tabpanel"
          id={`${tabId}${kitchenKey}-panel`}
          aria-labelledby={`${tabId}${kitchenKey}`}
          hidden={kitchenKey !== shown}
          data-kitchen={kitchenKey}
        >
          <FormState read={read}>
            <RecordForm
              handle={handle}
              saveLabel={t(`styleUp.save.${kitchenKey}`)}
              subject={t(`styleUp.kitchens.${kitchenKey}`)}
              isBehind={kitchenKey !== shown}
            >
              <KitchenFields />
            </RecordForm>
          </FormState>
        </div>
      ))}
    </>
  );
}
