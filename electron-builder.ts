import { makeConfiguration } from './scripts/packaging/configuration.ts';
import { isPackageType } from './scripts/packaging/package-types.ts';

const { DIWAN_PACKAGE_TYPE: type, DIWAN_UPDATE_FEED: updateFeed } = process.env;

/** `npm run package -- TYPE` says which package; without one, a folder is packed, which says so by having no mark. */
export default makeConfiguration({ type: isPackageType(type) ? type : null, updateFeed: updateFeed || null, environment: process.env });
