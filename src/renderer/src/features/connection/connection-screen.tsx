import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  Button,
  Field,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Radio,
  RadioGroup,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import { BuildingShop24Regular, Globe20Regular } from '@fluentui/react-icons';
import { usePolicy, usePolicyValue } from '@renderer/runtime/calls/managed';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ConnectionState } from '@renderer/shared-components/frame/connection-state';
import { WelcomeFrame } from '@renderer/shared-components/frame/welcome-frame';
import { iconStyle } from '@renderer/ui/badges/mark-styles';
import { Illustration } from '@renderer/ui/feedback/illustration';
import { TextInput } from '@renderer/ui/inputs/text-input';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexRow, noShrink, stack } from '@renderer/ui/layout/layout-styles';
import { TextLink } from '@renderer/ui/text/text-link';
import { smallQuietWords, unbrokenText } from '@renderer/ui/text/text-styles';
import type { ConnectionView, ProfileView } from '@shared/contract/desktop/connection';
import { type ReactElement, Suspense } from 'react';
import { ProfileField } from './profile-field';
import { type ConnectionForm, useConnectionForm } from './use-connection-form';

const LastCheckNote = lazyComponent(() => import('@renderer/shared-components/server-check/last-check-note'), 'LastCheckNote');
const PolicyBar = lazyComponent(() => import('@renderer/shared-components/frame/policy-bar'), 'PolicyBar');

const useStyles = makeStyles({
  form: stack.gap16,
  head: { ...flexRow, justifyContent: 'space-between', gap: '8px' },
  title: { margin: 0, fontSize: '28px', lineHeight: '44px', fontWeight: tokens.fontWeightSemibold },
  sample: { ...flexRow, gap: '12px', marginBlockStart: '20px', paddingBlockStart: '20px', ...hairline.blockStart },
  sampleIcon: iconStyle.brand,
  sampleWords: { flexGrow: 1, minInlineSize: 0 },
  sampleTitle: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: '24px', fontWeight: tokens.fontWeightSemibold },
  sampleText: { margin: 0, ...smallQuietWords, lineHeight: '20px' },
  sampleButton: noShrink,
  link: { ...unbrokenText, fontSize: tokens.fontSizeBase200 },
});

/** Sets the server of the shop. Shown before the sign-in while no server is set, and from its link. */
export function ConnectionScreen({ connection }: { connection: ConnectionView }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const form = useConnectionForm(connection);
  const isFixed = connection.fixedBy !== null;
  // If the policy prevents a connection, the notice below shows it already.
  const saysUnreadable = usePolicy()?.isUnreadable && connection.fixedBy !== 'unreadablePolicy';
  const offersSampleShop = usePolicyValue('sampleShop') !== false;
  return (
    <WelcomeFrame foot={<ConnectionState />} below={connection.apiRoot !== null && <WaysOn />}>
      <form className={styles.form} noValidate aria-labelledby="connection-title" onSubmit={form.submit}>
        <div className={styles.head}>
          <h1 id="connection-title" className={styles.title}>
            {t('connection.title')}
          </h1>
          <Illustration name="connect" width={110} />
        </div>
        <Suspense fallback={null}>{saysUnreadable && <PolicyBar />}</Suspense>
        <SourceNotice {...connection} />
        <TextInput
          label={t('connection.address')}
          name="apiRoot"
          required
          size="large"
          type="url"
          isLatin
          value={form.apiRoot}
          onChange={form.setApiRoot}
          {...(!isFixed && { hint: t('connection.addressHint') })}
          error={form.error}
          readOnly={isFixed}
          contentBefore={<Globe20Regular />}
          inputRef={form.addressRef}
        />
        <Advanced form={form} isFixed={isFixed} inForce={form.apiRoot.trim() === connection.apiRoot ? connection.profile : null} />
        {!isFixed && (
          <Button
            appearance="primary"
            size="large"
            type="submit"
            aria-busy={form.isSaving}
            {...(form.isSaving && { icon: <Spinner size="tiny" /> })}
          >
            {form.isSaving ? t('connection.connecting') : t('connection.connect')}
          </Button>
        )}
      </form>
      {!isFixed && offersSampleShop && <SampleShopOffer form={form} />}
      <Suspense fallback={null}>{connection.apiRoot !== null && <LastCheckNote />}</Suspense>
    </WelcomeFrame>
  );
}

function SampleShopOffer({ form }: { form: ConnectionForm }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <section className={styles.sample} aria-labelledby="sample-title">
      <BuildingShop24Regular className={styles.sampleIcon} aria-hidden="true" />
      <div className={styles.sampleWords}>
        <h2 id="sample-title" className={styles.sampleTitle}>
          {t('connection.sampleTitle')}
        </h2>
        <p className={styles.sampleText}>{t('connection.sampleText')}</p>
      </div>
      <Button
        className={styles.sampleButton}
        aria-busy={form.isStarting}
        onClick={form.startSampleShop}
        {...(form.isStarting && { icon: <Spinner size="tiny" /> })}
      >
        {form.isStarting ? t('connection.sampleStarting') : t('connection.sampleStart')}
      </Button>
    </section>
  );
}

/** Shows who manages the connection if it isn't the user. */
function SourceNotice({ source, fixedBy }: Pick<ConnectionView, 'source' | 'fixedBy'>): ReactElement | null {
  const t = useTexts();
  const key = fixedBy ?? (source === 'sampleShop' ? 'sampleShop' : null);
  if (key === null) return null;
  return (
    <MessageBar intent={key === 'unreadablePolicy' ? 'warning' : 'info'} layout="multiline">
      <MessageBarBody>{t(`connection.decided.${key}`)}</MessageBarBody>
    </MessageBar>
  );
}

/** Settings that the IT department provides; collapsed while they have their defaults. */
function Advanced({ form, isFixed, inForce }: { form: ConnectionForm; isFixed: boolean; inForce: ProfileView | null }): ReactElement {
  const t = useTexts();
  return (
    <Accordion collapsible {...((form.authorization === 'bearer' || inForce) && { defaultOpenItems: 'advanced' })}>
      <AccordionItem value="advanced">
        <AccordionHeader>{t('connection.advanced')}</AccordionHeader>
        <AccordionPanel>
          <Field label={t('connection.header')}>
            <RadioGroup
              layout="horizontal"
              value={form.authorization}
              disabled={isFixed}
              onChange={(_event, data) => form.setAuthorization(data.value === 'bearer' ? 'bearer' : 'bare')}
            >
              <Radio value="bare" label={t('connection.bare')} />
              <Radio value="bearer" label={t('connection.bearer')} />
            </RadioGroup>
          </Field>
          <ProfileField form={form} inForce={inForce} isFixed={isFixed} />
        </AccordionPanel>
      </AccordionItem>
    </Accordion>
  );
}

function WaysOn(): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <>
      <TextLink className={styles.link} to="/login">
        {t('connection.backToSignIn')}
      </TextLink>
      <TextLink className={styles.link} to="/login" state={{ next: '/settings/server-check' }}>
        {t('serverCheck.connectionLink')}
      </TextLink>
    </>
  );
}
