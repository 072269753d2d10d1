import { observable } from '#src/platform/observable/observable.ts'

export type Details = { readonly isAgent: boolean; readonly firstname: string | undefined }

const unknown: Details = { isAgent: false, firstname: undefined }
const details = observable(unknown)

/** The customer's details. In memory only, so that no personal data stays on the device. */
export const customerDetails = details.get

/** Sets or clears the customer's details. */
export const setCustomerDetails = (known: Details | undefined): void => details.set(known ?? unknown)

/** Calls the listener at each change; returns a function that stops it. */
export const followDetails = details.follow
