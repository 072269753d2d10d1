import { createLogger, type LogLevel, type Logger } from 'vite'

/** A logger without a warning that is not true: Vite's own CSS modules write `:export` rules that come from no file. */
export function quietLogger(level: LogLevel): Logger {
  const logger = createLogger(level)
  return {
    ...logger,
    warnOnce(message, options) {
      if (!message.includes('did not pass the `from` option to `postcss.parse`')) logger.warnOnce(message, options)
    },
  }
}
