import { sql } from 'kysely'
import { saveWrappings } from '../cart/gifts/gifts.ts'
import { saveRules } from '../cart/testing-rules.ts'
import { agreementDraft, saveDrafts } from '../consent/agreements/testing-agreements.ts'
import { connectProviders } from '../customer/social/providers.ts'
import { origin } from '../customer/passkeys/testing-passkey-shop.ts'
import { TestProvider } from '../customer/social/testing-provider.ts'
import { saveReward } from '../loyalty/testing-club.ts'
import { AdyenDouble } from '../payment/providers/adyen/testing-adyen.ts'
import { testAdyen, useAccounts } from '../payment/testing-accounts.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { World } from './testing-repeated.ts'

export const coupon = 'TEN'
export const secondCoupon = 'POST'
export const reward = 'ten'
/** Ids of agreements by code. */
export const agreements: Record<string, number> = {}

/** A shop on a host with a name, with Adyen, Facebook, Google, two coupons, a reward of the club and an optional agreement. */
export async function openWorld(): Promise<World> {
  const [adyen, social] = [await AdyenDouble.open(), await TestProvider.start()]
  const shop = await testShop({ demo: 'small' })
  const { database } = shop
  await useAccounts(database, { adyen: testAdyen(adyen.settings) })
  const socialProviders = connectProviders(social.secrets, { warn: () => undefined }, social.endpoints)
  Object.assign(database.services, { socialProviders })
  const world = new World(shop, adyen, social)
  await saveWrapping(shop)
  await fillStock(shop)
  await world.set({
    'web/secure/base_url': `${origin}/`,
    'social_login/facebook/enabled': true,
    'social_login/facebook/app_id': 'facebook-client',
    'social_login/google/enabled': true,
    'social_login/google/client_id': 'google-client',
    'wishlist/general/multiple_enabled': '1',
    'wishlist/general/multiple_count': 50,
  })
  Object.assign(agreements, await saveDrafts(database, [agreementDraft('offers', 'registration', false, 1)]))
  await saveRules(database, [
    { code: 'ten', action: 'by_percent', percent: 10_00, coupons: [coupon] },
    { code: 'post', action: 'free_shipping', coupons: [secondCoupon] },
  ])
  await saveReward(shop, { code: reward, points: 100 })
  // The first order of a store also starts its sequence of numbers.
  await world.carts.order()
  return world
}

async function saveWrapping({ database }: TestShop): Promise<void> {
  const wrapping = { designs: {}, defaultMessages: {}, image: null, position: 0, isActive: true }
  await database.transaction((tx) => saveWrappings(tx, [{ ...wrapping, code: 'kraft', prices: { PLN: 8_00 } }]))
}

/** The rows of exchanges order one size and take the other. */
async function fillStock({ database }: TestShop): Promise<void> {
  await sql`update inventory_stock set on_hand = 1000 where product_id in (
    select id from catalogue_product where sku in ('ROLE-C2-98-RED', 'ROLE-C2-110-RED'))`.execute(database.reader)
}

export async function closeWorld({ shop, adyen, social }: World): Promise<void> {
  await shop.close()
  await adyen.close()
  await social.close()
}
