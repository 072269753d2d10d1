import { reindex } from '../import-export/import-export.ts'
import { setStock, stockOf } from '../inventory/inventory.ts'
import { openSandbox } from '../payment/payment.ts'
import { publish } from '#src/platform/events.ts'
import { agentCommand } from './agent-command.ts'
import { blogCommand } from './blog-command.ts'
import { auditCommand } from './audit-command.ts'
import { help, type Command } from './commands.ts'
import { configCommand } from './config-command.ts'
import { contactCommand } from './contact-command.ts'
import { contentCommand } from './content-command.ts'
import { couponCommand } from './coupon-command.ts'
import { emailCommand } from './email-command.ts'
import { eventCommand } from './event-command.ts'
import { giftCardCommand } from './gift-card-command.ts'
import { loyaltyCommand } from './loyalty-command.ts'
import { mailCommand } from './mail-command.ts'
import { newsletterCommand } from './newsletter-command.ts'
import { importCommand } from './import-command.ts'
import { legalCommand } from './legal-command.ts'
import { orderCommand } from './order-command.ts'
import { paymentCommand } from './payment-command.ts'
import { previewLinkCommand } from './preview-link-command.ts'
import { privacyCommand } from './privacy-command.ts'
import { readyCommand } from './ready-command.ts'
import { returnCommand } from './return-command.ts'
import { setupCommand } from './setup-command.ts'
import { reviewCommand } from './review-command.ts'
import { rewriteCommand } from './rewrite-command.ts'
import { languagesCommand, textFolders } from './languages-command.ts'
import type { LegalCommand } from './parse-legal.ts'
import type { ContentCommand } from './parse-content.ts'
import type { ShopCommand } from './parse-shop.ts'
import { shopCommand } from './shop-command.ts'
import { withdrawalCommand } from './withdrawal-command.ts'
import { selectProductId } from './queries.ts'
import type { CommandSetup } from './command-setup.ts'

const isOfContent = (command: Command): command is ContentCommand => command.name.startsWith('content ')
type OfferCommand = Extract<Command, { name: `${'coupon' | 'gift-card'} ${string}` }>
const isOfOffers = (command: Command): command is OfferCommand => /^(?:coupon|gift-card) /.test(command.name)
const isOfShop = (command: Command): command is ShopCommand => command.name.startsWith('shop ')
const isLegal = (command: Command): command is LegalCommand => command.name.startsWith('legal ')

/** Runs a command and returns its exit code: 0 on success, 1 on failure. */
export async function runCommand(command: Command, setup: CommandSetup): Promise<number> {
  const { database, output } = setup
  if (isOfShop(command)) return shopCommand(command, setup)
  if (isOfContent(command)) return contentCommand(command, setup)
  if (isOfOffers(command)) return offerCommand(command, setup)
  if (isLegal(command)) return legalCommand(command, setup)
  switch (command.name) {
    case 'help':
      output.line(help)
      return 0
    case 'languages':
      return languagesCommand(command, textFolders(process.env['LANGUAGES_DIR']), output)
    case 'import':
      return importCommand(command, setup)
    case 'audit':
      return auditCommand(setup)
    case 'ready':
      return readyCommand(command, setup)
    case 'setup':
      return setupCommand(command, setup)
    case 'preview-link':
      return previewLinkCommand(command, setup)
    case 'reindex':
      return reindexCommand(setup)
    case 'sandbox off':
      await database.transaction((tx) => openSandbox(tx, false))
      output.line('The payment methods of the sandbox are off.')
      return 0
    case 'stock':
      return stockCommand(command, setup)
    case 'rewrite list':
    case 'rewrite add':
    case 'rewrite remove':
      return rewriteCommand(command, setup)
    case 'order list':
    case 'order show':
    case 'order pay':
    case 'order ship':
    case 'order cancel':
    case 'order refund':
      return orderCommand(command, setup)
    case 'config list':
    case 'config set':
    case 'config unset':
      return configCommand(command, setup)
    case 'payment list':
    case 'payment on':
    case 'payment off':
      return paymentCommand(command, setup)
    case 'events list':
    case 'events retry':
    case 'events drop':
      return eventCommand(command, setup)
    default:
      return peopleCommand(command, setup)
  }
}

function offerCommand(command: OfferCommand, setup: CommandSetup): Promise<number> {
  switch (command.name) {
    case 'coupon list':
    case 'coupon add':
    case 'coupon on':
    case 'coupon off':
      return couponCommand(command, setup)
    case 'gift-card list':
    case 'gift-card print':
    case 'gift-card show':
    case 'gift-card lock':
    case 'gift-card unlock':
    case 'gift-card void':
      return giftCardCommand(command, setup)
  }
}

type PeopleCommand = Extract<
  Command,
  {
    name: `${'agent' | 'blog' | 'contact' | 'emails' | 'loyalty' | 'mail' | 'newsletter' | 'privacy' | 'returns' | 'reviews' | 'withdrawals'} ${string}`
  }
>

/** Commands about people: agents, club members, returns, reviews, withdrawals, newsletter, personal data and emails. */
function peopleCommand(command: PeopleCommand, setup: CommandSetup): Promise<number> {
  switch (command.name) {
    case 'agent list':
    case 'agent trail':
    case 'agent add':
    case 'agent remove':
    case 'agent reset':
      return agentCommand(command, setup)
    case 'loyalty list':
    case 'loyalty show':
    case 'loyalty block':
    case 'loyalty unblock':
    case 'loyalty correct':
    case 'loyalty cards':
    case 'loyalty cards issue':
    case 'loyalty cards points':
      return loyaltyCommand(command, setup)
    case 'returns list':
    case 'returns show':
    case 'returns approve':
    case 'returns receive':
    case 'returns reject':
    case 'returns refund':
    case 'returns ship':
    case 'returns comment':
      return returnCommand(command, setup)
    case 'blog comments list':
    case 'blog comments publish':
    case 'blog comments refuse':
      return blogCommand(command, setup)
    case 'reviews list':
    case 'reviews approve':
    case 'reviews refuse':
      return reviewCommand(command, setup)
    case 'withdrawals list':
    case 'withdrawals handled':
      return withdrawalCommand(command, setup)
    case 'newsletter export':
      return newsletterCommand(setup)
    case 'privacy due':
    case 'privacy apply':
    case 'privacy schedule':
    case 'privacy export':
      return privacyCommand(command, setup)
    case 'mail list':
    case 'mail show':
      return mailCommand(command, setup)
    case 'contact list':
    case 'contact show':
      return contactCommand(command, setup)
    case 'emails list':
    case 'emails export':
    case 'emails check':
    case 'emails import':
    case 'emails preview':
    case 'emails reset':
      return emailCommand(command, setup)
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
