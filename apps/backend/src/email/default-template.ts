import { message } from '#src/platform/messages.ts'
import { kindOf, type EmailName } from './email-kinds.ts'

/** The shop's own template of an email in a language, as a merchant would write it. */
export function defaultTemplate(name: EmailName, locale: string): string {
  const { title, body, button, footer, required } = kindOf(name)
  const say = (part: string): string => (part.startsWith('{') ? part : message(locale, `mail.${part}`))
  const small = required.includes('unsubscribe') ? `${say(footer)} {unsubscribe}` : say(footer)
  const head = [
    `subject: ${say(title)}`,
    'preheader:',
    `heading: ${say(title)}`,
    ...(button === undefined ? [] : [`button: ${say(button)}`]),
    `footer: ${small}`,
  ]
  const paragraphs = body.map((part) =>
    typeof part === 'string' ? say(part) : `{{depend ${part.when}}}${say(part.text)}{{/depend}}`,
  )
  return `${head.join('\n')}\n\n${paragraphs.join('\n\n')}\n`
}
