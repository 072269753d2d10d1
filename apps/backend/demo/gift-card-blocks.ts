import { pageFile } from './page-files.ts'
import type { Language } from './stores.ts'
import { texts } from './texts/texts.ts'

type Block = { readonly identifier: string; readonly title: string; readonly content: string }

/** The blocks of the gift card page; the shop's settings refer to them by identifier. */
export function giftCardBlocks(language: Language): readonly Block[] {
  const { header, steps, balance, unlocking, agreement } = texts[language].gifts.page
  const items = steps.items.map((step) => `<li>${step}</li>`).join('')
  const guide = `<p><a href="/${pageFile(language, 'gift-card-guide').path}">${steps.more}</a></p>`
  const contact = `<p><a href="/contact">${balance.action}</a></p>`
  return [
    { identifier: 'gift-card-header', title: steps.title, content: `<p>${header}</p>` },
    {
      identifier: 'gift-card-main',
      title: steps.title,
      content: `<h2>${steps.title}</h2><ol>${items}</ol>${guide}`,
    },
    {
      identifier: 'gift-card-balance',
      title: balance.title,
      content: `<h2>${balance.title}</h2><p>${balance.text}</p>${contact}`,
    },
    {
      identifier: 'gift-card-unlocking',
      title: unlocking.title,
      content: `<h2>${unlocking.title}</h2><p>${unlocking.text}</p>`,
    },
    { identifier: 'gift-card-email-agreement', title: steps.title, content: `<p>${agreement}</p>` },
  ]
}
