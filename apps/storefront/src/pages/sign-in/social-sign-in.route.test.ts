import type { ActionFunctionArgs } from 'react-router'
import { expect, it } from 'vitest'
import { action } from './social-sign-in.route.tsx'

const post = (fields: Record<string, string>) => {
  const request = new Request('https://shop.example/social-sign-in/apple', {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  return action({ request, params: { provider: 'apple' } } as unknown as ActionFunctionArgs)
}

it('AUTH-14 the server passes on what Apple posts, with the name that Apple sends only there', async () => {
  const user = JSON.stringify({ name: { firstName: 'Ada', lastName: 'Byrne' }, email: 'ada@example.com' })
  expect(await post({ code: 'abc', state: 'xyz', user })).toMatchObject({
    data: { code: 'abc', state: 'xyz', error: '', firstname: 'Ada', lastname: 'Byrne' },
  })
})

it.each(['', 'not JSON', '[]', '{"name":{"firstName":7}}', 'null'])('ignores an invalid name: %s', async (user) => {
  expect(await post({ code: 'abc', state: 'xyz', user })).toMatchObject({ data: { firstname: '', lastname: '' } })
})
