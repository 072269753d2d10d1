import type { SceneName } from '../name.ts'
import { sheet } from '../picture.ts'
export function scenePicture(scene: SceneName, design: string, width: number, height: number): string {
  return sheet(
    width,
    height,
    '',
    `<rect width="${width}" height="${height}" fill="#f3ebdf"/><!-- ${scene} ${design} -->`,
  )
}
