import { summary, type Measured } from './send-requests.ts'

/**
 * Runs a number of clients, each of which begins its next task when its previous one has ended, for some seconds or until so many tasks have
 * begun. A task that throws has failed.
 */
export async function runClients(
  { clients, seconds, most = Infinity }: { clients: number; seconds: number; most?: number },
  task: (client: number) => Promise<void>,
): Promise<Measured> {
  const times: number[] = []
  let failed = 0
  let begun = 0
  const begin = performance.now()
  const end = begin + seconds * 1_000
  const run = async (client: number): Promise<void> => {
    while (performance.now() < end && begun++ < most) {
      const startedAt = performance.now()
      try {
        await task(client)
        times.push(performance.now() - startedAt)
      } catch (error) {
        if (failed++ === 0) console.error(error)
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => run(client)))
  return { clients, failed, ...summary(times, (performance.now() - begin) / 1_000) }
}
