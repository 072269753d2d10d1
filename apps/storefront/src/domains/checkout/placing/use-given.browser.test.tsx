import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import type { Agreement } from '#src/domains/consent/agreements.ts'
import { Consents } from '#src/domains/consent/consents.tsx'
import { useGiven } from './use-given.ts'

const agreement = (id: number, label: string, version: number): Agreement => ({
  id,
  name: label,
  label,
  content: '',
  isHtml: false,
  smallDescription: '',
  isRequired: true,
  version,
  links: [],
})

function Form() {
  const [version, setVersion] = useState(1)
  const agreements = [agreement(1, 'Terms', version), agreement(2, 'Privacy', 1)]
  const { given, setGiven } = useGiven(agreements)
  return (
    <>
      <Consents agreements={agreements} given={given} onChange={setGiven} />
      <button onClick={() => setVersion(2)}>Republish the terms</button>
    </>
  )
}

it('republished terms are unticked, and the other agreements stay ticked', async () => {
  await renderInShop(<Form />)
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'Republish the terms' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Terms' })).not.toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'Privacy' })).toBeChecked()
})
