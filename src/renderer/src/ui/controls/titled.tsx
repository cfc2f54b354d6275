import { makeStyles } from '@fluentui/react-components';
import { stack } from '@renderer/ui/layout/layout-styles';
import { strongText } from '@renderer/ui/text/text-styles';
import { type ReactElement, type ReactNode, useId } from 'react';

const useStyles = makeStyles({
  group: { ...stack.gap4, minWidth: 0 },
  title: { ...strongText, margin: 0 },
});

/** A heading above options in a dialog. The options use its id as the name of their group. */
export function Titled({ title, children }: { title: string; children: (titleId: string) => ReactNode }): ReactElement {
  const styles = useStyles();
  const titleId = useId();
  return (
    <div className={styles.group}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {children(titleId)}
    </div>
  );
}
