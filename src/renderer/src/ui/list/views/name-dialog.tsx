import { useTexts } from '@renderer/runtime/texts/use-texts';
import { FormDialog } from '@renderer/ui/feedback/form-dialog';
import { useDialogAnswer } from '@renderer/ui/feedback/use-dialog-answer';
import { TextInput } from '@renderer/ui/inputs/text-input';
import { maxViewName } from '@shared/domain/lists/saved-views';
import { foldText } from '@shared/domain/text-search';
import { type ReactElement, useState } from 'react';

interface NameDialogProps {
  title: string;
  initial: string;
  /** Names of other views. */
  taken: readonly string[];
  /** Saves the name and shows its own failure; resolves with whether the dialog may close. */
  onSave(name: string): Promise<boolean>;
  onClose(): void;
}

/** A dialog for a saved view's name. */
export function NameDialog({ title, initial, taken, onSave, onClose }: NameDialogProps): ReactElement {
  const t = useTexts();
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
  const submit = (): void => {
    setTried(true);
    if (!wrong) void run(() => onSave(name));
  };
  return (
    <FormDialog guide="saved-views" title={title} isBusy={isBusy} onSubmit={submit} onClose={onClose}>
      <TextInput
        label={t('lists.views.name')}
        hint={t('lists.views.nameHint')}
        value={typed}
        error={isTried ? wrong : undefined}
        onChange={setTyped}
      />
    </FormDialog>
  );
}
