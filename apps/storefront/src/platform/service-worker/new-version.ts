export const newVersionEvent = 'shop:new-version'

/** Announces that a newer build is ready; `takeOver` reloads the page with it. */
export type NewVersion = CustomEvent<{ readonly takeOver: () => void }>
