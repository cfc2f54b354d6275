import type { Shrinkable } from './shrink-picture';

export interface Images {
  /** A smaller version whose longer edge is `maxEdgePx`; null when it is small enough or cannot be read. Never rejects. */
  shrink(picture: Shrinkable, maxEdgePx: number): Promise<Shrinkable | null>;
}
