/** Kinds of product pictures: `photoKinds` are PNG in `media/photos`, the others SVG in `media/products`. */
const pictureKinds = [
  'pot',
  'pan',
  'dallah',
  'istikan',
  'mug',
  'glass',
  'plate',
  'bowl',
  'tray',
  'knife',
  'board',
  'cutlery',
  'platter',
  'jar',
  'box',
  'thermos',
  'burner',
  'cake',
  'ladle',
  'kettle',
  'appliance',
  'linen',
  'basket',
  'gift',
] as const;
export type PictureKind = (typeof pictureKinds)[number];

const photoKinds = ['plate', 'bowl', 'glass'] as const satisfies readonly PictureKind[];
export type PhotoKind = (typeof photoKinds)[number];
export type DrawnKind = Exclude<PictureKind, PhotoKind>;

export function isPhotoKind(kind: string): kind is PhotoKind {
  return (photoKinds as readonly string[]).includes(kind);
}

export function isDrawnKind(kind: string): kind is DrawnKind {
  return (pictureKinds as readonly string[]).includes(kind) && !isPhotoKind(kind);
}

/** The address of a product's picture, below the shop's origin. `view` 1 is the first picture, 2 and 3 are other sides. */
export function toPicturePath(kind: PictureKind, color: string, view = 1): string {
  const file = view === 1 ? `${kind}-${color}` : `${kind}-${color}-${view}`;
  return isPhotoKind(kind) ? `/media/photos/${file}.png` : `/media/products/${file}.svg`;
}

/** The QR code of the shop's address. */
export const shopCodePath = '/media/codes/shop.svg';
