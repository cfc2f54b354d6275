import { cleanText, isBlank } from '@renderer/rules/form-rules';
import { useState } from 'react';

const noTags: readonly string[] = [];
/** What stands between two tags; line ends and tabs are those of a pasted column or row. */
export const tagSeparator = /[,\u060c\r\n\t]+/;

interface Typed {
  text: string;
  /** Those that the field had beside it. */
  tags: readonly string[];
}

export interface TypedTags {
  tags: readonly string[];
  /** What stands in the input. */
  typed: string;
  isFull: boolean;
  /** More is typed than there is room for. */
  isTooMuch: boolean;
  type: (text: string) => void;
  /** Makes tags of what is typed, or of this text; what has no room stays typed. */
  commit: (text?: string) => void;
  remove: (tag: string) => void;
}

interface TypedTagsOptions {
  value: readonly string[] | undefined;
  onChange: (value: readonly string[]) => void;
  max: number;
}

/**
 * Tags and the text beside them as one value: what is still typed counts as tags at its end already, so it is unsaved work, stands in the
 * draft and goes along with a save.
 */
export function useTypedTags({ value = noTags, onChange, max }: TypedTagsOptions): TypedTags {
  const [kept, setKept] = useState<Typed>({ text: '', tags: noTags });
  // What the form was given from elsewhere since, such as by Discard, takes the place of what was typed.
  const { text: typed, tags } = isSame(withTyped(kept), value) ? kept : { text: '', tags: value };
  const put = (next: Typed): void => {
    setKept(next);
    if (!isSame(withTyped(next), value)) onChange(withTyped(next));
  };
  return {
    tags,
    typed,
    isFull: tags.length >= max,
    isTooMuch: withTyped({ text: typed, tags }).length > Math.max(max, tags.length),
    type: (text) => put({ text, tags }),
    commit(text = typed) {
      const all = withTyped({ text, tags });
      const room = Math.max(max, tags.length);
      put({ text: all.slice(room).join(', '), tags: all.slice(0, room) });
    },
    remove: (tag) => put({ text: typed, tags: tags.filter((other) => other !== tag) }),
  };
}

function withTyped({ text, tags }: Typed): readonly string[] {
  const parts = text
    .split(tagSeparator)
    .map((part) => cleanText(part).trim())
    .filter((part) => !isBlank(part) && !tags.includes(part));
  return [...tags, ...new Set(parts)];
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((tag, at) => tag === others[at]);
}
