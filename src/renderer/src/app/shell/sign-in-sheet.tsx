import {
  Avatar,
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { leaveSuspended, signIn } from '@renderer/runtime/calls/sign-in';
import type { Suspended } from '@renderer/runtime/state/session-phase';
import { sessionActions, useSession, useSignedIn } from '@renderer/runtime/state/session-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Mark } from '@renderer/shared-components/frame/mark';
import { useReturnFocus } from '@renderer/ui/controls/use-return-focus';
import { useActiveDialog } from '@renderer/ui/feedback/use-active-dialog';
import { useUnsavedTitles } from '@renderer/ui/form/drafts/leave-question';
import { PasswordInput } from '@renderer/ui/inputs/password-input';
import { flexColumn, flexRow } from '@renderer/ui/layout/layout-styles';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import type { Translate } from '@shared/i18n/translate';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';

const useStyles = makeStyles({
  surface: { maxWidth: '440px' },
  // Hides the content below, which only its owner may read.
  cover: { backgroundColor: tokens.colorNeutralBackground2 },
  form: { ...flexColumn, rowGap: '16px', paddingBlockEnd: '8px' },
  title: { ...flexRow, columnGap: '12px' },
  mark: { display: 'flex', color: tokens.colorBrandForeground1 },
  text: { margin: 0 },
  who: { ...flexRow, columnGap: '12px', padding: '10px 12px', borderRadius: '6px', backgroundColor: tokens.colorNeutralBackground2 },
  name: { fontWeight: tokens.fontWeightSemibold, lineHeight: '26px' },
  email: smallQuietWords,
});

/**
 * The password dialog above the screen whose session ended during unsaved work or was locked; when locked, it also hides the screen.
 * Unsaved input stays in place.
 */
export function SignInSheet({ suspended }: { suspended: Suspended }): ReactElement {
  const { admin, covered } = suspended;
  useReturnFocus();
  const surface = useActiveDialog();
  const styles = useStyles();
  const t = useTexts();
  const forms = useUnsavedTitles();
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isBusy = useSession((state) => state.loading);
  const inlineError = useSession((state) => state.errorMessage);
  // If the user opened it, they can go back to the screen.
  const canWait = useSession((state) => state.keepsScreen) && !covered && forms === '';
  const input = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setMissing(password === '');
    if (password === '') {
      input.current?.focus();
      return;
    }
    const result = await signIn(admin.email, password);
    if (!result.ok) input.current?.select();
  }

  return (
    <Dialog open modalType="alert" onOpenChange={(_event, { open }) => !open && canWait && sessionActions.askSignIn(false)}>
      <DialogSurface ref={surface} className={styles.surface} {...(covered && { backdrop: { className: styles.cover } })}>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <DialogBody>
            <SheetTitle covered={covered} />
            <DialogContent className={styles.form}>
              <SheetText suspended={suspended} forms={forms} />
              <Who admin={admin} />
              <PasswordInput
                label={t('signIn.password')}
                required
                value={password}
                onChange={(typed) => {
                  setPassword(typed);
                  setMissing(false);
                }}
                inputRef={input}
                autoComplete="current-password"
                error={isMissing ? t('forms.required') : inlineError || undefined}
              />
            </DialogContent>
            <SheetActions canWait={canWait} isBusy={isBusy} />
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}

function SheetTitle({ covered }: Pick<Suspended, 'covered'>): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <DialogTitle className={styles.title}>
      <span className={styles.mark}>
        <Mark size={32} />
      </span>
      {t(covered ? 'forms.signIn.locked' : 'forms.signIn.title')}
    </DialogTitle>
  );
}

function SheetText(cause: Omit<Cause, 'goesOn'>): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const goesOn = useSignedIn();
  return <p className={styles.text}>{toText({ ...cause, goesOn }, t)}</p>;
}

function SheetActions({ canWait, isBusy }: { canWait: boolean; isBusy: boolean }): ReactElement {
  const t = useTexts();
  return (
    <DialogActions fluid>
      {canWait && (
        <Button appearance="secondary" onClick={() => sessionActions.askSignIn(false)}>
          {t('common.back')}
        </Button>
      )}
      <Button appearance="subtle" onClick={() => void leaveSuspended()}>
        {t('forms.signIn.other')}
      </Button>
      <Button type="submit" appearance="primary" disabledFocusable={isBusy}>
        {t('forms.signIn.submit')}
      </Button>
    </DialogActions>
  );
}

/** Shows the admin whose password is requested. */
function Who({ admin }: Pick<Suspended, 'admin'>): ReactElement {
  const styles = useStyles();
  const name = `${admin.f_name} ${admin.l_name}`.trim();
  return (
    <div className={styles.who}>
      <Avatar name={name} initials={[...name][0] ?? ''} color="brand" size={36} aria-hidden />
      <div>
        <div className={styles.name}>
          <bdi>{name}</bdi>
        </div>
        <bdi className={styles.email} dir="ltr">
          {admin.email}
        </bdi>
      </div>
    </div>
  );
}

interface Cause {
  suspended: Suspended;
  /** Whether the session goes on behind the lock. */
  goesOn: boolean;
  forms: string;
}

function toText({ suspended: { covered, isLockedByUser }, goesOn, forms }: Cause, t: Translate): string {
  if (goesOn) return t('forms.signIn.lockedByUser');
  if (covered && !isLockedByUser) return t('forms.signIn.lockedText');
  return forms === '' ? t('forms.signIn.nothingTyped') : t('forms.signIn.text', { forms });
}
