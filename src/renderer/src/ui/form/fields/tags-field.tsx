import {
  Input,
  InteractionTag,
  InteractionTagPrimary,
  InteractionTagSecondary,
  makeStyles,
  Tag,
  TagGroup,
} from '@fluentui/react-components';
import { cleanText } from '@shared/domain/form-rules';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFieldFrame, type FormFieldProps, useFormField } from '../form-field';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '8px' },
  tags: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
});

const arabicComma = '\u060c';

/** Short names, added with Enter or a comma; what is typed counts when the field is left. The value is a list of texts. */
export function TagsField({ max, ...props }: FormFieldProps & { max: number }): ReactElement {
  const { field, error, isReadOnly, isFrozen } = useFormField(props.name);
  const { t } = useTranslation();
  const styles = useStyles();
  const [typed, setTyped] = useState('');
  const tags: readonly string[] = field.value ?? [];
  const isFull = tags.length >= max;
  /** The last tag that there is room for does not take the place away in which it was typed. */
  const [hasFocus, setFocus] = useState(false);
  const commit = (): void => {
    if (isFrozen) return;
    const added = typed
      .split(/[,\u060c\n]/)
      .map((part) => cleanText(part).trim())
      .filter((part) => part !== '');
    const next = [...new Set([...tags, ...added])].slice(0, max);
    setTyped('');
    if (next.length > tags.length) field.onChange(next);
  };
  return (
    <FormFieldFrame {...props} error={error} isGroup hint={isFull ? t('forms.tags.full', { count: max }) : (props.hint ?? '')}>
      <div className={styles.root}>
        {tags.length > 0 && (
          <TagGroup
            className={styles.tags}
            aria-label={props.label}
            onDismiss={(_event, { value }) => field.onChange(tags.filter((tag) => tag !== value))}
          >
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
        {!isReadOnly && (!isFull || hasFocus) && (
          <Input
            ref={field.ref}
            value={typed}
            readOnly={isFrozen || isFull}
            aria-label={t('forms.tags.add')}
            placeholder={t('forms.tags.add')}
            {...(typed && { dir: 'auto' })}
            onChange={(_event, data) => setTyped(data.value)}
            onFocus={() => setFocus(true)}
            onBlur={() => {
              setFocus(false);
              commit();
              field.onBlur();
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ',' && event.key !== arabicComma) return;
              // Enter belongs to the tag here, not to the form.
              event.preventDefault();
              commit();
            }}
          />
        )}
        {isReadOnly && tags.length === 0 && <span>{t('common.none')}</span>}
      </div>
    </FormFieldFrame>
  );
}
