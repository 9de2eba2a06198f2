import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A file of the page: its address, and what tells one version of it from another. */
export interface PageFile {
  address: string;
  hash: string;
  /** Loaded when everything else is there. */
  isLarge: boolean;
}

const WORKER = 'sw.js';

/** Letters that none of our languages has; a name in them looks different without a network, and nothing else does. */
const FOREIGN = /-(hebrew|arabic)-.*\.woff2$/;

/** Builds the service worker with the list of all files of the page, and tells the page its version. */
export function offline(): Plugin {
  let isServing = false;
  let publicFolder = '';
  return {
    name: 'kubik-offline',
    config: (_config, { command }) => {
      isServing = command === 'serve';
      return { define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version()) } };
    },
    configResolved: (config) => {
      publicFolder = config.publicDir;
    },
    buildStart() {
      if (!isServing) this.emitFile({ type: 'chunk', id: 'src/service-worker/sw.ts', fileName: WORKER });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files: PageFile[] = [];
        for (const [name, output] of Object.entries(bundle)) {
          if (name === WORKER || name.endsWith('.map') || FOREIGN.test(name)) continue;
          files.push(file(name, output.type === 'chunk' ? output.code : output.source));
        }
        for (const name of readdirSync(publicFolder)) files.push(file(name, readFileSync(join(publicFolder, name))));
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error(`${WORKER} was not built`);
        const told = worker.code.replace(/[\w$]+\.__KUBIK_FILES__/, () => JSON.stringify(files));
        if (told === worker.code) throw new Error(`${WORKER} does not ask for the list of files`);
        worker.code = told;
      },
    },
  };
}

function file(name: string, content: string | Uint8Array): PageFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { address: name === 'index.html' ? './' : `./${name}`, hash, isLarge: name.endsWith('.wasm') };
}

/** The version of all of Kubik, which is that of its workspace. */
function version(): string {
  const manifest = readFileSync(new URL('../../Cargo.toml', import.meta.url), 'utf8');
  return /^version = "([^"]+)"/m.exec(manifest)?.[1] ?? '';
}
