import { guideAreas as areas } from './content.generated';
import type { Topic, TopicArea } from './topic';

/** The areas in reading order; their names are those of the files of `docs/guide`. */
export const guideAreas = areas satisfies Readonly<Record<string, TopicArea>>;

export type AreaName = keyof typeof guideAreas;
type Areas = typeof guideAreas;
export type TopicId = { [Name in AreaName]: keyof Areas[Name]['topics'] }[AreaName];

export interface PlacedTopic extends Topic {
  id: TopicId;
  area: AreaName;
}

/** All topics in reading order. */
export const topics: readonly PlacedTopic[] = (Object.keys(guideAreas) as AreaName[]).flatMap((area) =>
  Object.entries<Topic>(guideAreas[area].topics).map(([id, topic]) => ({ ...topic, id: id as TopicId, area })),
);

const byId = new Map<string, PlacedTopic>(topics.map((topic) => [topic.id, topic]));

export const findTopic = (id: string): PlacedTopic | undefined => byId.get(id);
