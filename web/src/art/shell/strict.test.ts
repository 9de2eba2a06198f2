import { expect, test } from 'vitest';

const sources: Record<string, string> = import.meta.glob(['./*.svelte', '../icons/*.svelte', '../../../public/*.svg'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('there is something to look at', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(10);
});

// The page's Content-Security-Policy forbids inline style, and drawings bring nothing from elsewhere.
test.each(Object.keys(sources))('%s needs neither inline style nor other files', (path) => {
  const markup = sources[path]!.replace(/<style>[\s\S]*<\/style>/, '').replaceAll('http://www.w3.org/2000/svg', '');
  expect(markup).not.toMatch(/\bstyle[=:]|<style|<image|xlink|https?:|url\(/);
});
