export { checkAddressPhone } from './read-address.ts'
