import type { Locator, Page } from 'playwright-core'

/** A field of the page's content by its name. */
export const field = (page: Page, name: string): Locator => page.locator(`main [name="${name}"]`).first()

/** Types into fields by their names. */
export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

/** Sends the page's first form. */
export const submit = (page: Page): Promise<void> => page.locator('main form button[type="submit"]').first().click()

/** The message that something worked. */
export const success = (page: Page): Locator => page.locator('main [role="status"] [data-tone="success"]')
