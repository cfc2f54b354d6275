import { Button, Field, MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { Delete20Regular, FolderOpen20Regular } from '@fluentui/react-icons';
import { useManaged } from '@renderer/runtime/calls/managed';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ManagedNote } from '@renderer/ui/controls/managed-note';
import { plainList, stack, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { isolate } from '@renderer/ui/text/isolate';
import { smallQuietParagraph } from '@renderer/ui/text/paragraph-styles';
import { smallText } from '@renderer/ui/text/text-styles';
import type { ProfileView } from '@shared/contract/desktop/connection';
import { toProblemText, toProfileTexts } from '@shared/i18n/profile-words';
import type { ReactElement } from 'react';
import type { ConnectionForm } from './use-connection-form';

const useStyles = makeStyles({
  field: { marginBlockStart: '16px' },
  root: stack.gap8,
  says: { ...plainList, ...smallText },
  word: { display: 'inline' },
  quiet: smallQuietParagraph,
  actions: { ...wrappingRow, gap: '8px' },
  problems: { ...stack.gap4, margin: 0, paddingInlineStart: '18px', overflowWrap: 'anywhere' },
});

interface ProfileFieldProps {
  form: Pick<ConnectionForm, 'profile' | 'refused' | 'chooseProfile' | 'removeProfile' | 'isChoosing'>;
  /** The profile in effect for the address in the form. */
  inForce: ProfileView | null;
  isFixed: boolean;
}

/** The server profile, with the differences of the server from its documentation: the current one, and a file to replace it. */
export function ProfileField({ form, inForce, isFixed }: ProfileFieldProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  const managed = useManaged('serverProfile');
  const { profile: chosen, refused, chooseProfile, removeProfile, isChoosing } = form;
  const shown = chosen ? chosen.profile : (inForce?.profile ?? null);
  const isLocked = isFixed || managed !== null;
  return (
    <Field className={styles.field} label={t('serverProfile.title')}>
      <div className={styles.root}>
        <Words words={shown ? toProfileTexts(shown, t, (value) => isolate(value, language)) : [t('serverProfile.none')]} />
        {managed && <ManagedNote managed={managed} text={t('serverProfile.byPolicy')} />}
        {!isLocked && (
          <>
            <State chosen={chosen} refused={refused} />
            <div className={styles.actions}>
              <Button icon={<FolderOpen20Regular />} disabledFocusable={isChoosing} onClick={chooseProfile}>
                {shown ? t('serverProfile.another') : t('serverProfile.choose')}
              </Button>
              {shown && (
                <Button icon={<Delete20Regular />} appearance="subtle" onClick={removeProfile}>
                  {t('serverProfile.remove')}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </Field>
  );
}

function Words({ words }: { words: readonly string[] }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <ul className={styles.says}>
      {words.map((word, index) => (
        <li key={word} className={styles.word}>
          <bdi>{word}</bdi>
          {index < words.length - 1 && t('serverProfile.separator')}
        </li>
      ))}
    </ul>
  );
}

/** The result of the choice, or why the file was refused. */
function State({ chosen, refused }: Pick<ConnectionForm, 'refused'> & { chosen: ConnectionForm['profile'] }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  if (refused) {
    return (
      <MessageBar intent="error" layout="multiline" role="alert">
        <MessageBarBody>
          {t('serverProfile.refused', { file: isolate(refused.file, language) })}
          <ul className={styles.problems}>
            {refused.problems.map((problem) => (
              <li key={`${problem.code} ${problem.at}`}>
                {toProblemText({ ...problem, at: isolate(problem.at, language), detail: isolate(problem.detail, language) }, t)}
              </li>
            ))}
          </ul>
          {t('serverProfile.kept')}
        </MessageBarBody>
      </MessageBar>
    );
  }
  const words = chosen
    ? chosen.profile
      ? t('serverProfile.fromFile', { file: isolate(chosen.file, language) })
      : t('serverProfile.removed')
    : t('serverProfile.hint');
  return (
    <p className={styles.quiet} role="status">
      {words}
    </p>
  );
}
