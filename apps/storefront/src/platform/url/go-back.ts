type Past = {
  /** The number of shop pages that this tab visited before this one. */
  readonly steps: number
  /** `document.referrer`. */
  readonly referrer: string
  readonly host: string
  /** `history.length`; one means that there is nothing to go back to. */
  readonly entries: number
}

/** Goes one step back within the shop, or home for visitors from elsewhere. */
export function goBackStep({ steps, referrer, host, entries }: Past): 'back' | 'home' {
  if (steps > 0) return 'back'
  return entries > 1 && URL.canParse(referrer) && new URL(referrer).host === host ? 'back' : 'home'
}
