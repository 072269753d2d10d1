const payments = new Set<object>()
const deferred: (() => void)[] = []

/** Defers page reloads while a payment is in flight. Returns a function to call when the response has arrived. */
export function deferReloadDuringPayment(): () => void {
  const payment = {}
  payments.add(payment)
  return () => {
    payments.delete(payment)
    if (payments.size > 0) return
    for (const reload of deferred.splice(0)) reload()
  }
}

/** Runs a reload now, or once no payment is in flight. */
export function whenNoPayment(reload: () => void): void {
  if (payments.size === 0) reload()
  else deferred.push(reload)
}
