import { appliance, burner, cake, dallah, kettle, pan, pot, thermos } from './draw-cookware';
import { board, cutlery, gift, istikan, linen, mug, platter, tray } from './draw-serving';
import { basket, box, jar, knife, ladle } from './draw-tools';
import type { DrawnKind } from './kinds';
import { type Shades, toShades } from './shades';
import { document, ground, moved, width } from './svg';

const drawings: Record<DrawnKind, (shades: Shades) => string> = {
  pot,
  pan,
  dallah,
  istikan,
  mug,
  tray,
  knife,
  board,
  cutlery,
  platter,
  jar,
  box,
  thermos,
  burner,
  cake,
  ladle,
  kettle,
  appliance,
  linen,
  basket,
  gift,
};

/** The thing alone, without wall and table. */
export function drawThing(kind: DrawnKind, hex: string): string {
  return drawings[kind](toShades(hex));
}

/** View 2 shows a smaller one behind, view 3 a close look. */
export function drawProduct(kind: DrawnKind, hex: string, view: number): string {
  const shades = toShades(hex);
  const thing = drawings[kind](shades);
  const parts = {
    1: thing,
    2: moved(thing, width * 0.98, 30, -0.62, 0.62) + moved(thing, -10, 76, 0.78),
    3: moved(thing, -width * 0.22, -60, 1.5),
  }[view];
  return document(ground(shades) + (parts ?? thing));
}
