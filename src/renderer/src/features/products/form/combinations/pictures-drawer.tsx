import { Button, Checkbox, Combobox, makeStyles, mergeClasses, Option, OverlayDrawer, Tooltip, tokens } from '@fluentui/react-components';
import { ChevronDown20Regular, ChevronUp20Regular, Dismiss20Regular, Info16Regular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useReturnFocus } from '@renderer/ui/controls/use-return-focus';
import { useInertPage } from '@renderer/ui/feedback/use-inert-page';
import { PictureSlotsInput } from '@renderer/ui/form/fields/files/picture-slots-field';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexColumn, flexGrow, flexRow, fullWidth, plainList } from '@renderer/ui/layout/layout-styles';
import { Thumb } from '@renderer/ui/table/thumb';
import { quietText, smallQuietWords } from '@renderer/ui/text/text-styles';
import { maxProductPictures } from '@shared/contract/catalogue/products';
import { foldText } from '@shared/domain/text-search';
import type { ChosenValue, CombinationKey } from '@shared/products/combinations';
import { type ReactElement, useCallback, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ProductVariants } from '../variants/use-product-variants';
import { CombinationName } from './combination-name';
import type { CombinationRow } from './use-combination-rows';

const useStyles = makeStyles({
  drawer: { width: 'min(440px, 100vw)', maxWidth: 'none' },
  head: { ...flexColumn, alignSelf: 'stretch', rowGap: '4px', padding: '20px 20px 12px', ...hairline.blockEnd },
  line: { ...flexRow, justifyContent: 'space-between', columnGap: '8px' },
  title: {
    margin: 0,
    minWidth: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  quiet: quietText,
  body: { ...flexColumn, rowGap: '16px', flexGrow: 1, minHeight: 0, overflowY: 'auto', padding: '16px 20px' },
  slots: { '& [data-picture-grid]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  hidden: { display: 'none' },
  use: { ...flexColumn, rowGap: '8px', paddingBlockStart: '16px', ...hairline.blockStart },
  heading: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  control: fullWidth,
  list: { ...plainList, border: `1px solid ${tokens.colorNeutralStroke2}`, borderRadius: '8px' },
  item: { ...flexRow, columnGap: '12px', padding: '8px 12px', ':not(:first-child)': hairline.blockStart },
  name: flexGrow,
  count: { flexShrink: 0, whiteSpace: 'nowrap', color: tokens.colorNeutralForeground3 },
  info: { ...flexRow, columnGap: '6px', ...smallQuietWords },
  foot: {
    ...flexRow,
    alignSelf: 'stretch',
    justifyContent: 'space-between',
    columnGap: '12px',
    padding: '12px 20px',
    ...hairline.blockStart,
  },
});

export interface PicturesDrawerProps {
  /** The combinations that are sold, in their displayed order. */
  rows: readonly CombinationRow[];
  /** The open combination; null closes the drawer, and running uploads continue. */
  open: CombinationKey | null;
  variants: ProductVariants;
  isReadOnly: boolean;
  savedCountOf: (key: CombinationKey) => number;
  /** Called with the combination, and with all that get the same pictures if the user has selected that. */
  onChange: (keys: readonly CombinationKey[], images: string[]) => void;
  onOpen: (key: CombinationKey | null) => void;
}

/** Edits the pictures of one combination after the other without closing. Each picture is uploaded once, and can be used for several. */
export function PicturesDrawer(props: PicturesDrawerProps): ReactElement | null {
  useInertPage();
  const { rows, open, onOpen } = props;
  const [visited, setVisited] = useState<readonly CombinationKey[]>([]);
  if (open !== null && !visited.includes(open)) setVisited([...visited, open]);
  // The element is in the drawer while it is open, and stays mounted when it is closed, so that uploads finish.
  const [slots] = useState(() => document.createElement('div'));
  const takeSlots = useCallback((place: HTMLElement | null) => place?.append(slots), [slots]);
  /** The color whose combinations all get the same pictures; selected again for each color. */
  const [colorOfAll, setColorOfAll] = useState<number | null>(null);
  const titleId = useId();
  const styles = useStyles();
  const current = rows.find(({ entry }) => entry.key === open);
  const change: ChangePictures = (row, images) => {
    const color = toColor(row, props.variants);
    const isForAll = color !== undefined && color.variant_value_id === colorOfAll;
    const others = isForAll ? rows.filter((other) => other !== row && hasValue(other, color, props.variants)) : [];
    props.onChange(
      [row, ...others].map(({ entry }) => entry.key),
      images,
    );
  };
  return (
    <>
      {createPortal(<Slots {...props} visited={visited} current={current} onTaken={change} />, slots)}
      <OverlayDrawer
        open={current !== undefined}
        position="end"
        className={styles.drawer}
        aria-labelledby={titleId}
        onOpenChange={(_event, data) => !data.open && onOpen(null)}
      >
        {current && (
          <>
            <DrawerHead {...props} current={current} titleId={titleId} />
            <div className={styles.body}>
              <div ref={takeSlots} />
              {!props.isReadOnly && <UseOthers {...props} current={current} onUse={(images) => change(current, [...images])} />}
            </div>
            <DrawerFoot {...props} current={current} colorOfAll={colorOfAll} onColor={setColorOfAll} />
          </>
        )}
      </OverlayDrawer>
    </>
  );
}

type ChangePictures = (row: CombinationRow, images: string[]) => void;

type PartProps = PicturesDrawerProps & { current: CombinationRow };

function DrawerHead({ rows, current, variants, titleId, onOpen }: PartProps & { titleId: string }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  useReturnFocus();
  const position = rows.indexOf(current);
  const step = (to: number, label: string, icon: ReactElement): ReactElement => {
    const row = rows[to];
    return (
      <Tooltip content={label} relationship="label">
        <Button appearance="subtle" icon={icon} disabledFocusable={!row} onClick={() => row && onOpen(row.entry.key)} />
      </Tooltip>
    );
  };
  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <h2 id={titleId} className={styles.title}>
          <CombinationName combination={current.entry.key} variants={variants} />
        </h2>
        <Tooltip content={t('common.close')} relationship="label">
          <Button appearance="subtle" icon={<Dismiss20Regular />} onClick={() => onOpen(null)} />
        </Tooltip>
      </div>
      <div className={styles.line}>
        <span className={styles.quiet} aria-live="polite">
          {t('productForm.drawer.position', { position: position + 1, total: rows.length })}
        </span>
        <span>
          {step(position - 1, t('productForm.drawer.previous'), <ChevronUp20Regular />)}
          {step(position + 1, t('productForm.drawer.next'), <ChevronDown20Regular />)}
        </span>
      </div>
    </div>
  );
}

interface SlotsProps extends PicturesDrawerProps {
  visited: readonly CombinationKey[];
  current: CombinationRow | undefined;
  onTaken: ChangePictures;
}

/** Slots of each combination that was opened; only the current one's are visible. */
function Slots({ rows, visited, current, savedCountOf, onTaken }: SlotsProps): ReactElement[] {
  const t = useTexts();
  const styles = useStyles();
  return rows
    .filter(({ entry }) => visited.includes(entry.key))
    .map((row) => (
      <div key={row.entry.key} className={mergeClasses(styles.slots, row !== current && styles.hidden)}>
        <PictureSlotsInput
          label={t('productForm.images')}
          value={row.entry.images}
          savedCount={savedCountOf(row.entry.key)}
          max={maxProductPictures}
          hasCover
          onChange={(images) => onTaken(row, images)}
        />
      </div>
    ));
}

interface DrawerFootProps extends PartProps {
  colorOfAll: number | null;
  onColor: (value: number | null) => void;
}

function DrawerFoot({ rows, current, variants, isReadOnly, colorOfAll, onColor, onChange, onOpen }: DrawerFootProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const color = toColor(current, variants);
  const ofColor = color ? rows.filter((row) => hasValue(row, color, variants)) : [];
  return (
    <div className={styles.foot}>
      {color && ofColor.length > 1 && !isReadOnly ? (
        <Checkbox
          checked={color.variant_value_id === colorOfAll}
          label={t('productForm.drawer.forAll', { value: variants.nameOf(color).text, count: ofColor.length })}
          onChange={(_event, { checked }) => {
            onColor(checked ? color.variant_value_id : null);
            if (checked)
              onChange(
                ofColor.map(({ entry }) => entry.key),
                current.entry.images,
              );
          }}
        />
      ) : (
        <span />
      )}
      <Button appearance="primary" onClick={() => onOpen(null)}>
        {t('productForm.drawer.done')}
      </Button>
    </div>
  );
}

/** Returns the first value that is a color, else the first value. */
function toColor({ entry }: CombinationRow, { valuesOf, nameOf }: ProductVariants): ChosenValue | undefined {
  const values = valuesOf(entry.key);
  return values.find((value) => nameOf(value).color !== null) ?? (values.length > 1 ? values[0] : undefined);
}

function hasValue({ entry }: CombinationRow, value: ChosenValue, { valuesOf }: ProductVariants): boolean {
  return valuesOf(entry.key).some((one) => one.variant_value_id === value.variant_value_id && one.variant_id === value.variant_id);
}

/** Reuses pictures of other combinations: three are offered at once, any other is found by a part of its name. */
function UseOthers({ rows, current, variants, onUse }: PartProps & { onUse: (images: readonly string[]) => void }): ReactElement | null {
  const t = useTexts();
  const styles = useStyles();
  const titleId = useId();
  const [search, setSearch] = useState('');
  const others = rows.filter(
    (row) => row !== current && row.entry.images.length > 0 && row.entry.images.join() !== current.entry.images.join(),
  );
  if (others.length === 0) return <Once />;
  const found = others.filter(({ name }) => foldText(name).includes(foldText(search.trim())));
  return (
    <div className={styles.use}>
      <h3 id={titleId} className={styles.heading}>
        {t('productForm.drawer.use')}
      </h3>
      <Combobox
        expandIcon={{ tabIndex: -1, 'aria-hidden': true }}
        className={styles.control}
        aria-labelledby={titleId}
        placeholder={t('productForm.drawer.choose')}
        value={search}
        selectedOptions={[]}
        onChange={({ target }) => setSearch(target.value)}
        onOptionSelect={(_event, { optionValue }) => {
          setSearch('');
          const row = others.find(({ entry }) => entry.key === optionValue);
          if (row) onUse(row.entry.images);
        }}
        onBlur={() => setSearch('')}
      >
        {found.map(({ entry, name }) => (
          <Option key={entry.key} value={entry.key} text={name}>
            <Thumb url={entry.images[0] ?? null} />
            {name}
          </Option>
        ))}
      </Combobox>
      <ul className={styles.list}>
        {toDifferent(others)
          .slice(0, 3)
          .map(({ entry, name }) => (
            <li key={entry.key} className={styles.item}>
              <Thumb url={entry.images[0] ?? null} />
              <span className={styles.name}>
                <CombinationName combination={entry.key} variants={variants} />
              </span>
              <span className={styles.count}>{t('productForm.drawer.count', { count: entry.images.length })}</span>
              <Button size="small" aria-label={t('productForm.drawer.useTheseOf', { name })} onClick={() => onUse(entry.images)}>
                {t('productForm.drawer.useThese')}
              </Button>
            </li>
          ))}
      </ul>
      <Once />
    </div>
  );
}

function Once(): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  return (
    <span className={styles.info}>
      <Info16Regular aria-hidden />
      {t('productForm.drawer.once')}
    </span>
  );
}

/** Returns one combination per set of pictures. */
function toDifferent(rows: readonly CombinationRow[]): CombinationRow[] {
  return [...new Map(rows.map((row) => [row.entry.images.join(), row])).values()];
}
