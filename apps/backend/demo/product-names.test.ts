import { expect, test } from 'vitest'
import type { CutCode } from './cuts.ts'
import { designs } from './designs.ts'
import { productName } from './product-texts.ts'

test.each<[CutCode, string]>([
  ['longsleeve', 'Bluză galbenă cu mânecă lungă „'],
  ['sleepsuit', 'Pijamale galbene tip salopetă „'],
  ['trousers', 'Pantaloni galbeni „'],
])('the colour follows the first noun of a Romanian product name: %s', (cut, start) => {
  const design = designs.find((each) => each.cut === cut)!
  expect(productName(design, 'yellow', 'ro').slice(0, start.length)).toBe(start)
})
