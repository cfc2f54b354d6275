import { screens } from './content.generated';
import type { Words } from './topic';
import type { TopicId } from './topics';

/** The guide's content for a screen: one sentence, and its topics, the most likely question first. */
export interface ScreenGuide {
  /** Paths of the routes, as their areas declare them. */
  paths: readonly string[];
  about: Words;
  topics: readonly TopicId[];
}

/** Every screen of the app; a test compares them with the routes. */
export const screenGuides: readonly ScreenGuide[] = screens;

const byPath = new Map(screenGuides.flatMap((guide) => guide.paths.map((path) => [path, guide] as const)));

/** Returns the guide's content for the screen of a route. */
export const guideOfScreen = (path: string): ScreenGuide | undefined => byPath.get(path);
