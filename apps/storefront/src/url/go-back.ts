type Past = {
  /** How many pages of the shop this tab has been on before this one. */
  readonly steps: number
  /** What `document.referrer` says. */
  readonly referrer: string
  readonly host: string
  /** How many entries the tab's history holds; one means that there is nothing to go back to. */
  readonly entries: number
}

/** One step back within the shop, or home for who came from elsewhere. */
export function goBackStep({ steps, referrer, host, entries }: Past): 'back' | 'home' {
  if (steps > 0) return 'back'
  return entries > 1 && URL.canParse(referrer) && new URL(referrer).host === host ? 'back' : 'home'
}
