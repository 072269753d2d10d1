import { UserError } from '#src/platform/user-error.ts'

const input = (message: string): UserError => new UserError('graphql-input', message)

/** Magento's refusals at the checkout, in its own words. */
export const refusals = {
  emailByCustomer: () => input('The request is not allowed for logged in customers'),
  emailFormat: () => input('Invalid email format'),
  severalAddresses: () => input('You cannot specify multiple shipping addresses.'),
  missing: (parameter: string) => input(`Required parameter "${parameter}" is missing`),
  bothAddresses: (kind: string) =>
    input(`The ${kind} address cannot contain "customer_address_id" and "address" at the same time.`),
  noAddress: (kind: string, choices: string) => input(`The ${kind} address must contain either ${choices}.`),
  addressMissing: () => input('The shipping address is missing. Set the address and try again.'),
  virtualCart: () => input('Shipping address is not allowed on cart: cart contains no items for shipment.'),
  severalMethods: () => input('You cannot specify multiple shipping methods.'),
  methodNotFound: (carrier: string, method: string) =>
    input(`Carrier with such method not found: ${carrier.slice(0, 64)}, ${method.slice(0, 64)}`),
  pickupNotFound: () => input('The pickup location is not available any more. Choose another one.'),
  notSignedIn: () => new UserError('graphql-authorization', `The current customer isn't authorized.`),
  noSuchCustomerAddress: (id: string) =>
    new UserError('graphql-no-such-entity', `Could not find a address with ID "${id.slice(0, 64)}"`),
}
