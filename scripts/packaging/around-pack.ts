// The hooks that electron-builder.yml names: electron-builder takes each by its own name.
import { readOrder } from './differences.ts';
import { finishPack, type Hook, preparePack } from './hooks.ts';
import { improveProjectFile } from './msi-project.ts';

const { type } = readOrder(process.env);

export const beforePack: Hook = preparePack(type);
export const afterPack: Hook = finishPack(type);
export const msiProjectCreated = improveProjectFile;
