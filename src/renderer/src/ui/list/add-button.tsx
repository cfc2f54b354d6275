import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import type { RowAddition } from './list-definition';
import type { ListTexts } from './list-texts';
import type { ListContext } from './state/list-context';
import { toNeed } from './to-need';

interface AddButtonProps<Tools> {
  add: RowAddition<Tools> | undefined;
  context: ListContext<Tools>;
  texts: ListTexts;
  appearance: 'primary' | 'secondary';
}

/** Renders nothing if the list has no way to add rows, or if the admin has no permission to add. */
export function AddButton<Tools>({ add, context, texts, appearance }: AddButtonProps<Tools>): ReactElement | null {
  if (!add || !context.can(toNeed(add))) return null;
  const { to } = add;
  return (
    <Button appearance={appearance} icon={<AddRegular />} onClick={() => (typeof to === 'string' ? context.go(to) : to(context))}>
      {texts.add()}
    </Button>
  );
}
