/** Output of a command; the next progress message may overwrite the last one. */
export interface Output {
  line(text: string): void
  error(text: string): void
  progress(text: string): void
}

const clearLine = '\r\u001b[2K'
const quietFor = 5_000
const livelyFor = 200

/** Writes to a terminal, where progress is one changing line, or to a pipe, where it is an occasional line. */
export function createOutput(streams: {
  out: (text: string) => void
  err: (text: string) => void
  isTerminal: boolean
}): Output {
  const { out, err, isTerminal } = streams
  let lastProgress = performance.now()
  let isProgressShown = false
  const clear = (): string => {
    const needed = isProgressShown
    isProgressShown = false
    return needed ? clearLine : ''
  }
  return {
    line: (text) => out(`${clear()}${text}\n`),
    error: (text) => err(`${clear()}${text}\n`),
    progress(text) {
      const now = performance.now()
      if (now - lastProgress < (isTerminal ? livelyFor : quietFor)) return
      lastProgress = now
      if (!isTerminal) return out(`${text}\n`)
      isProgressShown = true
      out(`${clearLine}${text}`)
    },
  }
}
