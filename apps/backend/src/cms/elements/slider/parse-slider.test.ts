import { expect, it } from 'vitest'
import { only, stored } from '../testing-parse.ts'

const slide = (name: string, more = '') =>
  stored(
    'slide',
    `<div data-element="empty_link"><div class="pagebuilder-slide-wrapper" data-element="wrapper"><div data-element="overlay" style="min-height: 250px"><div data-element="content"><p>${name}</p></div></div></div></div>`,
    `data-slide-name="${name}" data-appearance="poster" data-show-button="never" data-show-overlay="never" ${more}`,
  )

it('CMS-15 reads slides and all settings', () => {
  const settings =
    'class="pagebuilder-slider" data-autoplay="true" data-autoplay-speed="2500" data-fade="true" data-infinite-loop="true" data-show-arrows="true" data-show-dots="false" style="min-height: 400px"'
  const read = (name: string) => ({
    name,
    appearance: 'poster',
    minHeight: '250px',
    html: `<p>${name}</p>`,
    showButton: 'never',
    showOverlay: 'never',
  })
  expect(only(stored('slider', slide('A') + slide('B'), settings))).toEqual({
    type: 'slider',
    minHeight: '400px',
    autoplays: true,
    speed: 2500,
    fades: true,
    isInfinite: true,
    hasArrows: true,
    hasDots: false,
    slides: [read('A'), read('B')],
  })
})

it('CMS-15 has the editor’s defaults, and limits of the speed', () => {
  const defaults = { autoplays: false, speed: 4000, fades: false, isInfinite: false, hasArrows: false, hasDots: true }
  expect(only(stored('slider', slide('A')))).toMatchObject(defaults)
  expect(only(stored('slider', slide('A'), 'data-autoplay-speed="x"'))).toMatchObject(defaults)
  expect(only(stored('slider', slide('A'), 'data-autoplay-speed="1"'))).toMatchObject({ speed: 500 })
})

it('CMS-15 leaves out hidden slides, and shows nothing without any; a lone slide is a banner', () => {
  expect(only(stored('slider', slide('A', 'style="display: none"')))).toBeUndefined()
  expect(only(slide('A'))).toMatchObject({ type: 'banner', html: '<p>A</p>' })
})
