import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import type { Agreement } from './agreements.ts'
import { Consents } from './consents.tsx'

const agreement = (id: number, label: string, isRequired: boolean): Agreement => ({
  id,
  name: label,
  label,
  content: '',
  isHtml: false,
  smallDescription: '',
  isRequired,
  version: 1,
  links: [],
})
const terms = agreement(1, 'Terms', true)
const privacy = agreement(2, 'Privacy', true)
const newsletter = agreement(3, 'News', false)
const elsewhere = 9

function Form({ agreements }: { readonly agreements: readonly Agreement[] }) {
  const [given, setGiven] = useState<ReadonlySet<number>>(new Set([elsewhere]))
  return (
    <>
      <Consents agreements={agreements} given={given} onChange={setGiven} />
      <output>{[...given].toSorted((a, b) => a - b).join(' ')}</output>
    </>
  )
}

const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
const given = () => page.getByRole('status')

describe('the box for all consents', () => {
  it('CONS-07 says that optional consents are among them, and gives all of its list', async () => {
    await renderInShop(<Form agreements={[terms, newsletter]} />)
    await box('Select all, including the optional ones').click()
    await expect.element(box('News')).toBeChecked()
    await expect.element(given()).toHaveTextContent('1 3 9')
    await box('News').click()
    await expect.element(box('Select all, including the optional ones')).not.toBeChecked()
  })

  it('leaves a consent outside of its list as it is, when given and when taken back', async () => {
    await renderInShop(<Form agreements={[terms, privacy]} />)
    await box('Select all').click()
    await expect.element(given()).toHaveTextContent('1 2 9')
    await box('Select all').click()
    await expect.element(given()).not.toHaveTextContent('1')
    await expect.element(given()).toHaveTextContent('9')
  })
})
