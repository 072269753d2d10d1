import { useEffect, useRef, useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { keepOpenForms, restoreForm } from './form-draft.ts'

beforeEach(() => sessionStorage.clear())

/** Fields of every kind. Those of React's state would lose a value of which React does not know. */
function Form() {
  const form = useRef<HTMLFormElement>(null)
  const [, render] = useState(0)
  const [name, setName] = useState('')
  const [ticked, setTicked] = useState<readonly string[]>([])
  useEffect(() => {
    if (form.current) restoreForm(form.current)
  }, [])
  return (
    <form ref={form} data-draft="all kinds">
      <input aria-label="Name" name="name" value={name} onChange={(event) => setName(event.target.value)} />
      <textarea aria-label="Note" name="note" />
      <select aria-label="Country" name="country" defaultValue="PL">
        <option>PL</option>
        <option>CZ</option>
      </select>
      {['a', 'b', 'c'].map((one) => (
        <input
          key={one}
          type="checkbox"
          style={{ width: 24, height: 24 }}
          aria-label={one}
          name={one}
          checked={ticked.includes(one)}
          onChange={() => setTicked(ticked.includes(one) ? ticked.filter((other) => other !== one) : [...ticked, one])}
        />
      ))}
      {['home', 'shop'].map((place) => (
        <input
          key={place}
          type="radio"
          style={{ width: 24, height: 24 }}
          aria-label={place}
          name="place"
          value={place}
          defaultChecked={place === 'home'}
        />
      ))}
      {ticked.includes('b') ? <input aria-label="Why" name="why" /> : null}
      <button type="button" onClick={() => render((count) => count + 1)}>
        Render
      </button>
    </form>
  )
}

it('AMB-17 a form gets all its values back, also those of fields that React controls or that appear with another value', async () => {
  const { screen } = await renderInShop(<Form />)
  await page.getByLabelText('Name').fill('Ada')
  await page.getByLabelText('Note').fill('Ring twice')
  await page.getByLabelText('Country').selectOptions('CZ')
  await page.getByLabelText('b', { exact: true }).click()
  await page.getByLabelText('c', { exact: true }).click()
  await page.getByLabelText('shop').click()
  await page.getByLabelText('Why').fill('Because')
  keepOpenForms()
  await screen.unmount()

  await renderInShop(<Form />)
  await expect.element(page.getByLabelText('Why')).toHaveValue('Because')
  await page.getByRole('button', { name: 'Render' }).click()
  await expect.element(page.getByLabelText('Name')).toHaveValue('Ada')
  await expect.element(page.getByLabelText('Note')).toHaveValue('Ring twice')
  await expect.element(page.getByLabelText('Country')).toHaveValue('CZ')
  await expect.element(page.getByLabelText('a', { exact: true })).not.toBeChecked()
  await expect.element(page.getByLabelText('b', { exact: true })).toBeChecked()
  await expect.element(page.getByLabelText('c', { exact: true })).toBeChecked()
  await expect.element(page.getByLabelText('shop')).toBeChecked()
})
