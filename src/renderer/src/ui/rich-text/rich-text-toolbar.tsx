import { Button, type ButtonProps, ToggleButton, type ToggleButtonProps, Tooltip } from '@fluentui/react-components';
import {
  ArrowRedo20Regular,
  ArrowUndo20Regular,
  IconDirectionContextProvider,
  Link20Regular,
  TextBold20Regular,
  TextBulletListLtr20Regular,
  TextBulletListRtl20Regular,
  TextClearFormatting20Regular,
  TextHeader220Regular,
  TextItalic20Regular,
  TextNumberListLtr20Regular,
  TextNumberListRtl20Regular,
  TextUnderline20Regular,
} from '@fluentui/react-icons';
import { isMac } from '@renderer/runtime/is-mac';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toDirection } from '@shared/domain/language';
import type Quill from 'quill';
import { type ReactElement, type RefObject, useImperativeHandle, useRef } from 'react';
import { clearFormats, toggleHeading, toggleInline, toggleList } from './editor-commands';
import { useRichTextStyles } from './rich-text-styles';
import { useRovingFocus } from './use-roving-focus';
import type { ToolState } from './use-tool-state';

interface ToolButtonProps {
  label: string;
  icon: ReactElement;
  onPress: () => void;
  /** Undefined for a tool without a state. */
  isPressed?: boolean;
  isPossible?: boolean;
  /** The letter that is pressed with Ctrl, or with ⌘ on macOS. */
  shortcut?: string;
  hasPopup?: boolean;
}

/** A button of the toolbar. A click leaves the caret unchanged; a key press returns the focus to the text. */
function ToolButton({ label, icon, onPress, isPressed, isPossible = true, shortcut, hasPopup }: ToolButtonProps): ReactElement {
  const styles = useRichTextStyles();
  const shared: ButtonProps = {
    className: styles.tool,
    size: 'small',
    appearance: 'subtle',
    icon,
    'aria-label': label,
    ...(shortcut && { 'aria-keyshortcuts': `${isMac() ? 'Meta' : 'Control'}+${shortcut}` }),
    ...(hasPopup && { 'aria-haspopup': 'dialog' }),
    disabledFocusable: !isPossible,
    onMouseDown: (event) => event.preventDefault(),
    onClick: onPress,
  };
  return (
    <Tooltip
      relationship="inaccessible"
      withArrow
      content={
        <>
          {label} {shortcut && <bdi dir="ltr">({toKeys(shortcut)})</bdi>}
        </>
      }
    >
      {isPressed === undefined ? <Button {...shared} /> : <ToggleButton {...(shared as ToggleButtonProps)} checked={isPressed} />}
    </Tooltip>
  );
}

function toKeys(shortcut: string): string {
  return isMac() ? `⌘${shortcut}` : `Ctrl+${shortcut}`;
}

export interface ToolbarHandle {
  focus: () => void;
}

interface RichTextToolbarProps {
  handle: RefObject<ToolbarHandle | null>;
  language: 'en' | 'ar';
  state: ToolState;
  controls: string;
  labelledBy: string | undefined;
  linkButton: RefObject<HTMLSpanElement | null>;
  run: (command: (quill: Quill) => void) => void;
  onLink: () => void;
}

/** Has the direction of its text, independent of the app's language. */
export function RichTextToolbar(props: RichTextToolbarProps): ReactElement {
  const { handle, language, state, controls, labelledBy, linkButton, run, onLink } = props;
  const t = useTexts();
  const styles = useRichTextStyles();
  const row = useRef<HTMLDivElement>(null);
  const { enter, ...roving } = useRovingFocus(row);
  useImperativeHandle(handle, () => ({ focus: enter }));
  const direction = toDirection(language);
  const separator = <span className={styles.separator} aria-hidden />;
  return (
    <IconDirectionContextProvider value={{ textDirection: direction }}>
      <div
        ref={row}
        role="toolbar"
        tabIndex={-1}
        dir={direction}
        className={styles.toolbar}
        id={`${controls}-tools`}
        aria-label={t('richText.toolbar')}
        // Its own label and the field's, because a page may have several editors.
        {...(labelledBy && { 'aria-labelledby': `${controls}-tools ${labelledBy}` })}
        aria-controls={controls}
        {...roving}
      >
        <ToolButton
          label={t('richText.heading')}
          icon={<TextHeader220Regular />}
          isPressed={state.heading}
          onPress={() => run(toggleHeading)}
        />
        <InlineTools language={language} state={state} run={run} />
        {separator}
        <ListTools isRtl={direction === 'rtl'} state={state} run={run} />
        {separator}
        <span ref={linkButton}>
          <ToolButton label={t('richText.link')} icon={<Link20Regular />} isPressed={state.link} shortcut="K" hasPopup onPress={onLink} />
        </span>
        {separator}
        <ToolButton label={t('richText.clear')} icon={<TextClearFormatting20Regular />} onPress={() => run(clearFormats)} />
        {separator}
        <HistoryTools state={state} run={run} />
      </div>
    </IconDirectionContextProvider>
  );
}

type ToolsProps = Pick<RichTextToolbarProps, 'state' | 'run'>;

function InlineTools({ language, state, run }: ToolsProps & { language: 'en' | 'ar' }): ReactElement {
  const t = useTexts();
  const toggle = (format: 'bold' | 'italic' | 'underline') => () => run((quill) => toggleInline(quill, format));
  return (
    <>
      <ToolButton label={t('richText.bold')} icon={<TextBold20Regular />} isPressed={state.bold} shortcut="B" onPress={toggle('bold')} />
      {language === 'en' && (
        <ToolButton
          label={t('richText.italic')}
          icon={<TextItalic20Regular />}
          isPressed={state.italic}
          shortcut="I"
          onPress={toggle('italic')}
        />
      )}
      <ToolButton
        label={t('richText.underline')}
        icon={<TextUnderline20Regular />}
        isPressed={state.underline}
        shortcut="U"
        onPress={toggle('underline')}
      />
    </>
  );
}

function ListTools({ isRtl, state, run }: ToolsProps & { isRtl: boolean }): ReactElement {
  const t = useTexts();
  return (
    <>
      <ToolButton
        label={t('richText.bullets')}
        icon={isRtl ? <TextBulletListRtl20Regular /> : <TextBulletListLtr20Regular />}
        isPressed={state.bullet}
        onPress={() => run((quill) => toggleList(quill, 'bullet'))}
      />
      <ToolButton
        label={t('richText.numbers')}
        icon={isRtl ? <TextNumberListRtl20Regular /> : <TextNumberListLtr20Regular />}
        isPressed={state.ordered}
        onPress={() => run((quill) => toggleList(quill, 'ordered'))}
      />
    </>
  );
}

function HistoryTools({ state, run }: ToolsProps): ReactElement {
  const t = useTexts();
  return (
    <>
      <ToolButton
        label={t('richText.undo')}
        icon={<ArrowUndo20Regular />}
        isPossible={state.canUndo}
        shortcut="Z"
        onPress={() => run((quill) => quill.history.undo())}
      />
      <ToolButton
        label={t('richText.redo')}
        icon={<ArrowRedo20Regular />}
        isPossible={state.canRedo}
        shortcut="Y"
        onPress={() => run((quill) => quill.history.redo())}
      />
    </>
  );
}
