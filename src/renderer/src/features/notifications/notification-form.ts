import { requiredText } from '@renderer/validation/form-rules';
import type { Notification } from '@shared/contract/site/notifications';
import { z } from 'zod';

/** checklist NOT-07, NOT-08 */
export const notificationForm = z.object({
  title_en: requiredText(),
  title_ar: requiredText(),
  description_en: requiredText(),
  description_ar: requiredText(),
});
export type NotificationValues = z.output<typeof notificationForm>;

export const emptyNotification: NotificationValues = { title_en: '', title_ar: '', description_en: '', description_ar: '' };

/** Whether this record has exactly these texts. */
export function holdsTexts(record: Notification, values: NotificationValues): boolean {
  return (Object.keys(emptyNotification) as (keyof NotificationValues)[]).every((name) => record[name].trim() === values[name].trim());
}
