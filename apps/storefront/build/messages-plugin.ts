import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const isCatalogue = /\/messages\/[a-z]{2}-[A-Z]{2}\.json$/

/** Compiles the message catalogues, so that no ICU parser reaches the browser; a broken message stops the build by its id. */
export function messagesPlugin(): Plugin {
  return {
    name: 'bocian-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!isCatalogue.test(id)) return null
      const texts = JSON.parse(code) as Record<string, string>
      const compiled = Object.entries(texts).map(([key, text]) => [key, compile(key, text, id)])
      return { code: `export default ${JSON.stringify(Object.fromEntries(compiled))}`, moduleType: 'js', map: null }
    },
  }
}

function compile(key: string, text: string, file: string): unknown {
  try {
    return compileMessageOrThrow(text)
  } catch (error) {
    throw new Error(`${file}: ${key}: ${String(error)}`, { cause: error })
  }
}
