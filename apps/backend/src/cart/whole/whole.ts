export { copyCart } from './copy-cart.ts'
export { addToCustomerCart, fillCustomerCart } from './customer-cart.ts'
