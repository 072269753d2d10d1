import type { Plugin } from 'vite'

const order = '@layer reset,tokens,base,components;'

/** Declares the order of the cascade layers at the top of each style sheet: the bundler's chunk order must not decide it. */
export function layerOrderPlugin(): Plugin {
  return {
    name: 'bocian-layer-order',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${order}${String(file.source)}`
      }
    },
  }
}
