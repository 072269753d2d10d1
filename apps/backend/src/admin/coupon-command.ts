import { addCoupon, isCode, listCoupons, switchCoupon, type CouponRow } from '../pricing/rules/rules.ts'
import type { Command } from './commands.ts'
import type { CommandSetup } from './command-setup.ts'

const mostListed = 100

type CouponCommand = Extract<Command, { name: `coupon ${string}` }>

/** Lists, adds, disables or enables coupons; the exit code is 1 if it fails. */
export async function couponCommand(
  command: CouponCommand,
  { database, output }: Pick<CommandSetup, 'database' | 'output'>,
): Promise<number> {
  if (command.name === 'coupon list') {
    for (const coupon of await listCoupons(database.reader, command.text, mostListed)) output.line(describe(coupon))
    return 0
  }
  const refusal = await database.transaction(async (tx) => {
    if (command.name !== 'coupon add')
      return (await switchCoupon(tx, command.code, command.name === 'coupon on'))
        ? null
        : `There is no coupon "${command.code}".`
    const { rule, code, limitTotal, limitPerCustomer } = command
    if (!isCode(code) || code.trim() !== code) return 'A code has 1 to 64 characters.'
    return addCoupon(tx, rule, { code, limitTotal, limitPerCustomer })
  })
  if (refusal === null) output.line('Saved.')
  else output.error(refusal)
  return refusal === null ? 0 : 1
}

function describe({ code, rule, isActive, used, limitTotal, limitPerCustomer }: CouponRow): string {
  const total = limitTotal === null ? `${used} used` : `${used} of ${limitTotal} used`
  const each = limitPerCustomer === null ? '' : `, ${limitPerCustomer} for each customer`
  return `${code}  ${rule}  ${total}${each}${isActive ? '' : '  (off)'}`
}
