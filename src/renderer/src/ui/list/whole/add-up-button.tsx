import { Button } from '@fluentui/react-components';
import { AddSquareMultiple16Regular } from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Reads all of a list that nothing is asked of, to add it up. */
export function AddUpButton({ onPress }: { onPress: () => void }): ReactElement {
  const { t } = useTranslation();
  return (
    <Button appearance="transparent" size="small" icon={<AddSquareMultiple16Regular />} onClick={onPress}>
      {t('lists.whole.addUp')}
    </Button>
  );
}
