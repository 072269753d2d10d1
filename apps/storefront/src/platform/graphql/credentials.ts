import { currentApplication, type Credentials } from '../application/application.ts'

/** The tokens of the caller; none on the server, whose pages are the same for everyone. */
export const credentials = (): Credentials => (import.meta.env.SSR ? {} : currentApplication().credentials())
