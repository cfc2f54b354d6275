import { tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import type { ColumnPlace, ColumnSegment } from './columns-layout';
import { type PlotTone, toFill, toStroke } from './tones';

interface ColumnShapeProps {
  place: ColumnPlace;
  segment: ColumnSegment;
  tone: PlotTone;
  /** Hatches the shape, under this id of its own. */
  hatchId?: string;
}

const stripe = 6;

/** One part of a column; the uppermost one has round shoulders. */
export function ColumnShape({ place, segment, tone, hatchId }: ColumnShapeProps): ReactElement {
  const path = toPath(place, segment);
  if (!hatchId) return <path d={path} style={{ ...toFill(tone), ...toStroke(tone) }} data-segment={tone} />;
  return (
    <>
      <pattern id={hatchId} width={stripe} height={stripe} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={stripe} height={stripe} style={toFill(tone)} />
        <rect width={stripe / 3} height={stripe} style={{ fill: tokens.colorNeutralBackground1, opacity: 0.7 }} />
      </pattern>
      <path d={path} fill={`url(#${hatchId})`} style={toStroke(tone)} data-segment={tone} data-hatched="" />
    </>
  );
}

function toPath({ x, width }: ColumnPlace, { y, height, isTop }: ColumnSegment): string {
  const round = isTop ? Math.min(3, height, width / 2) : 0;
  return [
    `M${x},${y + height}`,
    `V${y + round}`,
    `Q${x},${y} ${x + round},${y}`,
    `H${x + width - round}`,
    `Q${x + width},${y} ${x + width},${y + round}`,
    `V${y + height}`,
    'Z',
  ].join('');
}
