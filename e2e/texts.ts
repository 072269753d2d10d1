import fs from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, '../apps/storefront/messages')

/** The texts of a locale by key, only those without placeholders. */
export function textsOf(locale: string): (key: string) => string {
  const texts = JSON.parse(fs.readFileSync(path.join(folder, `${locale}.json`), 'utf8')) as Record<string, string>
  return (key) => {
    const text = texts[key]
    if (text === undefined) throw new Error(`${locale} has no text ${key}`)
    return text
  }
}
