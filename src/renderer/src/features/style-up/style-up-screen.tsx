import { makeStyles, Tab, TabList } from '@fluentui/react-components';
import { request } from '@renderer/runtime/calls/bridge';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { useFreshRead } from '@renderer/runtime/calls/use-fresh-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useFormGrid } from '@renderer/ui/form/form-grid';
import { FormState, useInitial } from '@renderer/ui/form/form-state';
import { isSameRecord } from '@renderer/ui/form/record/form-values';
import { RecordForm } from '@renderer/ui/form/record/record-form';
import type { SaveProgress } from '@renderer/ui/form/record/record-form-types';
import { useReread } from '@renderer/ui/form/record/reread';
import { useRecordForm } from '@renderer/ui/form/record/use-record-form';
import { TabMark, toTabMark } from '@renderer/ui/form/tab-mark';
import { hairline } from '@renderer/ui/layout/hairline';
import { failed, type Result } from '@shared/contract/result';
import { type KitchenKey, kitchenKeys } from '@shared/contract/site/style-up';
import { type ReactElement, useEffect, useId, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KitchenFields } from './kitchen-fields';
import {
  countUnsent,
  emptyStyleUp,
  type StyleUpValues,
  styleUpForm,
  toItemField,
  toStoredStyleUp,
  toStyleUpBody,
  toStyleUpForm,
} from './style-up-form';

const nothing = { main_image: null, sheets: [] };

/** The form of one kitchen. `onNeeded` is called when it has a question or an error, so that its tab is selected. */
function useKitchen(kitchenKey: KitchenKey, onNeeded: () => void) {
  const t = useTexts();
  const input = useMemo(() => ({ params: { kitchenKey } }), [kitchenKey]);
  const read = useFreshRead('styleUp.read', input);
  const write = useWrite('styleUp.save', { failure: 'inPlace', success: t('styleUp.saved') });
  const stored = useInitial(read.data, toStyleUpForm);
  const { reread, latest } = useReread(async () => (await request('styleUp.read', input)) ?? nothing, toStyleUpForm);

  /** Items with one picture stay in the form; without other changes, nothing is sent. */
  async function save(values: StyleUpValues, { stored: tellStored }: SaveProgress<StyleUpValues>): Promise<Result<unknown>> {
    const body = toStyleUpBody(values);
    const unsent = countUnsent(values);
    const record = latest();
    const isUnchanged = unsent > 0 && record !== null && isSameRecord(body, toStyleUpBody(toStyleUpForm(record)));
    const result = isUnchanged ? failed('cancelled') : await write.send({ ...input, body });
    if (result.ok) tellStored(values, toStoredStyleUp(values));
    if (unsent > 0 && (result.ok || isUnchanged)) notify.warning(t('styleUp.notSent', { count: unsent }));
    return result;
  }

  const handle = useRecordForm<StyleUpValues>({
    draft: {
      screen: 'shop.styleUp',
      record: kitchenKey,
      title: t('forms.titleOf', { title: t('navigation.styleUp'), name: t(`styleUp.kitchens.${kitchenKey}`) }),
    },
    schema: styleUpForm,
    initial: read.data === null ? emptyStyleUp : stored,
    needs: needsOf('styleUp.save'),
    save,
    fieldOfServer: { sheets: toItemField },
    onInvalid: onNeeded,
    reread,
  });
  return { kitchenKey, read, handle };
}

const useStyles = makeStyles({
  tabs: { minHeight: '44px', ...hairline.blockEnd },
  tab: { display: 'inline-flex', alignItems: 'baseline', columnGap: '8px' },
});

const isKitchen = (key: string | null): key is KitchenKey => (kitchenKeys as readonly (string | null)[]).includes(key);

/** Checklist STY-01: a tab per kitchen. The hidden one keeps its input. */
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
