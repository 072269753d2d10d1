import { cdp } from 'vitest/browser'

// The component test files of a worker share a browser: none finds what another one has stored.
localStorage.clear()
sessionStorage.clear()
for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; max-age=0`
// Moves the pointer away from where the previous file left it.
await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1279, y: 899 })
