/** A pause that can be made shorter while it lasts, or before it begins. */
export function createPause() {
  let isShort = false
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  let begin = 0
  let shortest = 0
  let finish = (): void => undefined
  const endAfter = (milliseconds: number): void => {
    clearTimeout(timer)
    if (milliseconds > 0) timer = setTimeout(finish, milliseconds)
    else finish()
  }
  return {
    async wait(least: number, most: number): Promise<void> {
      if (isOver) return
      begin = performance.now()
      shortest = least
      await new Promise<void>((resolve) => {
        finish = resolve
        endAfter(isShort ? least : most)
      })
      timer = undefined
      isShort = false
    },
    shorten(): void {
      if (isShort) return
      isShort = true
      if (timer !== undefined) endAfter(begin + shortest - performance.now())
    },
    end(): void {
      isOver = true
      clearTimeout(timer)
      finish()
    },
  }
}
