import type { TopicId } from '@guide/topics';
import type { Language } from '@shared/domain/language';

const files = import.meta.glob<string>('../../../../../docs/guide/pictures/*/*.webp', { eager: true, query: '?url', import: 'default' });

/** Address of the picture of a topic in the language of the reader; the same files as in `docs/guide`. */
export function pictureOf(topic: TopicId, language: Language): string | undefined {
  return files[`../../../../../docs/guide/pictures/${language}/${topic}.webp`];
}
