export type LoadingPhase = 'off' | 'loading' | 'done'

/** How long 'done' is shown, and how long loading takes before it is announced, in milliseconds. */
export const loadingPause = 750

/** The phase after the router started or finished, or after the pause has passed. */
export function nextPhase(phase: LoadingPhase, event: 'start' | 'end' | 'pause'): LoadingPhase {
  if (event === 'start') return 'loading'
  if (event === 'end') return phase === 'loading' ? 'done' : phase
  return phase === 'done' ? 'off' : phase
}
