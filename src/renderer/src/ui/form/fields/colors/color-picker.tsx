import {
  Button,
  ColorArea,
  ColorPicker,
  ColorSlider,
  Input,
  makeStyles,
  mergeClasses,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  Tooltip,
  tokens,
} from '@fluentui/react-components';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useInertPage } from '@renderer/ui/feedback/use-inert-page';
import { FieldFrame } from '@renderer/ui/inputs/field-frame';
import { flexColumn, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { smallQuietWords, strongText } from '@renderer/ui/text/text-styles';
import { parseColor, toColorName } from '@shared/domain/colors/color-name';
import { commonColors } from '@shared/domain/colors/color-names';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { type Hsv, toHex, toHsv } from './hsv';
import { readRecentColors, rememberColor } from './recent-colors';

const pickerWidth = 332;

const useStyles = makeStyles({
  button: { minWidth: '24px', width: '24px', height: '24px', padding: 0 },
  swatch: {
    display: 'block',
    flexShrink: 0,
    width: '16px',
    height: '16px',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    forcedColorAdjust: 'none',
  },
  none: { border: `1px dashed ${tokens.colorNeutralStrokeAccessible}` },
  large: { width: '32px', height: '32px' },
  // The inner part scrolls, because the arrow is outside of the surface.
  surface: { padding: '0' },
  picker: {
    ...flexColumn,
    rowGap: '12px',
    boxSizing: 'border-box',
    width: `${pickerWidth}px`,
    maxWidth: '100%',
    maxHeight: 'calc(100vh - 24px)',
    overflowY: 'auto',
    padding: '16px',
  },
  area: { height: '116px', minHeight: '116px', width: '100%' },
  code: { display: 'flex', alignItems: 'end', columnGap: '12px' },
  codeInput: { width: '124px', minWidth: 0 },
  names: { minWidth: 0, lineHeight: tokens.lineHeightBase200 },
  name: strongText,
  quiet: smallQuietWords,
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, marginBlockEnd: '4px', fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightSemibold },
  recent: { ...wrappingRow, columnGap: '8px' },
  named: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '2px' },
  choice: {
    justifyContent: 'start',
    columnGap: '8px',
    minWidth: 0,
    minHeight: '28px',
    paddingBlock: 0,
    paddingInline: '6px',
    fontWeight: tokens.fontWeightRegular,
    whiteSpace: 'nowrap',
  },
  chosen: { color: 'var(--dw-ordered-text)', backgroundColor: 'var(--dw-ordered-ground)', fontWeight: tokens.fontWeightSemibold },
});

interface ColorButtonProps {
  /** `#rrggbb`; null if there is none, or the text is no color. */
  color: string | null;
  label: string;
  isFrozen: boolean;
  onChange: (color: string) => void;
  /** The picker opens beside this element if there is room, instead of beside the button. */
  beside?: HTMLElement | null;
}

/** A color as a button that opens its picker. The picked color is added to the recent colors when the picker closes. */
export function ColorButton({ color, label, isFrozen, onChange, beside }: ColorButtonProps): ReactElement {
  useInertPage();
  const styles = useStyles();
  const [picked, setPicked] = useState<string | null>(null);
  const [target, setTarget] = useState<HTMLElement | null>(null);
  if (isFrozen) return <ColorSwatch color={color} />;
  return (
    <Popover
      trapFocus
      withArrow
      positioning={{ position: 'after', align: 'center', ...(target && { target }) }}
      onOpenChange={(_event, { open }) => {
        if (open) setTarget(beside && hasRoomBeside(beside) ? beside : null);
        else if (picked) rememberColor(picked);
        setPicked(null);
      }}
    >
      <PopoverTrigger disableButtonEnhancement>
        <Button appearance="transparent" className={styles.button} icon={<ColorSwatch color={color} />} aria-label={label} />
      </PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-label={label}>
        <Picker
          color={color}
          onChange={(next) => {
            setPicked(next);
            onChange(next);
          }}
        />
      </PopoverSurface>
    </Popover>
  );
}

function hasRoomBeside(element: HTMLElement): boolean {
  const { left, right } = element.getBoundingClientRect();
  const room = getComputedStyle(element).direction === 'rtl' ? left : window.innerWidth - right;
  return room > pickerWidth + 16;
}

/** A round sample beside the color's name; a dashed ring if there is no color. */
function ColorSwatch({ color, isLarge }: { color: string | null; isLarge?: boolean }): ReactElement {
  const styles = useStyles();
  return (
    <span
      aria-hidden
      data-color={color ?? ''}
      className={mergeClasses(styles.swatch, color === null && styles.none, isLarge && styles.large)}
      style={{ backgroundColor: color ?? 'transparent' }}
    />
  );
}

interface PickerProps {
  color: string | null;
  onChange: (color: string) => void;
}

/** Gray has no hue, and black has no saturation either, so both are retained while the picker is open. */
function Picker({ color, onChange }: PickerProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  const [recent] = useState(readRecentColors);
  const [picked, setPicked] = useState<Hsv>(() => toHsv(color ?? '#000000'));
  const shown = color === null || toHex(picked) === color ? picked : toHsv(color);
  return (
    <ColorPicker
      color={shown}
      onColorChange={(_event, data) => {
        setPicked(data.color);
        onChange(toHex(data.color));
      }}
    >
      <div className={styles.picker}>
        <ColorArea
          className={styles.area}
          inputX={{ 'aria-label': t('forms.color.area') }}
          inputY={{ 'aria-label': t('forms.color.area') }}
        />
        <ColorSlider aria-label={t('forms.color.hue')} />
        <Code color={color} onChange={onChange} />
        {recent.length > 0 && (
          <Group title={t('forms.color.recent')} className={styles.recent}>
            {recent.map((known) => (
              <Tooltip key={known} relationship="label" content={toColorName(known, language) ?? known}>
                <Button
                  appearance="transparent"
                  className={styles.button}
                  icon={<ColorSwatch color={known} />}
                  aria-pressed={known === color}
                  onClick={() => onChange(known)}
                />
              </Tooltip>
            ))}
          </Group>
        )}
        <Group title={t('forms.color.named')} className={styles.named}>
          {commonColors.map(([known, en, ar]) => (
            <Button
              key={known}
              appearance="subtle"
              className={mergeClasses(styles.choice, known === color && styles.chosen)}
              aria-pressed={known === color}
              onClick={() => onChange(known)}
            >
              <ColorSwatch color={known} />
              {language === 'ar' ? ar : en}
            </Button>
          ))}
        </Group>
      </div>
    </ColorPicker>
  );
}

/** The color's code as an input, and its name. */
function Code({ color, onChange }: PickerProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const write = (text: string): void => {
    setTyped(text);
    const read = parseColor(text);
    if (read) onChange(read);
  };
  return (
    <div className={styles.code}>
      <FieldFrame label={t('forms.color.code')}>
        <Input
          className={styles.codeInput}
          value={typed ?? color ?? ''}
          input={{ dir: 'auto', autoComplete: 'off', spellCheck: false }}
          onChange={(_event, data) => write(data.value)}
          onBlur={() => setTyped(null)}
        />
      </FieldFrame>
      {color && (
        <>
          <ColorSwatch color={color} isLarge />
          <div className={styles.names}>
            <div className={styles.name}>{toColorName(color, language)}</div>
            <bdi className={styles.quiet}>{toColorName(color, language === 'ar' ? 'en' : 'ar')}</bdi>
          </div>
        </>
      )}
    </div>
  );
}

function Group({ title, className, children }: { title: string; className: string; children: ReactNode }): ReactElement {
  const styles = useStyles();
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className={styles.group}>
      <div id={id} className={styles.legend}>
        {title}
      </div>
      <div className={className}>{children}</div>
    </fieldset>
  );
}
