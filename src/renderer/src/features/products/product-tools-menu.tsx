import { MenuDivider, MenuGroup, MenuGroupHeader, MenuItem, MenuList } from '@fluentui/react-components';
import {
  ArrowImportRegular,
  BoxDismissRegular,
  ClipboardNumber123Regular,
  HistoryRegular,
  ImageOffRegular,
  SettingsRegular,
  TagDismissRegular,
  WarningRegular,
} from '@fluentui/react-icons';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { usePolicyValue } from '@renderer/runtime/calls/managed';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { notify } from '@renderer/runtime/notices/notify';
import { PrintableIcon } from '@renderer/shared-components/printing/sheets/printable-icon';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import type { MenuContentProps } from '@renderer/ui/controls/menu-button';
import { toActivationScope } from '@renderer/ui/list/activation';
import { useFilterCounts } from '@renderer/ui/list/full/use-full-list';
import type { ListContext } from '@renderer/ui/list/state/list-context';
import type { MenuLine } from '@renderer/ui/tools/menu-lines';
import { useToolLines } from '@renderer/ui/tools/tools-row';
import { canPrintInBulk } from '@shared/domain/permissions';
import { selectionKinds } from '@shared/domain/printing/printable';
import { products } from '@shared/lists/catalogue';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { bulkWritesPath } from './bulk-writes/bulk-write-path';
import { useLowStockThreshold } from './use-low-stock-threshold';

const LowStockDialog = lazyWithProps(() => import('./low-stock-dialog'), 'LowStockDialog');

export interface ProductToolsMenuProps extends MenuContentProps {
  list: ListContext<undefined>;
  /** IDs of the selected products. */
  ticked: readonly number[];
  /** Opens the count sheet of the list. */
  count(): void;
  /** Opens the dialog of a document of the selected products. */
  print(document: (typeof selectionKinds)[number]): void;
}

interface Entry {
  key: string;
  icon: ReactElement;
  label: string;
  /** The present value. */
  value?: ReactNode;
  hint?: string;
  isOff?: boolean;
  run(): void;
}

/** Uses the list's own filters, so that they can be combined, saved as a view, and exported. */
const stockViews = [
  { key: 'low', filters: { stockState: ['out', 'low'] }, sort: 'stock', icon: <WarningRegular /> },
  { key: 'out', filters: { stockState: ['out'] }, sort: null, icon: <BoxDismissRegular /> },
] as const;
const listViews = [
  { key: 'picture', filters: { picture: ['missing'] }, sort: null, icon: <ImageOffRegular /> },
  { key: 'offer', filters: { offerState: ['notBelow'] }, sort: null, icon: <TagDismissRegular /> },
] as const;
const views = [...stockViews, ...listViews];
type View = (typeof views)[number];

const declared = { call: 'products.list', list: products, toScope: toActivationScope } as const;

/** The files of products; locked where IT doesn't allow imports. */
function useFileEntries({ t, can, go, isServerAway }: ListContext<undefined>): Entry[] {
  const isForbidden = usePolicyValue('listImport') === false;
  if (!can(needsOf('products.update'))) return [];
  return [
    {
      key: 'import',
      icon: <ArrowImportRegular />,
      label: t('products.tools.import'),
      hint: t(isForbidden ? 'productImport.forbidden' : 'products.tools.importHint'),
      isOff: isForbidden || isServerAway,
      run: () => go('/masterHN/products/import'),
    },
    { key: 'earlier', icon: <HistoryRegular />, label: t('productTable.earlier'), run: () => go(bulkWritesPath) },
  ];
}

/** Filters of the list; each has its number of products once the full list is loaded. */
function useViewEntries({ t, format, go, state }: ListContext<undefined>): (view: View) => Entry {
  const sets = views.map(({ filters }) => filters as Readonly<Record<string, readonly string[]>>);
  const counts = useFilterCounts(declared, { ...state(), tab: '' }, sets);
  return (view) => {
    const { key, filters, sort, icon } = view;
    const found = counts?.each[views.indexOf(view)];
    const params = new URLSearchParams(
      Object.entries<readonly string[]>(filters).flatMap(([name, values]) => values.map((value) => [name, value])),
    );
    if (sort) params.set('sort', sort);
    return {
      ...{ key, icon, label: t(`products.stockLists.${key}`) },
      ...(found !== undefined && { value: <bdi>{format.number(found)}</bdi> }),
      run: () => go(`/masterHN/products?${params}`),
    };
  };
}

function useGroups({ list, ticked, count, print }: Omit<ProductToolsMenuProps, keyof MenuContentProps>): [heading: string, Entry[]][] {
  const { t, format, can } = list;
  const threshold = useLowStockThreshold();
  const files = useFileEntries(list);
  const toView = useViewEntries(list);
  const isNone = ticked.length === 0;
  return [
    [t('products.tools.files'), files],
    [
      t('products.columns.stock'),
      [
        ...stockViews.map(toView),
        { key: 'count', icon: <ClipboardNumber123Regular />, label: t('products.counting.open'), run: count },
        {
          key: 'limit',
          icon: <SettingsRegular />,
          label: t('products.lowStock.open'),
          value: t('products.tools.pieces', { count: threshold }),
          run: () => list.open((close) => <LowStockDialog onClose={close} />),
        },
      ],
    ],
    [
      t('products.tools.printing'),
      selectionKinds
        .filter(() => can(canPrintInBulk))
        .map((document) => ({
          key: document,
          icon: <PrintableIcon document={document} />,
          label: t(`printables.openSelection.${document}`),
          ...(!isNone && { value: <bdi>{format.number(ticked.length)}</bdi> }),
          run: () => (isNone ? notify.warning(t('products.tools.selectFirst')) : print(document)),
        })),
    ],
    [t('products.tools.list'), listViews.map(toView)],
  ];
}

const noLines = createStore<{ lines: ReadonlyMap<string, MenuLine> }>(() => ({ lines: new Map() }));

/** Returns the tools of every list that have no button, in the order of their places. */
function useListLines(anchor: HTMLElement): Entry[] {
  const lines = useStore(useToolLines() ?? noLines, (state) => state.lines);
  const places = [...document.querySelectorAll<HTMLElement>('[data-tool]')].map(({ dataset }) => dataset.tool ?? '');
  return places.flatMap((place) => {
    const line = lines.get(place);
    return line ? [{ ...line, value: line.note, run: () => line.onPress(anchor) }] : [];
  });
}

/** Everything that isn't needed every day, in groups, each entry with its present value. */
export function ProductToolsMenu({ anchor, onClose, ...props }: ProductToolsMenuProps): ReactElement {
  const { t } = props.list;
  const lines = useListLines(anchor);
  const own = useGroups(props);
  const groups = own.map(([heading, entries], at) => [heading, at === own.length - 1 ? [...entries, ...lines] : entries] as const);
  return (
    <AnchoredMenu anchor={anchor} onClose={onClose}>
      <MenuList aria-label={t('products.tools.open')}>
        {groups
          .filter(([, entries]) => entries.length > 0)
          .map(([heading, entries], at) => (
            <Fragment key={heading}>
              {at > 0 && <MenuDivider />}
              <MenuGroup>
                <MenuGroupHeader>{heading}</MenuGroupHeader>
                {entries.map(({ key, icon, label, value, hint, isOff = false, run }) => (
                  <MenuItem
                    key={key}
                    icon={icon}
                    disabled={isOff}
                    secondaryContent={value ? { children: value } : null}
                    subText={hint ? { children: hint } : null}
                    onClick={run}
                  >
                    {label}
                  </MenuItem>
                ))}
              </MenuGroup>
            </Fragment>
          ))}
      </MenuList>
    </AnchoredMenu>
  );
}
