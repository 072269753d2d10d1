import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino'

import { hideEmailAddresses, withoutRowValues } from './personal-data.ts'
import { hideSecrets, secretsOf } from './secrets.ts'

export type { Logger }

/**
 * Logs one JSON line per event. Secrets of the environment and email addresses are hidden everywhere, also inside errors, and so are
 * the values in errors of the database. `stream` is standard output if omitted.
 */
export function createLog(
  service: string,
  level = process.env['LOG_LEVEL'] ?? 'info',
  stream: DestinationStream = pino.destination(),
): Logger {
  const secrets = secretsOf(process.env)
  return pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: Error) => withoutRowValues(stdSerializers.err(error)) },
      hooks: { streamWrite: (line) => hideEmailAddresses(hideSecrets(line, secrets)) },
      redact: { paths: ['req.headers.authorization', 'req.headers.cookie', 'password', 'token'], censor: '[hidden]' },
    },
    stream,
  )
}
