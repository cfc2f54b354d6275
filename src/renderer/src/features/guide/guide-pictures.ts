import type { TopicId } from '@guide/topics';
import type { Language } from '@shared/domain/language';

const files = import.meta.glob<string>('../../../../../docs/guide/pictures/*/*.webp', { eager: true, query: '?url', import: 'default' });

/** Returns the address of a topic's picture in the reader's language; the files are those in `docs/guide`. */
export function pictureOf(topic: TopicId, language: Language): string | undefined {
  return files[`../../../../../docs/guide/pictures/${language}/${topic}.webp`];
}
