/** A contact message's status only changes from open to closed (checklist HCU-08, SCU-07). */
export const messageStatuses = ['open', 'closed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];
