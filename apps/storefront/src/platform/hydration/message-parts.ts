/**
 * A part of the message catalogues that only some pages need: `purchase` for the cart, the checkout, payments and orders,
 * `account` for accounts, signing in, returns and links in emails. The slices declare its messages in `first-page.json`.
 */
export type PagePart = 'purchase' | 'account'

/**
 * A part of the message catalogues that is not loaded with every first page. Every page loads `rest` in the end. `elements`, for elements
 * of stored content, loads with their code (`lazyElement`).
 */
export type LaterPart = 'rest' | 'elements' | PagePart

type Handle = { readonly messageParts?: readonly PagePart[] } | undefined

/** The parts of the catalogues that the routes with these handles need. They load with the page's code. */
export const messagePartsOf = (handles: readonly unknown[]): PagePart[] =>
  handles.flatMap((handle) => (handle as Handle)?.messageParts ?? [])
