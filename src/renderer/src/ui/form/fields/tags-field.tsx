import {
  Input,
  InteractionTag,
  InteractionTagPrimary,
  InteractionTagSecondary,
  makeStyles,
  Tag,
  TagGroup,
} from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexColumn, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { cleanText, isBlank, withVariables } from '@renderer/validation/form-rules';
import { isEnter } from '@renderer/validation/is-enter';
import { type ClipboardEvent, memo, type ReactElement, useState } from 'react';
import { FormFieldFrame, type FormFieldProps, useFormField } from '../field/form-field';

const noTags: readonly string[] = [];
/** Separates two tags; line ends and tabs are those of a pasted column or row. */
const tagSeparator = /[,\u060c\r\n\t]+/;

interface Typed {
  text: string;
  /** The field's tags that belong to the text. */
  tags: readonly string[];
}

interface TypedTags {
  tags: readonly string[];
  /** The text of the input. */
  typed: string;
  isFull: boolean;
  /** The input has more tags than there is room for. */
  isTooMuch: boolean;
  type: (text: string) => void;
  /** Makes tags of the input, or of this text; tags without room stay in the input. */
  commit: (text?: string) => void;
  remove: (tag: string) => void;
}

interface TypedTagsOptions {
  value: readonly string[] | undefined;
  onChange: (value: readonly string[]) => void;
  max: number;
}

/** Combines tags and input to one value: the input counts as tags at the end, so that it is unsaved work, part of the draft, and saved. */
function useTypedTags({ value = noTags, onChange, max }: TypedTagsOptions): TypedTags {
  const [kept, setKept] = useState<Typed>({ text: '', tags: noTags });
  // A value set from elsewhere, such as by Discard, replaces the input.
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

const useStyles = makeStyles({
  root: { ...flexColumn, rowGap: '8px' },
  tags: { ...wrappingRow, gap: '6px' },
});

const arabicComma = '\u060c';

/**
 * Short names, added with Enter, a comma, or by pasting a column; the input counts at once. The value is a list of texts, and the schema
 * refuses more than `max`.
 */
export const TagsField = memo(function TagsField({ max, ...props }: FormFieldProps & { max: number }): ReactElement {
  const { field, error, isReadOnly, isFrozen } = useFormField(props.name);
  const t = useTexts();
  const styles = useStyles();
  const { tags, typed, isFull, isTooMuch, type, commit, remove } = useTypedTags({ value: field.value, onChange: field.onChange, max });
  /** While the input has the focus, it stays, even if the last tag has used up the room. */
  const [hasFocus, setFocus] = useState(false);
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const text = event.clipboardData.getData('text');
    if (isFrozen || (isFull && typed === '') || !tagSeparator.test(text)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    commit(value.slice(0, selectionStart ?? value.length) + text + value.slice(selectionEnd ?? value.length));
  };
  const noRoom = isTooMuch ? { type: 'noRoom', message: withVariables('forms.tags.noRoom', { count: max }) } : error;
  const hint = isFull && !isTooMuch ? t('forms.tags.full', { count: max }) : (props.hint ?? '');
  return (
    <FormFieldFrame {...props} error={noRoom} isGroup hint={hint}>
      <div className={styles.root}>
        {tags.length > 0 && (
          <ShownTags tags={tags} label={props.label} isReadOnly={isReadOnly} onRemove={(tag) => !isFrozen && remove(tag)} />
        )}
        {!isReadOnly && (!isFull || hasFocus || typed !== '') && (
          <Input
            ref={field.ref}
            value={typed}
            readOnly={isFrozen || (isFull && typed === '')}
            aria-label={t('forms.tags.add')}
            placeholder={t('forms.tags.add')}
            {...(typed && { dir: 'auto' })}
            onChange={(_event, data) => type(data.value)}
            onPaste={paste}
            onFocus={() => setFocus(true)}
            onBlur={() => {
              setFocus(false);
              if (!isFrozen) commit();
              field.onBlur();
            }}
            onKeyDown={(event) => {
              if (!isEnter(event) && event.key !== ',' && event.key !== arabicComma) return;
              // Enter adds a tag; it must not submit the form.
              event.preventDefault();
              if (!isFrozen) commit();
            }}
          />
        )}
        {isReadOnly && tags.length === 0 && <span>{t('common.none')}</span>}
      </div>
    </FormFieldFrame>
  );
});

interface ShownTagsProps {
  tags: readonly string[];
  label: string;
  isReadOnly: boolean;
  onRemove: (tag: string) => void;
}

function ShownTags({ tags, label, isReadOnly, onRemove }: ShownTagsProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  return (
    <TagGroup className={styles.tags} aria-label={label} onDismiss={(_event, { value }) => onRemove(value)}>
      {tags.map((tag) =>
        isReadOnly ? (
          <Tag key={tag} value={tag}>
            <bdi>{tag}</bdi>
          </Tag>
        ) : (
          <InteractionTag key={tag} value={tag}>
            <InteractionTagPrimary hasSecondaryAction>
              <bdi>{tag}</bdi>
            </InteractionTagPrimary>
            <InteractionTagSecondary aria-label={t('forms.tags.remove', { tag })} />
          </InteractionTag>
        ),
      )}
    </TagGroup>
  );
}
