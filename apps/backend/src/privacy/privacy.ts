import { handler } from '#src/platform/events.ts'
import { anonymize } from './anonymize.ts'

export { selectOpenRequests as openRequests } from '../consent/consent.ts'
export { anonymizeHourly } from './anonymize.ts'
export { readPerson } from './read-person.ts'
export { clearDueTables, dueTables, retentionSchedule } from './retention.ts'

export const eventHandlers = [
  handler('consent.anonymizationConfirmed', 'privacy.anonymize', (database, { id }) =>
    anonymize(database, id, new Date()),
  ),
]
