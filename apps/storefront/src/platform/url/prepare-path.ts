import { currentApplication } from '../application/application.ts'
import { prepareClient } from '../graphql/client.ts'

/** Loads the code that a form to this path needs, so that even an offline error can be shown by the shop. */
export function preparePath(path: string): void {
  currentApplication()
    .loadCode(path)
    .then(prepareClient, () => undefined)
}
