import { UserError } from '#src/platform/user-error.ts'

const input = (message: string): UserError => new UserError('graphql-input', message)

/** Magento's refusals of an address, in its own words. */
export const refusals = {
  missing: (labels: readonly string[]) => input(`Required parameters are missing: ${labels.join(', ')}`),
  required: (label: string) => input(`"${label}" is a required value.`),
  tooLong: (label: string, limit: number) => input(`"${label}" cannot contain more than ${limit} characters.`),
  notValid: (label: string) => input(`${label} is not valid!`),
  streetLines: () => input('"Street Address" cannot contain more than 2 lines.'),
  countryNotAvailable: () => input('Country is not available'),
  regionRequired: () => input('Region is required.'),
  regionMismatch: () => input('The region_id does not match the selected country or region'),
  notFound: (id: string) =>
    new UserError('graphql-no-such-entity', `Could not find a address with ID "${id.slice(0, 64)}"`),
  isDefault: (kind: 'billing' | 'shipping') =>
    input(`Customer Address is set as default ${kind} address and can not be deleted`),
  full: (most: number) => input(`An address book cannot hold more than ${most} addresses.`),
}
