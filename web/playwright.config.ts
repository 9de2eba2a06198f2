import { defineConfig } from '@playwright/test';

/** The program with the page inside; `cargo xtask test` names it. */
const program = process.env.KUBIK_PROGRAM ?? '../target/debug/kubik';
/** A browser on this machine; without one Playwright takes its own. */
const executablePath = process.env.KUBIK_BROWSER;

const port = 5253;

/** Whole matches. */
const LONG = /(components|hands|matches|memory|races)\.spec/;

export default defineConfig({
  testDir: 'tests',
  timeout: 240_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  fullyParallel: true,
  // The longest first, so that none of them is left for the end.
  projects: [
    { name: 'matches', testMatch: LONG },
    { name: 'rest', testIgnore: LONG },
  ],
  workers: 3,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    actionTimeout: 30_000,
    baseURL: `http://127.0.0.1:${port}/`,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
    },
  },
  webServer: {
    command: `${program} serve --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
