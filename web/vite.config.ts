import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './build/compressed.ts';
import { offline } from './build/offline.ts';
import { policy } from './build/policy.ts';

export default defineConfig({
  // Relative addresses: the same build works under any path.
  base: './',
  plugins: [svelte(), policy(), offline(), compressed()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL('src/lib', import.meta.url)) },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // Nothing is put into the page itself: its Content-Security-Policy allows neither inline script nor style.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { fs: { allow: ['..'] } },
  test: { include: ['src/**/*.test.ts'] },
});
