/**
 * What `serve.ts` configures once and domains use. Each domain adds its own services by declaration merging, since the platform
 * knows no domain. The services belong to the database handle and not to a module, so that two shops in one process do not share
 * them.
 */
export interface Services {}
