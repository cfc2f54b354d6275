// Hooks that electron-builder.yml names; electron-builder finds each by its export's name.
import { readOrder } from './differences.ts';
import { finishPack, type Hook, preparePack } from './hooks.ts';
import { improveProjectFile } from './msi-project.ts';

const { type } = readOrder(process.env);

export const beforePack: Hook = preparePack(type);
export const afterPack: Hook = finishPack(type);
export const msiProjectCreated = improveProjectFile;
