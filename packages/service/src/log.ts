import { pino, type Logger } from 'pino'

export type { Logger }

/** One JSON line an event, without secrets. */
export function createLog(service: string, level = process.env['LOG_LEVEL'] ?? 'info'): Logger {
  return pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['req.headers.authorization', 'req.headers.cookie', 'password', 'token'], censor: '[hidden]' },
  })
}
