import { Button, MenuItem, MenuList, makeStyles, tokens } from '@fluentui/react-components';
import {
  CheckmarkRegular,
  DeleteRegular,
  MailInbox16Regular,
  MailInboxCheckmark16Regular,
  MoreHorizontalRegular,
} from '@fluentui/react-icons';
import { useCommand } from '@renderer/runtime/calls/main-events/use-event';
import { useSend } from '@renderer/runtime/calls/use-send';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { TintBadge } from '@renderer/ui/badges/tint-badge';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import { DirectionalIcon } from '@renderer/ui/controls/directional-icon';
import { useMenuAnchor } from '@renderer/ui/controls/use-menu-anchor';
import { Modal } from '@renderer/ui/feedback/modal';
import { atEnd, flexRow } from '@renderer/ui/layout/layout-styles';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { quietText } from '@renderer/ui/text/text-styles';
import type { ContactMessage } from '@shared/contract/site/contact-messages';
import type { MessageStatus } from '@shared/domain/message-status';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect, useEffectEvent } from 'react';
import { holdClosing, type MessageSite, toHeldKey, useHeldClosings } from './held-closings';
import { MessageReader } from './message-reader';
import { type MessageWalk, useMessageWalk } from './use-message-walk';

const useStyles = makeStyles({
  bar: { ...flexRow, gap: '4px 12px', flexWrap: 'wrap', marginBlockEnd: '12px' },
  steps: { ...flexRow, gap: '4px' },
  place: { ...quietText, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  end: { ...flexRow, ...atEnd, gap: '8px' },
  key: {
    marginInlineStart: '8px',
    paddingInline: '6px',
    border: '1px solid currentColor',
    borderRadius: tokens.borderRadiusMedium,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
  },
});

export interface MessageDeskProps {
  site: MessageSite;
  message: ContactMessage;
  /** Page, tab, and search of the list from which it was opened. */
  list: { page: number; status: MessageStatus; search: string };
  mayClose: boolean;
  /** Asks before it deletes; omitted without permission. */
  onDelete?: (message: ContactMessage) => void;
}

interface MessageDesk {
  walk: MessageWalk;
  /** The message is open, and isn't to be closed either. */
  isOpen: boolean;
  closeAndGoOn(): void;
}

/** The message that is read, and its closing, also with F9. After the last one, `onEnd` is called. */
export function useMessageDesk(
  { site, message: opened, list, mayClose }: MessageDeskProps,
  isCovered: () => boolean,
  onEnd: () => void,
): MessageDesk {
  const language = useLanguage();
  const client = useQueryClient();
  const send = useSend();
  const walk = useMessageWalk({ site, list, opened });
  const { message, next, isLast } = walk;
  const isHeld = useHeldClosings(({ held }) => held.has(toHeldKey(site, message)));
  const isOpen = message.status !== 'closed' && !isHeld;
  const closeAndGoOn = (): void => {
    if (isOpen) holdClosing({ site, message, client, send, language });
    if (next) walk.go(next);
    else if (isLast) onEnd();
  };
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'F9' || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || isCovered()) return;
    event.preventDefault();
    if (mayClose && list.status === 'open' && !event.repeat) closeAndGoOn();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return { walk, isOpen, closeAndGoOn };
}

const isNeverCovered = (): boolean => false;

/** A message in full, and the messages before and after it (checklist HCU-06, SCU-04). */
export function MessageDialog({ onDismiss, ...props }: MessageDeskProps & { onDismiss: () => void }): ReactElement {
  const t = useTexts();
  const desk = useMessageDesk(props, isNeverCovered, onDismiss);
  const { message } = desk.walk;
  return (
    <Modal
      title={<IsolatedText>{message.full_name}</IsolatedText>}
      maxWidthPx={760}
      onClose={onDismiss}
      guide="messages"
      actions={
        <>
          <Button onClick={onDismiss}>{t('common.back')}</Button>
          <CloseButton desk={desk} mayClose={props.mayClose} />
        </>
      }
    >
      <MessageBar desk={desk} onDelete={props.onDelete} />
      <MessageReader message={message} />
    </Modal>
  );
}

interface DeskPartProps {
  desk: MessageDesk;
}

/** *Close, then next*; nothing for a closed message, or without permission. */
export function CloseButton({
  desk: { walk, isOpen, closeAndGoOn },
  mayClose,
}: DeskPartProps & { mayClose: boolean }): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  if (!mayClose || !isOpen) return null;
  const label = t(walk.isLast ? 'contactMessages.close' : 'contactMessages.reader.closeNext');
  return (
    <Button
      appearance="primary"
      icon={<CheckmarkRegular />}
      aria-label={label}
      aria-keyshortcuts="F9"
      // The second press of a double-click and a held key would apply to the next message.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={({ detail }) => detail < 2 && closeAndGoOn()}
    >
      {label}
      <kbd className={styles.key} aria-hidden>
        F9
      </kbd>
    </Button>
  );
}

interface MessageBarProps extends DeskPartProps {
  onDelete: MessageDeskProps['onDelete'];
  /** At the end of the bar. */
  children?: ReactNode;
}

/** Place in the list, state, and the menu of a message. */
export function MessageBar({ desk: { walk, isOpen }, onDelete, children }: MessageBarProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <div className={styles.bar}>
      <Steps walk={walk} />
      <TintBadge tint={isOpen ? 'ordered' : 'delivered'} icon={isOpen ? <MailInbox16Regular /> : <MailInboxCheckmark16Regular />}>
        {t(`contactMessages.states.${isOpen ? 'open' : 'closed'}`)}
      </TintBadge>
      <span className={styles.end}>
        {onDelete && <More onDelete={() => onDelete(walk.message)} />}
        {children}
      </span>
    </div>
  );
}

/** Shows `1 of 26` between the buttons for the previous and the next message; also in the menu *Go*, with shortcuts. */
function Steps({ walk: { at, total, previous, next, go } }: { walk: MessageWalk }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  useCommand('goToPrevious', () => previous && go(previous));
  useCommand('goToNext', () => next && go(next));
  const step = (name: 'previous' | 'next', to: ContactMessage | null): ReactElement => (
    <Button
      appearance="subtle"
      icon={<DirectionalIcon name={name} />}
      aria-label={t(`contactMessages.reader.${name}`)}
      title={t(`contactMessages.reader.${name}`)}
      disabledFocusable={to === null}
      onClick={() => to && go(to)}
    />
  );
  return (
    <div className={styles.steps}>
      {step('previous', previous)}
      <span className={styles.place} aria-live="polite">
        <IsolatedValues>{t('lists.walk.place', { at, total })}</IsolatedValues>
      </span>
      {step('next', next)}
    </div>
  );
}

function More({ onDelete }: { onDelete: () => void }): ReactElement {
  const t = useTexts();
  const { anchor, close, button } = useMenuAnchor();
  return (
    <>
      <Button
        appearance="subtle"
        icon={<MoreHorizontalRegular />}
        aria-label={t('contactMessages.reader.more')}
        title={t('contactMessages.reader.more')}
        {...button}
      />
      {anchor && (
        <AnchoredMenu anchor={anchor} onClose={close}>
          <MenuList>
            <MenuItem icon={<DeleteRegular />} onClick={onDelete}>
              {t('common.delete')}
            </MenuItem>
          </MenuList>
        </AnchoredMenu>
      )}
    </>
  );
}
