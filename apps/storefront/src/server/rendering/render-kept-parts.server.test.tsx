import { Suspense, lazy, useId, type ReactElement } from 'react'
import { useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { keptPart, markKept } from '#src/platform/kept-parts/kept-parts.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { unnamedStore } from '#src/platform/i18n/store-views.ts'
import { renderKeptParts } from './render-kept-parts.server.tsx'

const store = { ...unnamedStore, name: 'Bocian' }

/** The kept HTML of an element after it was missed once. */
async function keptOf(element: ReactElement): Promise<string | undefined> {
  const owner = {}
  markKept(owner)
  const at = { store, pathname: '/hats.html' }
  const key = `${JSON.stringify(store)} part`
  await renderKeptParts([{ owner, key, element, ...at }])
  return keptPart(owner, 'part', element, at)?.__html
}

function Place() {
  return (
    <p>
      {useStore().name} {useLocation().pathname}
    </p>
  )
}

function Named() {
  const id = useId()
  return <p id={id}>Hat</p>
}

const never = lazy(() => new Promise<{ default: () => null }>(() => undefined))

function Failing(): never {
  throw new Error('no context')
}

it('a part has the HTML that it has in its page', async () => {
  expect(await keptOf(<Place />)).toBe('<p>Bocian<!-- --> <!-- -->/hats.html</p>')
  expect(await keptOf(<Suspense>{<b>Hat</b>}</Suspense>)).toBe('<!--$--><b>Hat</b><!--/$-->')
})

it.each([
  ['an id that depends on its place', <Named key="id" />],
  ['a picture that the head preloads', <img key="picture" src="/hat.webp" alt="" fetchPriority="high" />],
  ['a part that is still loading', <Suspense key="lazy">{<LazyPart />}</Suspense>],
  ['a context of its page', <Failing key="failing" />],
])('a part with %s is not kept', async (_what, element) => {
  expect(await keptOf(element)).toBeUndefined()
})

function LazyPart() {
  const Part = never
  return <Part />
}
