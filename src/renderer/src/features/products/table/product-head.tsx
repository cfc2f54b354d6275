import { makeStyles } from '@fluentui/react-components';
import { flexRow, takesRest } from '@renderer/ui/layout/layout-styles';
import { Thumb } from '@renderer/ui/table/thumb';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { quietText, truncatedText } from '@renderer/ui/text/text-styles';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  head: { ...flexRow, columnGap: '8px', minWidth: 0, height: '27px' },
  name: { ...takesRest, ...truncatedText },
  combination: { display: 'block', paddingInlineStart: '28px', ...truncatedText, ...quietText },
});

/** A product at the start of a row of the grid. */
export function ProductHead({ name, picture }: { name: string; picture: string | null }): ReactElement {
  const styles = useStyles();
  return (
    <span className={styles.head}>
      <Thumb url={picture} size={20} />
      <span className={styles.name} title={name}>
        <IsolatedText>{name}</IsolatedText>
      </span>
    </span>
  );
}

/** One of its combinations, below it. */
export function CombinationHead({ name }: { name: string }): ReactElement {
  const styles = useStyles();
  return (
    <span className={styles.combination} title={name}>
      <IsolatedText>{name}</IsolatedText>
    </span>
  );
}
