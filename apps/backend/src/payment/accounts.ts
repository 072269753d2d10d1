import type { BlueMediaAccount } from './bluemedia.ts'

/** The shop's accounts with payment providers. */
export interface PaymentAccounts {
  bluemedia?: BlueMediaAccount | undefined
}

let opened: PaymentAccounts = {}
let isDemoShop = true

/** Sets the shop's accounts and whether the sandbox may be used, once, before the server accepts requests. */
export function openAccounts(accounts: PaymentAccounts, isDemo: boolean): void {
  opened = accounts
  isDemoShop = isDemo
}

/** Whether the sandbox may be used: never in production, whatever the database says. */
export const isSandboxAllowed = (): boolean => isDemoShop

export const paymentAccounts = (): PaymentAccounts => opened
