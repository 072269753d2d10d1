import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'

/** The maintenance screen, loaded on demand. Render it inside a `<Suspense>`. */
export const MaintenanceScreen = lazyOnRender(async () => (await import('./maintenance-screen.tsx')).MaintenanceScreen)
