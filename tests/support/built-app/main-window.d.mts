import type { ElectronApplication, Page } from '@playwright/test';

export function findMainWindow(app: ElectronApplication, limitMs: number): Promise<Page>;
