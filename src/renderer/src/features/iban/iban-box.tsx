import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Copy20Regular } from '@fluentui/react-icons';
import { ask } from '@renderer/runtime/calls/bridge';
import { notify } from '@renderer/runtime/notices/notify';
import { toIbanGroups } from '@shared/domain/iban';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '16px',
    minHeight: '56px',
    boxSizing: 'border-box',
    paddingBlock: '8px',
    paddingInline: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  groups: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '14px',
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  none: { color: tokens.colorNeutralForeground3 },
  copy: { marginInlineStart: 'auto' },
});

/** The IBAN as it is read aloud and compared: the gaps are drawn, no spaces stand in the text, however it is copied. */
export function IbanBox({ iban }: { iban: string }): ReactElement {
  const { t } = useTranslation();
  const styles = useStyles();
  const copy = async (): Promise<void> => {
    const result = await ask('app.copyText', { text: iban });
    if (result.ok) notify.success(t('iban.copied'));
    else notify.failure(result.error);
  };
  if (iban === '') {
    return (
      <div className={styles.root}>
        <span className={styles.none} data-no-iban>
          {t('iban.none')}
        </span>
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <bdi dir="ltr" className={styles.groups} data-iban>
        {toIbanGroups(iban).map((group, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place.
          <span key={position}>{group}</span>
        ))}
      </bdi>
      <Button appearance="subtle" className={styles.copy} icon={<Copy20Regular />} onClick={() => void copy()}>
        {t('iban.copy')}
      </Button>
    </div>
  );
}
