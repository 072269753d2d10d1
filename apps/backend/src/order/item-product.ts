export function productOfItem() {
  return null
}
