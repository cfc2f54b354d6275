import { Button } from '@fluentui/react-components';
import { AddSquareMultiple16Regular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ReactElement } from 'react';

/** Loads the full list to sum it, for a list without sorting or filters. */
export function AddUpButton({ onPress }: { onPress: () => void }): ReactElement {
  const t = useTexts();
  return (
    <Button appearance="transparent" size="small" icon={<AddSquareMultiple16Regular />} onClick={onPress}>
      {t('lists.whole.addUp')}
    </Button>
  );
}
