const returnViews = ['list', 'new', 'detail', 'done'] as const

/** True for a view of a customer's returns (AMB-33). */
export function isReturnView(name: string | undefined): boolean {
  return returnViews.some((known) => known === name)
}
