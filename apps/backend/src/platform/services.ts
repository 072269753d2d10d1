/**
 * What `serve.ts` configures once and domains use: each domain adds its own by declaration merging, since the platform knows no
 * domain. It belongs to the database handle and not to a module, so that two shops in one process do not share it.
 */
export interface Services {}
