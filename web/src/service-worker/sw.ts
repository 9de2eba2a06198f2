/// <reference lib="webworker" />
import type { PageFile } from '../../build/offline';
import { Precache } from './precache';

declare const self: ServiceWorkerGlobalScope & { __KUBIK_FILES__: PageFile[] };

const precache = new Precache(
  { caches: self.caches, fetch: (request) => fetch(request), scope: self.registration.scope },
  self.__KUBIK_FILES__,
);

self.addEventListener('install', (event) => event.waitUntil(precache.install()));

self.addEventListener('activate', (event) => event.waitUntil(precache.tidy()));

self.addEventListener('fetch', (event) => {
  const answer = precache.answer(event.request);
  if (answer) event.respondWith(answer);
});

/** What the page asks for: see `lib/update.svelte.ts`. */
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
  if (event.data === 'take the rest') event.waitUntil(precache.complete());
});
