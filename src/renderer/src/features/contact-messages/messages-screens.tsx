import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { ListScreen } from '@renderer/ui/list/list-screen';
import { useIsWideWindow } from '@renderer/ui/table/use-width';
import { type ReactElement, Suspense } from 'react';
import type { MessageSite } from './held-closings';
import { type MessageList, type MessageTools, toMessageList } from './message-list';

const MessagesWithPane = lazyWithProps(() => import('./message-pane'), 'MessagesWithPane');

const noPane: MessageTools = {};

/** Above 1600 px, messages are read beside their list instead of in a dialog over it. */
function MessagesScreen({ site, definition }: { site: MessageSite; definition: MessageList }): ReactElement {
  if (!useIsWideWindow()) return <ListScreen definition={definition} tools={noPane} />;
  return (
    <Suspense fallback={null}>
      <MessagesWithPane site={site} definition={definition} />
    </Suspense>
  );
}

/** @public */
export const shopMessages = toMessageList({
  id: 'masterHN/contact-us',
  title: 'contactUs',
  texts: 'contactMessages.shop',
  site: 'shopMessages',
});

/** `/masterHN/contact-us` (checklist SCU-01) */
export function ShopMessagesScreen(): ReactElement {
  return <MessagesScreen site="shopMessages" definition={shopMessages} />;
}

/** @public */
export const homeMessages = toMessageList({
  id: 'home/contact-us',
  title: 'homeContactUs',
  texts: 'contactMessages.home',
  site: 'homeMessages',
});

/** checklist HCU-02 */
export function HomeMessagesScreen(): ReactElement {
  return <MessagesScreen site="homeMessages" definition={homeMessages} />;
}
