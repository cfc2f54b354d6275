import { makeStyles } from '@fluentui/react-components';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { isModalOpen } from '@renderer/ui/controls/key-owner';
import { Card } from '@renderer/ui/layout/card';
import { flexColumn } from '@renderer/ui/layout/layout-styles';
import { askToRemove } from '@renderer/ui/list/list-actions';
import { ListScreen } from '@renderer/ui/list/list-screen';
import { type ListState, parseListState } from '@renderer/ui/list/state/list-state';
import { useListContext } from '@renderer/ui/list/state/use-list-context';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { cardTitle } from '@renderer/ui/text/paragraph-styles';
import { isEnter } from '@renderer/validation/is-enter';
import type { ContactMessage } from '@shared/contract/site/contact-messages';
import { type MessageStatus, messageStatuses } from '@shared/domain/message-status';
import { useQueryClient } from '@tanstack/react-query';
import {
  type Dispatch,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  type SetStateAction,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MessageSite } from './held-closings';
import { CloseButton, MessageBar, type MessageDeskProps, useMessageDesk } from './message-dialog';
import { type MessageList, type MessageTools, toMessageName, toRemoval } from './message-list';
import { MessageReader } from './message-reader';
import { usePageSteps } from './use-page-steps';

const useStyles = makeStyles({
  root: { display: 'flex', flexGrow: 1, gap: '16px', minHeight: 0 },
  list: { ...flexColumn, flexGrow: 1, flexShrink: 1, flexBasis: '900px', minWidth: 0, minHeight: 0 },
  pane: { flexGrow: 1, flexShrink: 1, flexBasis: '400px', minWidth: 0, minHeight: 0, overflowY: 'auto', padding: '16px 20px' },
  title: { ...cardTitle, marginBlockEnd: '8px' },
});

const defaults = { tabs: [...messageStatuses] };
const moves = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']);

const rowIdOf = (element: Element | null): string | null => element?.closest<HTMLElement>('tr[data-row]')?.dataset.row ?? null;

/** Returns the function that finds a message of the list by its row. */
function useLoadedMessages(call: MessageList['call']): (id: string | null) => ContactMessage | undefined {
  const client = useQueryClient();
  return (id) => {
    // A list that is loaded in full has more rows than its first response.
    const keys = [[call], ['fullLists.view', { list: call }], ['fullLists.rows', { list: call }]];
    const answers = keys.flatMap((queryKey) => client.getQueriesData<{ rows: ContactMessage[] }>({ queryKey }));
    return answers.flatMap(([, answer]) => answer?.rows ?? []).find((row) => String(row.id) === id);
  };
}

interface FollowedRowsOptions {
  site: MessageSite;
  call: MessageList['call'];
  state: ListState;
  pane: RefObject<HTMLDivElement | null>;
  onShow: Dispatch<SetStateAction<ContactMessage | null>>;
}

/** Returns handlers that follow the rows' own keys: they show the message of the row that is pressed or reached; Enter goes into the pane. */
function useFollowedRows({ site, call, state, pane, onShow }: FollowedRowsOptions): HTMLAttributes<HTMLDivElement> {
  const find = useLoadedMessages(call);
  /** The focused row is still loading. */
  const isAwaited = useRef(false);
  const showRowOf = (element: Element | null): void => {
    isAwaited.current = element?.closest('tr[data-waits]') != null;
    onShow((before) => find(rowIdOf(element)) ?? before);
  };
  const pageSteps = usePageSteps({ site, state, onShow });
  return {
    onClick: ({ target }) => showRowOf(target as Element),
    onKeyDown(event) {
      const target = event.target as Element;
      if (!isEnter(event) || rowIdOf(target) === null || target.matches('button, a, input')) return;
      showRowOf(target);
      pane.current?.focus();
    },
    onKeyDownCapture: pageSteps.onKeyDownCapture,
    onKeyUp(event) {
      if (!moves.has(event.key)) return;
      showRowOf(document.activeElement);
      pageSteps.onKeyUp(event);
    },
    onFocus: ({ target }) => void (isAwaited.current && showRowOf(target)),
  };
}

/** The list of a site's messages with a message beside it: a press or the arrow keys show it, Enter goes into it, Escape back. */
export function MessagesWithPane({ site, definition }: { site: MessageSite; definition: MessageList }): ReactElement {
  const styles = useStyles();
  const [params] = useSearchParams();
  const state = useMemo((): ListState => parseListState(params, defaults), [params]);
  const pane = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ContactMessage | null>(null);
  const tools = useMemo<MessageTools>(
    () => ({
      show(message) {
        setShown(message);
        pane.current?.focus();
      },
    }),
    [],
  );
  const { context, dialogs } = useListContext(
    { call: definition.call, toInput: definition.toInput, isSearchable: true },
    { state, kept: null },
    tools,
  );
  const removal = toRemoval(site);
  const followRows = useFollowedRows({ site, call: definition.call, state, pane, onShow: setShown });
  return (
    <div className={styles.root}>
      <div className={styles.list} {...followRows}>
        <ListScreen definition={definition} tools={tools} />
      </div>
      <Card className={styles.pane} ref={pane} tabIndex={-1} onKeyDown={(event) => shown && backToRow(event, shown)}>
        {shown && (
          <Pane
            key={shown.id}
            site={site}
            message={shown}
            list={{ page: state.page, status: state.tab as MessageStatus, search: state.search }}
            mayClose={context.can(needsOf(`${site}.close`))}
            {...(context.can(needsOf(removal.call)) && {
              onDelete: (message) => askToRemove(message, removal, toMessageName, context),
            })}
          />
        )}
      </Card>
      {dialogs}
    </div>
  );
}

/** Escape leads from the pane back to the message's row. */
function backToRow(event: KeyboardEvent, { id }: ContactMessage): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  document.querySelector<HTMLElement>(`tr[data-row="${id}"] [tabindex="0"], tr[data-row="${id}"]`)?.focus();
}

function Pane(props: MessageDeskProps): ReactElement {
  const styles = useStyles();
  const desk = useMessageDesk(props, isModalOpen, () => undefined);
  const { message } = desk.walk;
  return (
    <>
      <MessageBar desk={desk} onDelete={props.onDelete}>
        <CloseButton desk={desk} mayClose={props.mayClose} />
      </MessageBar>
      <h2 className={styles.title}>
        <IsolatedText>{message.full_name}</IsolatedText>
      </h2>
      <MessageReader message={message} />
    </>
  );
}
