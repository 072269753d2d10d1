import { formatMoney } from '#src/platform/formats.ts'
import { message } from '#src/platform/messages.ts'
import { sandboxOutcomes, type SandboxSession } from './sandbox-types.ts'

const style = `
body{margin:0;background:#f2f4f7;color:#1d2433;font:16px/1.5 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:24px 16px}
h1{font-size:24px;line-height:1.2;margin:0 0 8px}
p{margin:0 0 16px}
.sum{font-size:32px;font-weight:600}
form{display:grid;gap:8px}
button{min-height:48px;padding:8px 16px;border:1px solid #565d6d;border-radius:4px;background:#fff;color:#1d2433;font:inherit;text-align:start;cursor:pointer}
button[value=accept]{background:#1d2433;border-color:#1d2433;color:#fff;font-weight:600}
button:focus-visible,a:focus-visible{outline:3px solid #2e6da4;outline-offset:2px}`

export const sandboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The sandbox's payment page, with a button for each outcome. Plain HTML without scripts. */
export function sandboxPage(session: SandboxSession): string {
  const { locale, kind, currency, amount, reference } = session
  const say = (key: string): string => escape(message(locale, key))
  const language = locale.replace('_', '-')
  const sum = formatMoney(locale, currency, amount)
  const buttons = sandboxOutcomes.map(
    (outcome) => `<button name="outcome" value="${outcome}">${say(`sandbox.outcome.${outcome}`)}</button>`,
  )
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${say(`sandbox.${kind}`)}</title><style>${style}</style></head><body><main><h1>${say(`sandbox.${kind}`)}</h1>` +
    `<p>${say('sandbox.note')}</p><p class="sum">${escape(sum)}</p><p>${escape(reference)}</p>` +
    `<form method="post">${buttons.join('')}</form></main></body></html>`
  )
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
