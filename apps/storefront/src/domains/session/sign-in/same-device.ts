const longestTurn = 3000

/**
 * Runs requests that start or finish a sign-in one after another, also those of other tabs. The first one in a new browser gets
 * the cookie that identifies the device. Two at once would get two cookies, and what was started with the lost one could not be
 * finished. A request that has waited three seconds runs anyway.
 */
export async function asSameDevice<Result>(request: () => Promise<Result>): Promise<Result> {
  let isRunning = false
  const run = async () => {
    isRunning = true
    return request()
  }
  // Without HTTPS there are no locks.
  if (!('locks' in navigator)) return run()
  try {
    return await navigator.locks.request('device', { signal: AbortSignal.timeout(longestTurn) }, run)
  } catch (error) {
    if (isRunning) throw error
    return run()
  }
}
