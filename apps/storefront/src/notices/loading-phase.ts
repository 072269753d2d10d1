export type LoadingPhase = 'off' | 'loading' | 'done'

/** How long 'done' stands before the bar goes off, and how long loading goes on before it is said aloud, in ms. */
export const loadingPause = 750

/** The phase after the router began or ended its work, or after the pause was over. */
export function nextPhase(phase: LoadingPhase, event: 'start' | 'end' | 'pause'): LoadingPhase {
  if (event === 'start') return 'loading'
  if (event === 'end') return phase === 'loading' ? 'done' : phase
  return phase === 'done' ? 'off' : phase
}
