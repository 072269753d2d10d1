import type { Plugin } from 'vite'

const order = '@layer reset,tokens,base,components;'

/** Puts the order of the cascade layers before all else: styles are joined chunk by chunk, and a shared chunk may come first. */
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
