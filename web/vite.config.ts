import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { compress } from './compress'

// For working on the page: `npm run dev` shows it, a running `parlour serve` answers.
const proxy = { '/api': { target: `http://127.0.0.1:${process.env.PARLOUR_PORT ?? 7878}`, ws: true } }

export default defineConfig({
  plugins: [svelte(), compress()],
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
  test: { include: ['src/**/*.test.ts'] },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
})
