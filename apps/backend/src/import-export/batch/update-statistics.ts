import type { Database } from '#src/platform/database.ts'
import { analyzeTables } from '../queries.ts'

const statisticsLock = 7_220_421

/**
 * Tells the planner how many rows the tables have now. Without it, PostgreSQL would plan for the tables as they were before a load,
 * until autovacuum comes to them.
 */
export async function updateStatistics(database: Database): Promise<void> {
  // One after the other: two that read the same tables at once would wait for each other longer than a lock may take.
  await database.withLock(statisticsLock, () => database.transaction(analyzeTables))
}
