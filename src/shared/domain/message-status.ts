/** A contact message goes from open to closed only (checklist HCU-08, SCU-07). */
export const messageStatuses = ['open', 'closed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];
