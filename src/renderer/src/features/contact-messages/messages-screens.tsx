import { ListScreen } from '@renderer/ui/list/list-screen';
import type { ReactElement } from 'react';
import { toMessageList } from './message-list';

/** @public */
export const shopMessages = toMessageList({
  id: 'masterHN/contact-us',
  title: 'contactUs',
  texts: 'contactMessages.shop',
  site: 'shopMessages',
});

/** `/masterHN/contact-us` (checklist SCU-01) */
export function ShopMessagesScreen(): ReactElement {
  return <ListScreen definition={shopMessages} />;
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
  return <ListScreen definition={homeMessages} />;
}
