import { expect, it } from 'vitest'
import { SCRIPTS } from './cast.ts'
import { scenePicture } from './scene.ts'

it('the children of the lookbook wear a burgundy coat over yellow trousers, a red dress and a mint sweater', () => {
  const worn = SCRIPTS.lookbook.hung.slice(0, 3).map(({ cut, main, trousers }) => [cut, main, trousers])
  expect(worn).toEqual([
    ['coat', '#7a2a3a', '#f0c94f'],
    ['dress', '#c6403c', undefined],
    ['sweater', '#b7dcc8', undefined],
  ])
})

it('draws the trousers below a coat in the colour that the script names', () => {
  const picture = scenePicture('lookbook', 'walk', 960, 960)
  expect(picture).toContain('#f0c94f')
})
