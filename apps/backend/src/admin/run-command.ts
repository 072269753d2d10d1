import { toDecimal } from '@bocian/rules/money.ts'
import { loadDemo, reindex } from '../import-export/import-export.ts'
import { setStock, stockOf } from '../inventory/inventory.ts'
import { publish } from '#src/platform/events.ts'
import type { Database } from '#src/platform/database.ts'
import { help, type Command } from './commands.ts'
import { mailCommand } from './mail-command.ts'
import { importCommand } from './import-command.ts'
import type { Output } from './output.ts'
import { rewriteCommand } from './rewrite-command.ts'
import { selectOrder, selectOrderItems, selectOrders, selectProductId, type OrderLine } from './queries.ts'

export interface CommandSetup {
  database: Database
  output: Output
  mediaDir: string
  /** Where the operator stands: relative paths begin there. */
  folder: string
  signal?: AbortSignal | undefined
}

const lastOrders = 20

/** Runs a command and answers its exit code: 0 done, 1 not possible. */
export async function runCommand(command: Command, setup: CommandSetup): Promise<number> {
  const { database, output } = setup
  switch (command.name) {
    case 'help':
      output.line(help)
      return 0
    case 'import':
      return importCommand(command, setup)
    case 'reindex':
      return reindexCommand(setup)
    case 'demo':
      await loadDemo(database, new Date(), output.line)
      output.line('The demo shop is there.')
      return 0
    case 'stock':
      return stockCommand(command, setup)
    case 'rewrite list':
    case 'rewrite add':
    case 'rewrite remove':
      return rewriteCommand(command, setup)
    case 'order list':
      for (const order of await selectOrders(database.reader, lastOrders)) output.line(describeOrder(order))
      return 0
    case 'mail list':
    case 'mail show':
      return mailCommand(command, setup)
    case 'order show':
      return showOrder(command.number, setup)
  }
}

async function reindexCommand({ database, output, signal }: CommandSetup): Promise<number> {
  const began = performance.now()
  const onProgress = (products: number): void => output.progress(`${products} products`)
  const { products, complaints } = await reindex(database, onProgress, signal)
  for (const { reason } of complaints) output.error(`warning: ${reason}`)
  output.line(`${products} products in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  return 0
}

async function stockCommand(
  { sku, quantity }: Extract<Command, { name: 'stock' }>,
  { database, output }: CommandSetup,
): Promise<number> {
  const productId = await selectProductId(database.reader, sku)
  if (productId === undefined) {
    output.error(`There is no product with the sku "${sku}".`)
    return 1
  }
  if (quantity !== undefined)
    await database.transaction(async (tx) => {
      const changed = await setStock(tx, [{ productId, quantity }])
      if (changed.length > 0) await publish(tx, 'stock.changed', { productIds: changed })
    })
  const stock = await stockOf(database.reader, [productId])
  output.line(`${sku}: ${stock.get(productId) ?? 0}`)
  return 0
}

async function showOrder(number: string, { database, output }: CommandSetup): Promise<number> {
  const order = await selectOrder(database.reader, number)
  if (order === undefined) {
    output.error(`There is no order with the number "${number}".`)
    return 1
  }
  output.line(describeOrder(order))
  for (const item of await selectOrderItems(database.reader, order.id))
    output.line(`  ${item.quantity} × ${item.sku}  ${item.name}`)
  return 0
}

function describeOrder({ number, placedAt, store, email, status, total, currency }: OrderLine): string {
  const placed = placedAt.toISOString().slice(0, 16).replace('T', ' ')
  return `${number}  ${placed}  ${store}  ${toDecimal(total).toFixed(2)} ${currency}  ${status}  ${email}`
}
