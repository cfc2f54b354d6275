import { Button } from '@fluentui/react-components';
import { Modal } from '@renderer/ui/feedback/modal';
import { useDialogAnswer } from '@renderer/ui/feedback/use-dialog-answer';
import { TextInput } from '@renderer/ui/inputs/text-input';
import { maxViewName } from '@shared/domain/lists/saved-views';
import { foldText } from '@shared/domain/text-search';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface NameDialogProps {
  title: string;
  initial: string;
  /** Names that others have. */
  taken: readonly string[];
  /** Presents its own failure and says whether the dialog may go. */
  onSave(name: string): Promise<boolean>;
  onClose(): void;
}

/** The name of a saved view. */
export function NameDialog({ title, initial, taken, onSave, onClose }: NameDialogProps): ReactElement {
  const { t } = useTranslation();
  const formId = useId();
  const [typed, setTyped] = useState(initial);
  const [isTried, setTried] = useState(false);
  const { run, isBusy } = useDialogAnswer(onClose);
  const name = typed.trim();
  const isTaken = taken.some((other) => foldText(other) === foldText(name));
  const wrong =
    name === ''
      ? t('lists.views.noName')
      : isTaken
        ? t('lists.views.taken')
        : name.length > maxViewName
          ? t('lists.views.tooLong', { max: maxViewName })
          : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!wrong) void run(() => onSave(name));
  };
  return (
    <Modal
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} appearance="primary" aria-busy={isBusy}>
            {t('forms.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextInput
          label={t('lists.views.name')}
          hint={t('lists.views.nameHint')}
          value={typed}
          error={isTried ? wrong : undefined}
          onChange={setTyped}
        />
      </form>
    </Modal>
  );
}
