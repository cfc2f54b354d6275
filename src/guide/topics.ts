import { catalogueArea } from './areas/catalogue';
import { dispatchArea } from './areas/dispatch';
import { listsArea } from './areas/lists';
import { ordersArea } from './areas/orders';
import { peopleArea } from './areas/people';
import { printingArea } from './areas/printing';
import { shopArea } from './areas/shop';
import { startArea } from './areas/start';
import { stationArea } from './areas/station';
import type { Topic, TopicArea } from './topic';

/** The areas in the order in which the guide is read; their names are those of the files of `docs/guide`. */
export const guideAreas = {
  start: startArea,
  orders: ordersArea,
  dispatch: dispatchArea,
  lists: listsArea,
  printing: printingArea,
  station: stationArea,
  catalogue: catalogueArea,
  shop: shopArea,
  people: peopleArea,
} as const satisfies Readonly<Record<string, TopicArea>>;

export type AreaName = keyof typeof guideAreas;
type Areas = typeof guideAreas;
export type TopicId = { [Name in AreaName]: keyof Areas[Name]['topics'] }[AreaName];

export interface PlacedTopic extends Topic {
  id: TopicId;
  area: AreaName;
}

/** Every topic, in the order of the guide. */
export const topics: readonly PlacedTopic[] = (Object.keys(guideAreas) as AreaName[]).flatMap((area) =>
  Object.entries<Topic>(guideAreas[area].topics).map(([id, topic]) => ({ ...topic, id: id as TopicId, area })),
);

const byId = new Map<string, PlacedTopic>(topics.map((topic) => [topic.id, topic]));

export const findTopic = (id: string): PlacedTopic | undefined => byId.get(id);
