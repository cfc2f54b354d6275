import type { ReactNode } from 'react';
import { ShownPictures } from './field/shown-value';

function toUrls(value: unknown): string[] {
  return [value].flat().filter((url): url is string => typeof url === 'string' && url !== '');
}

/** Shows stored pictures. */
export function showPictures(value: unknown): ReactNode {
  return <ShownPictures urls={toUrls(value)} />;
}

/** Shows other stored files by their names. */
export function showFiles(value: unknown): ReactNode {
  return toUrls(value)
    .map((url) => url.split(/[?#]/)[0]?.split('/').at(-1) ?? '')
    .join(' ');
}
