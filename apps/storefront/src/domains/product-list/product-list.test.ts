import { describe, expect, it } from 'vitest'
import { readProductList } from './product-list.ts'

describe('the settings of a product list', () => {
  it('LIST-24 CMS-13 default to a grid with six products per page', () => {
    expect(readProductList({})).toEqual({
      appearance: 'grid',
      name: '',
      pageSize: 6,
      isAutoplay: false,
      speed: 4000,
      isInfinite: false,
      hasArrows: false,
      hasDots: false,
      mode: 'default',
      centrePadding: '90px',
    })
  })

  it('CMS-13 are read from the attributes of a carousel', () => {
    expect(
      readProductList({
        contentType: 'products',
        appearance: 'carousel',
        autoplay: 'true',
        autoplaySpeed: '5000',
        infiniteLoop: 'true',
        showArrows: 'true',
        showDots: '1',
        carouselMode: 'continuous',
        centerPadding: '12.5%',
        listName: ' Lato ',
        pageSize: '12',
      }),
    ).toEqual({
      appearance: 'carousel',
      name: 'Lato',
      pageSize: 12,
      isAutoplay: true,
      speed: 5000,
      isInfinite: true,
      hasArrows: true,
      hasDots: true,
      mode: 'continuous',
      centrePadding: '12.5%',
    })
  })

  it.each([
    ['pageSize', { pageSize: '0' }, 6],
    ['pageSize', { pageSize: '-3' }, 6],
    ['pageSize', { pageSize: 'many' }, 6],
    ['pageSize', { pageSize: '9999' }, 60],
    ['speed', { autoplaySpeed: '10' }, 2000],
    ['speed', { autoplaySpeed: 'fast' }, 4000],
    ['isAutoplay', { autoplay: 'false' }, false],
    ['centrePadding', { centerPadding: '40' }, '40px'],
    ['centrePadding', { centerPadding: '1px; position: fixed' }, '90px'],
    ['mode', { carouselMode: 'wild' }, 'default'],
    ['appearance', { appearance: 'list' }, 'grid'],
  ] as const)('LIST-24 CMS-13 ignore or limit an invalid value: %s of %j', (name, data, expected) => {
    expect(readProductList(data)[name]).toBe(expected)
  })
})
