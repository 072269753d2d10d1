import { describe, expect, it } from 'vitest'
import { classifyPage } from './page-class.ts'

describe('CLASS-01 CLASS-02 CLASS-03 CLASS-04 CLASS-05 classifyPage', () => {
  it.each([
    ['/', true],
    ['', true],
    ['/cart', false],
    ['/home', false],
    ['/girl.html', false],
  ])('CLASS-01 classifies only the home path as home: %s', (path, expected) => {
    expect(classifyPage(path).isHome).toBe(expected)
  })

  it.each([
    ['/customer/account', true],
    ['/customer/account/', true],
    ['/account-information', true],
    ['/address-book/', true],
    ['/address-book/7', true],
    ['/club', true],
    ['/order-history', true],
    ['/order-history/000000012', true],
    ['/communications/', true],
    ['/returns/rma/list', true],
    ['/loyalty/customer/cards', true],
    ['/customer/account/confirm', false],
    ['/customer/account/createPassword', false],
    ['/customer/anonymization', false],
    ['/returns/guest/form', false],
    ['/wishlist', false],
    ['/club-jackets.html', false],
    ['/sign-in', false],
  ])('CLASS-02 classifies account pages with or without a trailing slash: %s', (path, expected) => {
    expect(classifyPage(path).isAccount).toBe(expected)
  })

  it.each([
    ['/cart', true],
    ['/cart/', true],
    ['/cart/extra', false],
    ['/cartoons.html', false],
  ])('CLASS-03 classifies only the cart route as the cart: %s', (path, expected) => {
    expect(classifyPage(path).isCart).toBe(expected)
  })

  it.each([
    ['/checkout', true],
    ['/checkout/', true],
    ['/checkout/success', true],
    ['/checkout/sign-in', true],
    ['/checkout/create-account/', true],
    ['/bluepayment/processing/back', true],
    ['/bluepayment/processing/back/', true],
    ['/x/bluepayment/processing/back', true],
    ['/checkout-tips', false],
    ['/bluepayment/processing/backwards', false],
    ['/bluepayment/processing', false],
    ['/cart', false],
  ])('CLASS-04 AMB-21 AMB-23 classifies checkout pages by whole segments: %s', (path, expected) => {
    expect(classifyPage(path).isCheckout).toBe(expected)
  })

  it.each([
    ['/cart', true],
    ['/checkout', true],
    ['/bluepayment/processing/back', true],
    ['/sign-in', false],
    ['/', false],
  ])('CLASS-05 classifies cart and checkout as the checkout area: %s', (path, expected) => {
    expect(classifyPage(path).isCheckoutArea).toBe(expected)
  })

  it.each([
    ['/sign-in', 'hidden'],
    ['/sign-in/', 'hidden'],
    ['/create-account', 'hidden'],
    ['/checkout/sign-in/', 'hidden'],
    ['/newsletter/subscriber/new', 'hidden'],
    ['/communications', 'disabled'],
    ['/newsletter/subscriber/confirm/id/1/code/abc', 'shown'],
    ['/', 'shown'],
  ])('SHELL-18 AMB-31 decides whether to show the newsletter block: %s', (path, expected) => {
    expect(classifyPage(path).newsletter).toBe(expected)
  })
})
