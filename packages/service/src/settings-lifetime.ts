/** Milliseconds for which a backend process keeps the settings of the store views before it reads them again. */
export const settingsLifetime = 5_000
