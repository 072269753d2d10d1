// Fast refresh has to be in place before the first component loads; in a page rendered by us Vite cannot put it there itself.
const refreshPath = '/@react-refresh'
export const refresh = (await import(/* @vite-ignore */ refreshPath)) as {
  injectIntoGlobalHook: (target: Window) => void
}
refresh.injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type })
