// An EverShop set up for production as in its manual. Started with `build`, it builds its pages instead.
process.chdir(import.meta.dirname)
process.argv[2] ??= 'start'
// It stops its two helper processes only when it exits by itself.
process.on('SIGTERM', () => process.exit(0))
await import('./node_modules/@evershop/evershop/dist/bin/evershop.js')
