import { bankAccounts } from '#demo/bank-accounts.ts'
import { brandSettings, storeBrandSettings } from '#demo/brand.ts'
import { copyright, sellerSettings, shopNameOf } from '#demo/company.ts'
import {
  privateStores,
  stores,
  storeWithPriceNote,
  storeWithSeveralWishlists,
  storeWithTextMessages,
  takesCheques,
  timeZoneOf,
} from '#demo/stores.ts'
import type { Database, Writer } from '#src/platform/database.ts'
import { switchMethod } from '#src/payment/payment.ts'
import { saveSettings } from '#src/store/store.ts'
import { insertMark, selectMark, selectStores } from '../queries.ts'

type StoreIds = ReadonlyMap<string, number>

/** The settings of the demo stores. Each is saved once: what an operator changes afterwards stays. */
export async function saveDemoSettings(database: Database): Promise<void> {
  await saveDemoSeller(database)
  await saveOnce(database, 'demo transfers', openTransfers)
  await saveOnce(database, 'demo text messages', offerTextMessages)
  await saveOnce(database, 'demo wish lists', offerSeveralWishlists)
  await saveOnce(database, 'demo agents', letAgentsActByPassword)
  await saveOnce(database, 'demo price note', showPriceNote)
  await saveOnce(database, 'demo private stores', hideStores)
  await saveOnce(database, 'demo time zones', setTimeZones)
  await saveOnce(database, 'demo comments', openComments)
}

/** The company of the demo as the seller in all stores, its brand, and payment by cheque and on delivery. */
export async function saveDemoSeller(database: Database): Promise<void> {
  await saveOnce(database, 'demo seller', nameSeller)
  await saveOnce(database, 'demo brand', showBrand)
  await saveOnce(database, 'demo offline payments', offerOfflinePayments)
}

async function saveOnce(
  database: Database,
  mark: string,
  save: (tx: Writer, ids: StoreIds) => Promise<void>,
): Promise<void> {
  if ((await selectMark(database.reader, mark)) !== undefined) return
  await database.transaction(async (tx) => {
    await save(tx, new Map((await selectStores(tx)).map(({ code, id }) => [code, id])))
    await insertMark(tx, mark, true)
  })
}

async function nameSeller(tx: Writer, ids: StoreIds): Promise<void> {
  await saveSettings(tx, { scope: 'default', id: 0 }, sellerSettings)
  for (const store of stores) {
    const id = ids.get(store.code)
    if (id === undefined) continue
    await saveSettings(
      tx,
      { scope: 'view', id },
      {
        'general/store_information/shop_name': shopNameOf(store),
        'design/footer/copyright': copyright(store.language),
      },
    )
  }
}

async function showBrand(tx: Writer, ids: StoreIds): Promise<void> {
  await saveSettings(tx, { scope: 'default', id: 0 }, brandSettings)
  for (const store of stores) {
    const id = ids.get(store.code)
    if (id !== undefined) await saveSettings(tx, { scope: 'view', id }, storeBrandSettings(store))
  }
}

async function offerOfflinePayments(tx: Writer, ids: StoreIds): Promise<void> {
  const withoutCheques = new Set(stores.filter((store) => !takesCheques(store)).map(({ code }) => code))
  for (const [store, id] of ids) {
    await switchMethod(tx, id, 'cashondelivery', true)
    if (!withoutCheques.has(store)) await switchMethod(tx, id, 'checkmo', true)
  }
}

/** A bank account for every store. */
async function openTransfers(tx: Writer, ids: StoreIds): Promise<void> {
  for (const { store, settings } of bankAccounts()) {
    const id = ids.get(store)
    if (id === undefined) continue
    await saveSettings(tx, { scope: 'view', id }, settings)
    await switchMethod(tx, id, 'banktransfer', true)
  }
}

/** Several people share the demo's agent, so the first one to set up a second factor would lock out all others. */
async function letAgentsActByPassword(tx: Writer): Promise<void> {
  await saveSettings(tx, { scope: 'default', id: 0 }, { 'agent/second_factor/required': false })
}

/** The newsletter by text message, in one store. */
async function offerTextMessages(tx: Writer, ids: StoreIds): Promise<void> {
  const id = ids.get(storeWithTextMessages)
  if (id !== undefined) await saveSettings(tx, { scope: 'view', id }, { 'newsletter/general/phone_field': true })
}

/** The note at each price, in one store. */
async function showPriceNote(tx: Writer, ids: StoreIds): Promise<void> {
  const id = ids.get(storeWithPriceNote)
  if (id !== undefined) await saveSettings(tx, { scope: 'view', id }, { 'tax/display/price_note': true })
}

/** Shoppers are not offered the stores for business partners. */
async function hideStores(tx: Writer, ids: StoreIds): Promise<void> {
  for (const code of privateStores) {
    const id = ids.get(code)
    if (id !== undefined) await saveSettings(tx, { scope: 'view', id }, { 'general/store_switcher/is_public': false })
  }
}

/** Days of a store begin and end with those of its country. */
async function setTimeZones(tx: Writer, ids: StoreIds): Promise<void> {
  for (const { code, language } of stores) {
    const id = ids.get(code)
    if (id === undefined) continue
    await saveSettings(tx, { scope: 'view', id }, { 'general/locale/timezone': timeZoneOf[language] })
  }
}

/** Everybody may comment on the blog; staff publish the comments. */
async function openComments(tx: Writer): Promise<void> {
  const open = { 'blog/comments/enabled': true, 'blog/comments/guest': true }
  await saveSettings(tx, { scope: 'default', id: 0 }, open)
}

/** More than one wish list for each customer, in one store. */
async function offerSeveralWishlists(tx: Writer, ids: StoreIds): Promise<void> {
  const id = ids.get(storeWithSeveralWishlists)
  if (id !== undefined) await saveSettings(tx, { scope: 'view', id }, { 'wishlist/general/multiple_enabled': '1' })
}
