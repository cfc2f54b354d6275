import { makeGuideContent } from '../guide/content';
import { makeCallFacts } from './call-facts';
import { makeSampleMedia } from './sample-media';
import { makeTrayPictures } from './tray-pictures';

/** The generated modules by path from the project's root. */
export const makeGeneratedModules = (): Record<string, string> => ({
  'src/guide/content.generated.ts': makeGuideContent(),
  'src/main/platform/tray-pictures.generated.ts': makeTrayPictures(),
  'src/sample-shop/pictures/media.generated.ts': makeSampleMedia(),
  'src/renderer/src/runtime/calls/call-facts.generated.ts': makeCallFacts(),
});
