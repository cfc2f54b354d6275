import { maxUploadBytes } from '@shared/contract/shop/uploads';

const qualities = [0.9, 0.8, 0.7];
const longestSides = [4096, 3072, 2048, 1600];

/**
 * Returns the picture as JPEG below the upload limit, reduced in steps until it fits. Returns null if it can't be decoded or stays too
 * large. Animation and transparency are lost, so use it only for pictures over the limit.
 */
export async function shrinkPicture(file: Blob, limitBytes = maxUploadBytes): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  try {
    for (const longestSide of longestSides) {
      for (const quality of qualities) {
        const smaller = await drawAs(picture, longestSide, quality);
        if (smaller.size <= limitBytes) return smaller;
      }
    }
    return null;
  } finally {
    picture.close();
  }
}

function drawAs(picture: ImageBitmap, longestSide: number, quality: number): Promise<Blob> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale)));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}
