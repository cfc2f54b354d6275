import {
  Button,
  ColorArea,
  ColorPicker,
  ColorSlider,
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  tokens,
} from '@fluentui/react-components';
import { parseHexColor } from '@shared/domain/color-variant';
import { type Hsv, toHex, toHsv } from '@shared/domain/hsv';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FormFieldProps, useFormField } from '../form-field';
import { TextField } from './text-field';

const useStyles = makeStyles({
  button: { minWidth: '24px', width: '24px', height: '20px', padding: 0 },
  swatch: { width: '16px', height: '16px', borderRadius: '50%', border: `1px solid ${tokens.colorNeutralStroke1}` },
  picker: { display: 'flex', flexDirection: 'column', gap: '12px' },
});

/** A colour as `#rrggbb`, typed or picked; `requiredColor` reads it. */
export function ColorField(props: FormFieldProps): ReactElement {
  const { field, isFrozen } = useFormField(props.name);
  const color = parseHexColor(String(field.value ?? ''));
  return (
    <TextField
      {...props}
      isLatin
      normalize={(typed) => parseHexColor(typed) ?? typed}
      contentBefore={<Swatch color={color} isFrozen={isFrozen} onChange={field.onChange} />}
    />
  );
}

interface SwatchProps {
  color: string | null;
  isFrozen: boolean;
  onChange: (color: string) => void;
}

function Swatch({ color, isFrozen, onChange }: SwatchProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const swatch = <span className={styles.swatch} style={{ backgroundColor: color ?? 'transparent' }} />;
  if (isFrozen) return swatch;
  return (
    <Popover trapFocus withArrow>
      <PopoverTrigger disableButtonEnhancement>
        <Button appearance="transparent" className={styles.button} icon={swatch} aria-label={t('forms.chooseColor')} />
      </PopoverTrigger>
      <PopoverSurface aria-label={t('forms.chooseColor')}>
        <Picker color={color} onChange={onChange} />
      </PopoverSurface>
    </Popover>
  );
}

/** Grey has no hue, and black no saturation either: what the digits cannot hold is remembered while the picker is open. */
function Picker({ color, onChange }: Omit<SwatchProps, 'isFrozen'>): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
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
        <ColorArea inputX={{ 'aria-label': t('forms.color.area') }} inputY={{ 'aria-label': t('forms.color.area') }} />
        <ColorSlider aria-label={t('forms.color.hue')} />
      </div>
    </ColorPicker>
  );
}
