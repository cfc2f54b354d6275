import { useFormat } from '@renderer/runtime/texts/use-format';
import type { ReactElement } from 'react';
import { None } from './none';

/** Shows `19 Nov 2026` or `19 Nov 2026, 10:14` in Kuwait's time; a dash if there is none. */
export function DateText({ iso, withTime = false, title }: { iso: string; withTime?: boolean; title?: string | undefined }): ReactElement {
  const format = useFormat();
  if (!iso) return <None />;
  return (
    <time dateTime={iso} {...(title && { title })}>
      <bdi>{withTime ? format.dateTime(iso) : format.date(iso)}</bdi>
    </time>
  );
}
