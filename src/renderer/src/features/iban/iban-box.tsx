import { makeStyles, tokens } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { CopyButton } from '@renderer/ui/controls/copy-button';
import { atEnd, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { quietText } from '@renderer/ui/text/text-styles';
import type { ReactElement } from 'react';
import { toIbanGroups } from './iban';

const useStyles = makeStyles({
  root: {
    ...wrappingRow,
    alignItems: 'center',
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
    ...wrappingRow,
    columnGap: '14px',
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  none: quietText,
  copy: atEnd,
});

/** The IBAN as it is read aloud and compared: the gaps are drawn, no spaces stand in the text, however it is copied. */
export function IbanBox({ iban }: { iban: string }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
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
      <CopyButton text={iban} label={t('iban.copy')} done={t('iban.copied')} appearance="subtle" className={styles.copy} />
    </div>
  );
}
