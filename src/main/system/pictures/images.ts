import type { Shrinkable } from './shrink-picture';

export interface Images {
  /**
   * Resolves to a smaller version whose longer edge is `maxEdgePx`; null if the picture is small enough or can't be decoded. Never rejects.
   */
  shrink(picture: Shrinkable, maxEdgePx: number): Promise<Shrinkable | null>;
}
