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
