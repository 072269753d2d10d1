import { decideReview, selectByStatus, type StaffReview } from '../review/review.ts'
import type { Command } from './commands.ts'
import type { CommandSetup } from './command-setup.ts'
import { staffClock, type StaffClock } from './staff-clock.ts'

const mostReviews = 50

/** Lists, approves or refuses reviews. An approved review is visible at once. */
export async function reviewCommand(
  command: Extract<Command, { name: `reviews ${string}` }>,
  { database, output }: Pick<CommandSetup, 'database' | 'output'>,
): Promise<number> {
  if (command.name === 'reviews list') {
    const reviews = await selectByStatus(database.reader, command.status, mostReviews)
    const clock = await staffClock(database.reader)
    for (const review of reviews) output.line(describe(review, clock))
    if (reviews.length === 0) output.line(`No review is ${command.status}.`)
    return 0
  }
  const { id } = command
  const status = command.name === 'reviews approve' ? 'approved' : 'refused'
  const isKnown = await database.transaction((tx) => decideReview(tx, id, status, new Date()))
  if (isKnown) output.line(`Review ${id} is ${status}.`)
  else output.error(`There is no review with the ID ${id}.`)
  return isKnown ? 0 : 1
}

function describe(
  { id, createdAt, store, sku, nickname, isGuest, average, summary, body }: StaffReview,
  clock: StaffClock,
): string {
  const written = clock(createdAt, store)
  const stars = `${(average / 20).toFixed(1)} of 5`
  const who = isGuest ? `${nickname} (guest)` : nickname
  return `${id}  ${written}  ${store}  ${sku}  ${who}  ${stars}\n    ${summary}\n    ${body.replaceAll(/\s*\n\s*/g, '\n    ')}`
}
