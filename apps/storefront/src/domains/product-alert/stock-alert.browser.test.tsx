import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ToastProvider } from '#src/ui/toast/toast.tsx'
import { StockAlert } from './stock-alert.tsx'

const consent = { id: 7, front_label: 'Write to me once', content: null, required: true }
const general = { id: 8, front_label: 'Write to me about changes', content: null, required: false }
const dialog = page.getByRole('dialog')

async function open(responses: Parameters<typeof fakeGraphql>[0] = {}, sku: string | undefined = 'HAT') {
  const calls = fakeGraphql({ StockAlertConsents: { agreements: [consent], general: [general] }, ...responses })
  const onMissing = vi.fn<() => void>()
  await renderInShop(
    <ToastProvider>
      <StockAlert sku={sku} name="Hat" onMissing={onMissing} />
    </ToastProvider>,
  )
  await page.getByRole('button').first().click()
  return { calls, onMissing }
}

async function ask(): Promise<void> {
  await dialog.getByRole('textbox').fill('ada@example.com')
  await dialog.getByRole('checkbox', { name: /Write to me once/ }).click()
  await dialog.getByRole('button', { name: /notify|let me know|write/i }).click()
}

const inStock = () => Promise.reject(new Error('ALERT_PRODUCT_IN_STOCK'))

afterEach(() => vi.unstubAllGlobals())

describe('the stock alert form', () => {
  it('ALERT-02 shows the consents for stock alerts and sends the given ones', async () => {
    const { calls } = await open({ SubscribeToStockAlert: { subscribeToStockAlert: { success: true } } })
    await ask()
    await expect.element(page.getByRole('status').getByText(/ada@example\.com/)).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(calls.at(-1)?.variables).toEqual({ sku: 'HAT', email: 'ada@example.com', agreements: [7] })
  })

  it('ALERT-02 asks for the consent of product alerts too, which is optional', async () => {
    const { calls } = await open({ SubscribeToStockAlert: { subscribeToStockAlert: { success: true } } })
    await dialog.getByRole('checkbox', { name: /Write to me about changes/ }).click()
    await ask()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(calls.at(-1)?.variables).toMatchObject({ agreements: [8, 7] })
  })

  it('ALERT-02 sends nothing without a required consent', async () => {
    const { calls } = await open()
    await dialog.getByRole('textbox').fill('ada@example.com')
    await dialog.getByRole('button', { name: /notify|let me know|write/i }).click()
    await expect.element(dialog.getByRole('checkbox', { name: /once/ })).toHaveAttribute('aria-invalid', 'true')
    expect(calls.map(({ operation }) => operation)).not.toContain('SubscribeToStockAlert')
  })

  const notFound = { success: false, reason: { code: 'ALERT_NOT_FOUND', parameters: [] } }
  it.each([
    ['ALERT_NOT_FOUND', { subscribeToStockAlert: notFound }, 'We could not find this product alert.'],
    ['ALERT_PRODUCT_IN_STOCK', inStock, 'Good news: it is in stock again and you can add it to the cart.'],
  ])('ALERT-03 shows a refusal with the code %s in the form', async (_code, response, message) => {
    await open({ SubscribeToStockAlert: response })
    await ask()
    await expect.element(dialog.getByText(message)).toBeVisible()
    await expect.element(dialog.getByRole('textbox')).toHaveValue('ada@example.com')
  })

  it('asks for the size first', async () => {
    const calls = fakeGraphql({})
    const onMissing = vi.fn<() => void>()
    await renderInShop(<StockAlert sku={undefined} name="Hat" onMissing={onMissing} />)
    await page.getByRole('button').click()
    expect(onMissing).toHaveBeenCalledOnce()
    expect(calls).toEqual([])
  })
})
