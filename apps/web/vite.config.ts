import { hash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { askAhead } from './vite/ask-ahead.ts'
import { chunkGroups } from './vite/chunk-groups.ts'
import { offlineWorker } from './vite/offline-worker.ts'
import { preloadFont } from './vite/preload-font.ts'
import { preloadScreen } from './vite/preload-screen.ts'

/** A class of a module is its own name, and a mark of its file: the line that it stands on, nothing compresses. */
const nameOfClass = (name: string, file: string) =>
  `${name}_${hash('sha1', relative('..', file), 'base64url').slice(0, 3)}`

export default defineConfig({
  plugins: [react(), askAhead(), preloadFont(), preloadScreen(), offlineWorker()],
  // The server puts a fresh nonce in its place for each page.
  html: { cspNonce: '__CSP_NONCE__' },
  css: { modules: { generateScopedName: nameOfClass } },
  build: {
    target: 'es2023',
    // The page's policy allows no data: fonts or scripts; small files are files all the same.
    assetsInlineLimit: 0,
    // Every browser that reads es2023 knows modulepreload: the substitute would be a file of its own.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The gallery stands beside the portal, which is built as if it were not there.
      input: { index: 'index.html', galerie: 'galerie/index.ts' },
      preserveEntrySignatures: 'exports-only',
      output: {
        codeSplitting: { groups: chunkGroups },
        // A visitor's first script names fifty files, whose marks nothing compresses: a letter less in each.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
      onLog: (level, log, handler) => {
        // « use client » means nothing here, and libraries repeat it in every file.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log)
      },
    },
  },
})
