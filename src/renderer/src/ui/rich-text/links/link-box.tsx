import { Button, Field, Input, makeStyles, Popover, PopoverSurface } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useInertPage } from '@renderer/ui/feedback/use-inert-page';
import { atEnd, flexColumn, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { isEnter } from '@renderer/validation/is-enter';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { completeLink } from '../model/safe-link';

const useStyles = makeStyles({
  surface: { ...flexColumn, rowGap: '12px', width: '320px', maxWidth: 'calc(100vw - 32px)', padding: '16px' },
  buttons: { ...wrappingRow, gap: '8px', '& button': { minWidth: 0 } },
  remove: atEnd,
});

interface LinkBoxProps {
  anchor: HTMLElement;
  /** The address of the link that is being edited, or ''. */
  url: string;
  /** True if no text is selected that the link could apply to. */
  asksForText: boolean;
  onApply: (url: string, text: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** A small box for a link's address. It is no form element, because a form may contain it. */
export function LinkBox({ anchor, url, asksForText, onApply, onRemove, onClose }: LinkBoxProps): ReactElement {
  useInertPage();
  const t = useTexts();
  const styles = useStyles();
  const [typed, setTyped] = useState(url);
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const apply = (): void => {
    const link = completeLink(typed);
    if (link) onApply(link, text.trim() || typed.trim());
    else setRefused(true);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Keys in the box belong to the box: Enter must not submit the surrounding form, and arrows must not move the editor's caret.
    event.stopPropagation();
    if (!isEnter(event) || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    apply();
  };
  return (
    <Popover
      open
      trapFocus
      withArrow
      positioning={{ target: anchor, position: 'above', align: 'center' }}
      onOpenChange={(_event, data) => !data.open && onClose()}
    >
      <PopoverSurface className={styles.surface} aria-label={t('richText.link')} onKeyDown={onKeyDown}>
        <AddressField
          value={typed}
          isRefused={isRefused}
          onChange={(address) => {
            setTyped(address);
            setRefused(false);
          }}
        />
        {asksForText && (
          <Field label={t('richText.address.text')}>
            <Input dir="auto" autoComplete="off" value={text} onChange={(_event, data) => setText(data.value)} />
          </Field>
        )}
        <div className={styles.buttons}>
          <Button appearance="primary" onClick={apply}>
            {t('richText.address.apply')}
          </Button>
          <Button onClick={onClose}>{t('richText.address.cancel')}</Button>
          {url && (
            <Button appearance="subtle" className={styles.remove} onClick={onRemove}>
              {t('richText.address.remove')}
            </Button>
          )}
        </div>
      </PopoverSurface>
    </Popover>
  );
}

function AddressField({
  value,
  isRefused,
  onChange,
}: {
  value: string;
  isRefused: boolean;
  onChange: (address: string) => void;
}): ReactElement {
  const t = useTexts();
  return (
    <Field
      label={t('richText.address.label')}
      validationState={isRefused ? 'error' : 'none'}
      validationMessage={isRefused ? t('richText.address.invalid') : null}
      hint={isRefused ? null : t('richText.address.hint')}
    >
      <Input
        type="text"
        inputMode="url"
        dir="ltr"
        data-ltr
        spellCheck={false}
        autoComplete="off"
        value={value}
        onChange={(_event, data) => onChange(data.value)}
      />
    </Field>
  );
}
