import { lists } from '@shared/lists/lists';
import { makeGuideContent } from '../guide/content';
import { makeCallFacts } from './call-facts';
import { makeSampleMedia } from './sample-media';
import { makeTrayPictures } from './tray-pictures';

const makeFullListNames = (): string =>
  [
    '// Written by `npm run generate` from src/shared/lists.',
    'export const fullListNames = [',
    ...Object.keys(lists).map((name) => `  '${name}',`),
    '] as const;',
    '',
  ].join('\n');

/** The generated modules by path from the project's root. */
export const makeGeneratedModules = (): Record<string, string> => ({
  'src/guide/content.generated.ts': makeGuideContent(),
  'src/main/platform/tray-pictures.generated.ts': makeTrayPictures(),
  'src/sample-shop/pictures/media.generated.ts': makeSampleMedia(),
  'src/shared/domain/lists/full-list-names.generated.ts': makeFullListNames(),
  'src/renderer/src/runtime/calls/call-facts.generated.ts': makeCallFacts(),
});
