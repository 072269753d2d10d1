import type { Level, LevelCode } from './types.ts'

/** The settings of a store view that define its levels. */
export interface LevelSettings {
  readonly 'loyalty/levels/silver_points': number
  readonly 'loyalty/levels/silver_factor': number
  readonly 'loyalty/levels/gold_points': number
  readonly 'loyalty/levels/gold_factor': number
}

export const firstLevel: Level = { code: 'bronze', points: 0, factor: 1 }

/** The levels of a store view, lowest first. */
export function levelsOf(settings: LevelSettings): Level[] {
  return [
    firstLevel,
    {
      code: 'silver',
      points: settings['loyalty/levels/silver_points'],
      factor: settings['loyalty/levels/silver_factor'],
    },
    { code: 'gold', points: settings['loyalty/levels/gold_points'], factor: settings['loyalty/levels/gold_factor'] },
  ]
}

/** The highest level that the points earned in the last 365 days reach. */
export const levelFor = (levels: readonly Level[], earned: number): Level =>
  levels.findLast(({ points }) => points <= earned) ?? firstLevel

/** The level above another; null for the highest one. */
export function levelAbove(levels: readonly Level[], { code }: Level): Level | null {
  return levels[levels.findIndex((level) => level.code === code) + 1] ?? null
}

/** Whether a level is at least another one. */
export function reaches(levels: readonly Level[], level: Level, wanted: LevelCode): boolean {
  const place = (code: LevelCode): number => levels.findIndex((one) => one.code === code)
  return place(level.code) >= place(wanted)
}
