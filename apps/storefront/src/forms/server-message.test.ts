import { describe, expect, test } from 'vitest'
import { serverMessage } from './server-message.ts'

const t = (id: string, values?: Record<string, unknown>) => `${id} ${JSON.stringify(values ?? {})}`

describe('serverMessage', () => {
  test('says a known refusal in the language of the shop', () => {
    expect(serverMessage(t, 'The requested qty is not available')).toBe('forms.server.notEnough {}')
  })

  test('P13 asks to try again when the shop is crowded', () => {
    const busy = 'The shop is very busy right now. Please try again in a moment.'
    expect(serverMessage(t, busy)).toBe('forms.server.busy {}')
    expect(serverMessage(t, `Unable to place order: ${busy}`)).toBe('forms.server.busy {}')
  })

  test('keeps the number of a limit', () => {
    expect(serverMessage(t, 'The most you may purchase is 12.')).toBe('forms.server.maximum {"value":"12"}')
  })

  test('AMB-42 says the same when it is why an order was not placed', () => {
    const gone = 'The pickup location is not available any more. Choose another one.'
    expect(serverMessage(t, gone)).toBe('forms.server.pickupGone {}')
    expect(serverMessage(t, `Unable to place order: ${gone}`)).toBe('forms.server.pickupGone {}')
  })

  test('shows what it does not know as the server wrote it', () => {
    expect(serverMessage(t, 'The card was declined by the bank')).toBe('The card was declined by the bank')
  })
})
