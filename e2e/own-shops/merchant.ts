import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { vi } from 'vitest'
import { longestWait } from '../longest-wait.ts'
import { ProductionShop } from '../production-shop.ts'
import { spawnShop, stopShop, untilOpen } from '../start-shop.ts'
import { commands, type Command } from './guide.ts'
import { placeOrder, type FirstOrder } from './first-order.ts'

/** A store view of a merchant, and an order in it. */
export interface OwnStore {
  readonly code: string
  /** The host of its pages. */
  readonly host: string
  readonly order: Omit<FirstOrder, 'at' | 'store'>
}

interface Plan {
  readonly answers: string
  readonly catalogue: string
  readonly sender: string
  /** The default store view first. */
  readonly stores: readonly OwnStore[]
  readonly staff: string
  /** The arguments that say where the products of the file appear. */
  readonly mapping: readonly string[]
  /** What the merchant changes in the description that `setup` has written. */
  readonly complete?: (description: string) => string
  /** What the merchant fills in on the legal pages that `setup` has written. */
  readonly completePages?: (pages: string) => string
}

/** Somebody who opens a shop by the guide alone. */
export class Merchant {
  readonly own: ProductionShop
  readonly outputs = new Map<string, string>()
  /** The placed orders, by store view. */
  readonly orders = new Map<string, { number: string; token: string }>()
  /** What visitors got before the legal pages were confirmed, by store view: a status of HTTP. */
  readonly closed = new Map<string, number>()
  private readonly plan: Plan
  private shop: ChildProcess | undefined

  constructor(plan: Plan) {
    this.plan = plan
    this.own = new ProductionShop({ MAIL_FROM: plan.sender })
  }

  async open(): Promise<void> {
    await this.own.open()
    this.write('products.csv', this.plan.catalogue)
    this.write('setup-answers.yaml', this.plan.answers)
    this.shop = spawnShop(this.own.settings())
    await untilOpen(this.shop)
  }

  async close(): Promise<void> {
    if (this.shop !== undefined) await stopShop(this.shop)
    this.own.remove()
  }

  page(store: OwnStore, way: string): Promise<Response> {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': store.host }
    return fetch(this.own.at('shop') + way, { headers, redirect: 'manual' })
  }

  /** Follows the guide command by command. Its last chapter is for each store view's first order. */
  async followGuide(): Promise<void> {
    const isOfOrder = ({ words }: Command): boolean => words[0] === 'order'
    for (const command of commands.filter((one) => !isOfOrder(one)))
      for (const words of this.inOwnNames(command)) await this.run(words, command.file)
    for (const store of this.plan.stores) {
      await vi.waitFor(() => this.seeOpen(store), { timeout: longestWait, interval: 500 })
      const placed = await placeOrder({ ...store.order, at: this.own.at('shop'), store: store.code })
      this.orders.set(store.code, placed)
      const steps = commands.filter(isOfOrder)
      for (const { words } of store.order.payment === 'banktransfer' ? paidFirst(steps) : steps)
        await this.run(words.map((word) => (word === 'NUMBER' ? placed.number : word)))
    }
  }

  private async seeOpen(store: OwnStore): Promise<void> {
    const { status } = await this.page(store, '/')
    if (status !== 200) throw new Error(`${store.code} has not opened: it answers ${status}`)
  }

  private async run(words: readonly string[], file?: string): Promise<void> {
    const [name = '', what = ''] = words
    if (name === 'legal' && what === 'show')
      for (const store of this.plan.stores) this.closed.set(store.code, (await this.page(store, '/')).status)
    const output = await this.own.admin(...words)
    this.outputs.set(`${name} ${what}`, output)
    if (file !== undefined) this.write(file, output)
    if (name !== 'setup') return
    this.change('shop.yaml', this.plan.complete)
    this.change('legal-pages.csv', this.plan.completePages)
  }

  /** The guide's command with the merchant's own names, once for each store view if it is about one. */
  private inOwnNames({ words }: Command): string[][] {
    const [name, what] = words
    const { stores, staff, mapping } = this.plan
    const isForEach = name === 'legal' || name === 'ready'
    const isOfProducts = name === 'import' && what === 'products.csv'
    return (isForEach ? stores : stores.slice(0, 1)).map(({ code }) =>
      words.flatMap((word) => {
        if (word === 'motyl_cz') return [code]
        if (word === 'Jana Motýlová') return [staff]
        if (isOfProducts && word === '--websites') return []
        return isOfProducts && word.startsWith('base=') ? mapping : [word]
      }),
    )
  }

  private change(file: string, complete?: (text: string) => string): void {
    if (complete !== undefined) this.write(file, complete(fs.readFileSync(path.join(this.own.folder, file), 'utf8')))
  }

  private write(file: string, text: string): void {
    fs.writeFileSync(path.join(this.own.folder, file), text)
  }
}

const paidFirst = (steps: readonly Command[]): Command[] => {
  const isPayment = ({ words }: Command): boolean => words[1] === 'pay'
  const isBefore = ({ words }: Command): boolean => words[1] === 'list'
  const rest = steps.filter((step) => !isPayment(step) && !isBefore(step))
  return [...steps.filter(isBefore), ...steps.filter(isPayment), ...rest]
}
