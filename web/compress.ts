// Every file that the bundler writes, once more as Brotli: the server sends these as they are and spends no time on it.

import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const PACKED = /\.(js|css|svg|json|wasm|html|webmanifest)$/
const SMALLEST = 512

export function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          // The head of the page is filled in by the server.
          if (!PACKED.test(fileName) || fileName === 'index.html') continue
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          if (source.length < SMALLEST) continue
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length }
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotliCompressSync(source, { params }) })
        }
      },
    },
  }
}
