import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Flag } from './flag.tsx'

test('the flag of Slovakia has its arms, without which it would be that of Russia', () => {
  const arms = (country: string): number =>
    renderToStaticMarkup(<Flag country={country} code="" />).match(/<path/g)?.length ?? 0
  expect(arms('SK')).toBe(3)
  expect(arms('PL')).toBe(0)
})
