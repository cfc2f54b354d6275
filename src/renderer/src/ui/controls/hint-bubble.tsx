import { Tooltip } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import type { Hint } from './hint-area';

export function HintBubble({ anchor, text, position }: Hint): ReactElement {
  return <Tooltip visible withArrow content={<bdi>{text}</bdi>} relationship="inaccessible" positioning={{ target: anchor, position }} />;
}
