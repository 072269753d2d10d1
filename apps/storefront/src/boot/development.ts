// The entry in development: fast refresh must be installed before the first component loads. Vite cannot inject it into
// server-rendered pages.

// The whole URL, because Vite would add a query to a path, and the browser would load a second runtime that knows no component.
const runtime = `${location.origin}/@react-refresh`
export const refresh = (await import(/* @vite-ignore */ runtime)) as { injectIntoGlobalHook: (target: Window) => void }
refresh.injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type })
await import('./client.tsx')
