import { Button } from '@fluentui/react-components';
import { notify } from '@renderer/runtime/notices/notify';
import type { ReactElement } from 'react';
import type { ListContext } from './list-context';
import type { BulkAction } from './list-definition';

interface NothingSelectedProps<Row, Tools> {
  actions: readonly BulkAction<Row, Tools>[] | undefined;
  context: ListContext<Tools>;
}

/** Actions for a selection that are offered without one too, and then say what is missing. */
export function NothingSelected<Row, Tools>({ actions = [], context }: NothingSelectedProps<Row, Tools>): ReactElement {
  const { t, can, state } = context;
  return (
    <>
      {actions.map(({ key, need, icon, label, whenNothing, isOffered }) =>
        whenNothing && can(need ?? 'anyone') && (isOffered?.(state()) ?? true) ? (
          <Button key={key} icon={icon} onClick={() => notify.warning(whenNothing(t))}>
            {label(t, 0)}
          </Button>
        ) : null,
      )}
    </>
  );
}
