import { onDemand } from '#src/layout/later.ts'

/** The maintenance screen, loaded on demand. Render it inside a `<Suspense>`. */
export const MaintenanceScreen = onDemand(async () => (await import('./maintenance-screen.tsx')).MaintenanceScreen)
