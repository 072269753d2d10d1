export const newVersionEvent = 'bocian:new-version'

/** Says that a newer build is ready; `takeOver` loads the page anew from it. */
export type NewVersion = CustomEvent<{ readonly takeOver: () => void }>
