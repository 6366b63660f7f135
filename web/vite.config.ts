import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { compress } from './compress'

// For working on the page: `npm run dev` shows it, a running `parlour serve` answers.
const proxy = { '/api': { target: `http://127.0.0.1:${process.env.PARLOUR_PORT ?? 7878}`, ws: true } }

/** Writes the service worker, which knows by name what the page is made of. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const made = Object.values(bundle).map((file) => `/${file.fileName}`).sort()
      const entry = Object.values(bundle).flatMap((f) => (f.type === 'chunk' && f.isEntry ? [f.fileName, ...f.imports] : [])).map((f) => `/${f}`)
      const styles = made.filter((path) => /\/index-[^/]*\.css$/.test(path))
      const page = ['/', '/icon.svg', '/manifest.webmanifest', ...new Set([...entry.filter((path) => !path.includes('worker')), ...styles])]
      const games = made.filter((path) => path.startsWith('/assets/') && !path.endsWith('.br'))
      const all = [...new Set([...page, ...made.filter((path) => path.startsWith('/assets/'))])]
      const source = readFileSync(new URL('./src/sw.js', import.meta.url), 'utf8')
        .replace('__PAGE__', JSON.stringify(page)).replace('__GAMES__', JSON.stringify(games)).replace('__ALL__', JSON.stringify(all))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}

export default defineConfig({
  plugins: [svelte(), serviceWorker(), compress()],
  worker: { format: 'es', rollupOptions: { output: { entryFileNames: 'assets/[name]-[hash].js', assetFileNames: 'assets/[name]-[hash][extname]' } } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: { proxy },
  preview: { proxy },
  // The pure parts, without a browser: `npm test`. What needs one is in tests/.
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000 },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
})
