import { makeGuideContent } from '../guide/content';
import { makeCallFacts } from './call-facts';
import { makeTrayPictures } from './tray-pictures';

/** The generated modules by path from the project's root. */
export const makeGeneratedModules = (): Record<string, string> => ({
  'src/guide/content.generated.ts': makeGuideContent(),
  'src/main/platform/tray-pictures.generated.ts': makeTrayPictures(),
  'src/renderer/src/runtime/calls/call-facts.generated.ts': makeCallFacts(),
});
