// Fast refresh must be installed before the first component loads. Vite cannot inject it into server-rendered pages.
const refreshPath = '/@react-refresh'
export const refresh = (await import(/* @vite-ignore */ refreshPath)) as {
  injectIntoGlobalHook: (target: Window) => void
}
refresh.injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type })
