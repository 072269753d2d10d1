import { handler } from '#src/platform/events.ts'
import { sendReturnEmail } from './emails.ts'

export const eventHandlers = [
  handler('return.changed', 'returns.mail-change', (database, change) => sendReturnEmail(database, change, new Date())),
]
