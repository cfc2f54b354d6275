import { defineConfig } from '@playwright/test';

export default defineConfig({ testDir: '.', testMatch: 'first-look.ts', workers: 1, timeout: 180_000, expect: { timeout: 30_000 } });
