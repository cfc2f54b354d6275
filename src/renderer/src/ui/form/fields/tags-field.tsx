import {
  Input,
  InteractionTag,
  InteractionTagPrimary,
  InteractionTagSecondary,
  makeStyles,
  Tag,
  TagGroup,
} from '@fluentui/react-components';
import { withVariables } from '@renderer/rules/form-rules';
import { isEnter } from '@renderer/rules/is-enter';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexColumn, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { type ClipboardEvent, memo, type ReactElement, useState } from 'react';
import { FormFieldFrame, type FormFieldProps, useFormField } from '../field/form-field';
import { tagSeparator, useTypedTags } from './use-typed-tags';

const useStyles = makeStyles({
  root: { ...flexColumn, rowGap: '8px' },
  tags: { ...wrappingRow, gap: '6px' },
});

const arabicComma = '\u060c';

/**
 * Short names, added with Enter, a comma or by pasting a column; what is typed counts at once. The value is a list of texts, and the schema
 * refuses more than `max`.
 */
export const TagsField = memo(function TagsField({ max, ...props }: FormFieldProps & { max: number }): ReactElement {
  const { field, error, isReadOnly, isFrozen } = useFormField(props.name);
  const t = useTexts();
  const styles = useStyles();
  const { tags, typed, isFull, isTooMuch, type, commit, remove } = useTypedTags({ value: field.value, onChange: field.onChange, max });
  /** The last tag that there is room for does not take the place away in which it was typed. */
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
          <TagGroup className={styles.tags} aria-label={props.label} onDismiss={(_event, { value }) => !isFrozen && remove(value)}>
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
              // Enter belongs to the tag here, not to the form.
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
