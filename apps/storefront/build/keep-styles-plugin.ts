import type { Plugin } from 'vite'

/**
 * Keeps the style sheets of CSS modules. The bundler inlines their class names, so nothing imports them any more, and tree
 * shaking would drop them.
 */
export function keepStylesPlugin(): Plugin {
  return {
    name: 'bocian-keep-styles',
    enforce: 'post',
    apply: 'build',
    transform: (code, id) =>
      id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null,
  }
}
