import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: ['tour.ts', 'pictures.ts', 'guide-pictures.ts'],
  workers: 2,
  fullyParallel: true,
  timeout: 900_000,
  reporter: 'list',
});
