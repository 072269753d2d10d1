import type { BlueMediaAccount } from './bluemedia.ts'

/** The shop's accounts with payment providers. */
export interface PaymentAccounts {
  bluemedia?: BlueMediaAccount | undefined
}

let opened: PaymentAccounts = {}

/** Tells this process the shop's accounts, once, before it takes requests. */
export function openAccounts(accounts: PaymentAccounts): void {
  opened = accounts
}

export const paymentAccounts = (): PaymentAccounts => opened
