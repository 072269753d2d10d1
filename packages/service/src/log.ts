import { pino, type Logger } from 'pino'

import { hideSecrets, secretsOf } from './secrets.ts'

export type { Logger }

/** Logs one JSON line per event. Secrets of the environment are hidden everywhere, also inside errors. */
export function createLog(service: string, level = process.env['LOG_LEVEL'] ?? 'info'): Logger {
  const secrets = secretsOf(process.env)
  return pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: { streamWrite: (line) => hideSecrets(line, secrets) },
    redact: { paths: ['req.headers.authorization', 'req.headers.cookie', 'password', 'token'], censor: '[hidden]' },
  })
}
