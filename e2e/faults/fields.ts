import type { Locator, Page } from 'playwright-core'

/** A field in the page's main content, by name. */
export const field = (page: Page, name: string): Locator => page.locator(`main [name="${name}"]`).first()

/** Fills fields by name. */
export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

/** Ticks the required consents that the page's form shows; those of a newsletter form appear after its first use. */
export async function acceptRequired(page: Page): Promise<void> {
  for (const consent of await required(page)) await consent.check({ force: true })
}

async function required(page: Page): Promise<Locator[]> {
  const consents = page.locator('main form input[name^="agreement-"][aria-required="true"]:visible')
  await consents.first().waitFor({ state: 'attached' })
  return consents.all()
}

/** Submits the page's first form. */
export const submit = (page: Page): Promise<void> => page.locator('main form button[type="submit"]').first().click()

/** The success message. */
export const success = (page: Page): Locator => page.locator('main [role="status"] [data-tone="success"]')
