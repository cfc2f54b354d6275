import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Info20Regular } from '@fluentui/react-icons';
import { usePolicy } from '@renderer/runtime/calls/managed';
import { useRead } from '@renderer/runtime/calls/use-read';
import { lazyComponent, lazyWithProps } from '@renderer/runtime/lazy-component';
import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import { useSession } from '@renderer/runtime/state/session-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ConnectionState, useConnection } from '@renderer/shared-components/frame/connection-state';
import { WelcomeFrame } from '@renderer/shared-components/frame/welcome-frame';
import { EmailInput } from '@renderer/ui/inputs/email-input';
import { PasswordInput } from '@renderer/ui/inputs/password-input';
import { flexRow, noShrink, stack } from '@renderer/ui/layout/layout-styles';
import { TextLink } from '@renderer/ui/text/text-link';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import { type ReactElement, type Ref, Suspense } from 'react';
import { useLoginForm } from './use-login-form';

const HeldBackNotice = lazyComponent(() => import('./held-back-notice'), 'HeldBackNotice');
const SignInPolicy = lazyComponent(() => import('./sign-in-policy'), 'SignInPolicy');
const SampleAccounts = lazyWithProps(() => import('./sample-accounts'), 'SampleAccounts');

const useStyles = makeStyles({
  form: stack.gap16,
  title: { margin: 0, fontSize: '28px', lineHeight: '44px', fontWeight: tokens.fontWeightSemibold },
  subtitle: { margin: 0, marginBlockStart: '-12px', color: tokens.colorNeutralForeground3 },
  inline: { margin: 0, color: 'var(--dw-canceled-text)', fontWeight: tokens.fontWeightSemibold },
  hint: { margin: 0, ...smallQuietWords, lineHeight: '20px', textAlign: 'center' },
  foot: { ...flexRow, gap: '16px' },
  notice: {
    display: 'flex',
    gap: '8px',
    margin: 0,
    padding: '8px 12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  noticeIcon: noShrink,
  link: { fontSize: tokens.fontSizeBase200 },
  /** As high as the list of accounts, so that the inputs don't move when it is loaded. */
  accountsToCome: { blockSize: '275px' },
});

/** Two inputs and a button (checklist LOG-07, OP-102); above them, for the sample shop only, its accounts. */
export function LoginScreen(): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const form = useLoginForm();
  const isLoading = useSession((state) => state.loading);
  const isSampleShop = useConnection().data?.source === 'sampleShop';
  const hasPolicy = useHasPolicy();
  const { data: isHeldBack } = useRead('session.isHeldBack', undefined);
  return (
    <WelcomeFrame foot={<ConnectionFoot />}>
      <form className={styles.form} noValidate aria-labelledby="sign-in-title" onSubmit={form.submit}>
        <h1 id="sign-in-title" className={styles.title}>
          {t('signIn.title')}
        </h1>
        {!isSampleShop && <p className={styles.subtitle}>{t('signIn.subtitle')}</p>}
        <EndNotice />
        <Suspense fallback={null}>{isHeldBack && <HeldBackNotice />}</Suspense>
        <Suspense fallback={null}>{hasPolicy && <SignInPolicy />}</Suspense>
        {isSampleShop && (
          <Suspense fallback={<div className={styles.accountsToCome} />}>
            <SampleAccounts email={form.email} onChoose={form.fill} />
          </Suspense>
        )}
        <EmailInput
          label={t('signIn.email')}
          name="email"
          required
          size="large"
          autoComplete="username"
          value={form.email}
          onChange={form.setEmail}
          error={form.missing.email ? t('shell.required') : undefined}
          inputRef={form.emailRef}
        />
        <PasswordInput
          label={t('signIn.password')}
          name="password"
          required
          size="large"
          autoComplete="current-password"
          value={form.password}
          onChange={form.setPassword}
          error={form.missing.password ? t('shell.required') : undefined}
          inputRef={form.passwordRef}
        />
        {form.inlineFailure && (
          <p className={styles.inline} role="alert">
            {toFailureText(form.inlineFailure, t)}
          </p>
        )}
        <Button ref={form.submitRef as Ref<never>} appearance="primary" size="large" type="submit" aria-busy={isLoading}>
          {isLoading ? t('signIn.submitting') : t('signIn.submit')}
        </Button>
        <p className={styles.hint}>{t('signIn.forgotten')}</p>
      </form>
    </WelcomeFrame>
  );
}

/** Whether IT's policy has settings about signing in. */
function useHasPolicy(): boolean {
  const policy = usePolicy();
  return policy !== undefined && (policy.isUnreadable || 'rememberSignIn' in policy.entries || 'idleLockMinutes' in policy.entries);
}

/** Shows why the session ended; renders nothing after a sign-out by the user. */
function EndNotice(): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  const reason = useSession((state) => state.endReason);
  if (reason === null || reason === 'signedOut') return null;
  return (
    <p className={styles.notice} role="status">
      <Info20Regular className={styles.noticeIcon} aria-hidden="true" />
      {t(`signIn.ended.${reason}`)}
    </p>
  );
}

function ConnectionFoot(): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <div className={styles.foot}>
      <ConnectionState />
      <TextLink className={styles.link} to="/login?connection">
        {t('signIn.changeConnection')}
      </TextLink>
    </div>
  );
}
