import type { Plugin } from 'vite'

const isRouter = /\/node_modules\/react-router\/dist\/.*\.js$/

/**
 * Lets the bundler drop the components of React Router that the shop does not use. Each has a statement `Link.displayName = "Link"`,
 * for React's developer tools only, and the bundler keeps a component that is assigned to.
 */
export function unusedRouterPlugin(): Plugin {
  return {
    name: 'bocian-unused-router',
    apply: 'build',
    transform(code, id) {
      return isRouter.test(id) ? { code: withoutDisplayNames(code), map: null } : null
    },
  }
}

export function withoutDisplayNames(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = "[\w.]+";$/gm, '')
    .replaceAll(/^(const \w+ = )(?=React[\w$]*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ')
}
