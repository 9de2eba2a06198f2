import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist', 'node_modules', 'src/lib/types', 'test-results'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      eqeqeq: 'error',
      // A map or a set that nothing on the page shows need not be reactive.
      'svelte/prefer-svelte-reactivity': 'off',
      'no-console': 'error',
      'svelte/no-at-html-tags': 'error',
      // The page's policy forbids style attributes; `style:name={value}` sets the style from script and is allowed.
      'no-restricted-syntax': ['error', { selector: "SvelteAttribute[key.name='style']", message: 'Use style:name={value}.' }],
    },
  },
);
