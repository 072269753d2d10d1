/** An append-only list of integers in a typed array. */
export interface NumberList {
  values: Int32Array
  length: number
}

const growth = 1.25

export function numberList(): NumberList {
  return { values: new Int32Array(1), length: 0 }
}

export function append(list: NumberList, value: number): void {
  if (list.length === list.values.length) {
    const larger = new Int32Array(Math.ceil(list.values.length * growth) + 1)
    larger.set(list.values)
    list.values = larger
  }
  list.values[list.length++] = value
}
