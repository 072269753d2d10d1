import { execFile, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'
import { replyOf } from './post-graphql.ts'

const sources = path.join(import.meta.dirname, '..')

/** A merchant's first catalogue: one product in stock, and one sold out. */
export const products = `sku,store_view_code,product_type,name,price,qty,visibility,url_key,base_image,categories
COAT-1,,simple,Płaszcz zimowy,199.00,5,"Catalog, Search",plaszcz-zimowy,c/o/coat.png,Default Category/Kurtki
HAT-1,,simple,Czapka,39.00,0,"Catalog, Search",czapka,,Default Category/Kurtki
`
/** A merchant's first description: three store views, with nothing yet that orders need. */
export const firstDescription = `taxes:
  PL: { Taxable Goods: { rate: 23, label: VAT 23% }, None: { rate: 0, label: 0% } }
  CZ: { Taxable Goods: { rate: 21, label: DPH 21% }, None: { rate: 0, label: 0% } }
  DE: { Taxable Goods: { rate: 19, label: MwSt. 19% }, None: { rate: 0, label: 0% } }
websites:
  - code: coats
    name: Coats
    groups:
      - code: poland
        name: Polska
        stores: [{ code: pl, name: Polska, locale: pl_PL, currency: PLN, country: PL, default: true }]
      - code: czechia
        name: Česko
        stores: [{ code: cz, name: Česko, locale: cs_CZ, currency: CZK, country: CZ }]
      - code: germany
        name: Deutschland
        stores: [{ code: de, name: Deutschland, locale: de_DE, currency: EUR, country: DE }]
`
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

type Answer<T> = { readonly data: T; readonly errors?: readonly { readonly message: string }[] }

/** A folder, ports and settings of a production shop, with helpers for operators and visitors. */
export class ProductionShop {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-production-'))
  readonly dataDir = path.join(this.folder, 'data')
  private readonly ports = { shop: 0, backend: 0, images: 0 }
  private readonly more: Readonly<Record<string, string>>
  private readonly root: string

  /** The settings that an operator sets, plus the given ones. Contains none that only tests or developers use. `root` is where its sources are. */
  constructor(more: Readonly<Record<string, string>> = {}, root = sources) {
    this.more = more
    this.root = root
  }

  async open(): Promise<void> {
    for (const name of Object.keys(this.ports) as (keyof typeof this.ports)[]) this.ports[name] = await freePort()
    fs.mkdirSync(path.join(this.folder, 'pictures/c/o'), { recursive: true })
    fs.writeFileSync(path.join(this.folder, 'pictures/c/o/coat.png'), Buffer.from(picture, 'base64'))
    fs.writeFileSync(path.join(this.folder, 'products.csv'), products)
  }

  /** Makes the store views pl, cz and de. */
  async describe(): Promise<void> {
    fs.writeFileSync(path.join(this.folder, 'first-shop.yaml'), firstDescription)
    await this.admin('shop', 'apply', 'first-shop.yaml')
  }

  remove(): void {
    fs.rmSync(this.folder, { recursive: true, force: true })
  }

  at(name: 'shop' | 'backend' | 'images'): string {
    return `http://127.0.0.1:${this.ports[name]}`
  }

  settings(): Record<string, string> {
    return {
      MODE: 'production',
      DEMO_PASSWORD: '',
      NODE_ENV: '',
      PORT: String(this.ports.shop),
      BACKEND_PORT: String(this.ports.backend),
      IMAGES_PORT: String(this.ports.images),
      DATA_DIR: this.dataDir,
      // Pictures are in the data folder, too.
      CACHE_DIR: '',
      BASE_URL: 'https://shop.example',
      TRUSTED_PROXIES: '1',
      INTERNAL_SECRET: 'known-to-the-services-of-this-shop',
      ...this.more,
    }
  }

  /** The output of `npm run admin -- …`. */
  async admin(...args: string[]): Promise<string> {
    const env = { ...process.env, ...this.settings(), INIT_CWD: this.folder }
    const { stdout } = await promisify(execFile)(process.execPath, ['tools/admin.ts', ...args], { cwd: this.root, env })
    return stdout
  }

  /** The headers with which those who make the shop see it before it opens. */
  async makersHeaders(store = 'pl'): Promise<{ cookie: string }> {
    const [, key = ''] = /[?&](opening=[\w.-]+)/.exec(await this.admin('preview-link', '--store', store)) ?? []
    return { cookie: key }
  }

  /** Runs a command to its end and returns its exit code and output. */
  async outcomeOf(script: string, env: Record<string, string>): Promise<{ code: number | null; output: string }> {
    const child = spawn(process.execPath, [script], {
      cwd: this.root,
      env: { ...process.env, ...this.settings(), ...env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()))
    return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })))
  }

  ask<T>(query: string, variables: Record<string, unknown> = {}): Promise<Answer<T>> {
    return replyOf<T>(this.at('shop'), { query, variables, headers: { store: 'pl' } })
  }

  /** The codes of the payment methods available for a new cart. */
  async paymentMethods(): Promise<string[]> {
    const { data } = await this.ask<{ createEmptyCart: string }>('mutation { createEmptyCart }')
    const methods = await this.ask<{ cart: { available_payment_methods: { code: string }[] } }>(
      'query ($id: String!) { cart(cart_id: $id) { available_payment_methods { code } } }',
      { id: data.createEmptyCart },
    )
    return methods.data.cart.available_payment_methods.map(({ code }) => code)
  }

  /** The files and folders below a path that users other than their owner can open. */
  othersMayOpen(place = this.dataDir): string[] {
    return fs
      .readdirSync(place, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(place, name))
      .filter((file) => (fs.lstatSync(file).mode & 0o077) !== 0)
  }
}
