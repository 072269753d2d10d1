import { demoDescription } from './description.ts'

/** The colours of the demo's look as its description sets them, such as `#0f766e`. */
export function demoColours(): string[] {
  return demoDescription().websites.flatMap(({ settings }) =>
    Object.entries(settings).flatMap(([setting, colour]) =>
      setting.startsWith('design/theme/') ? [String(colour).toLowerCase()] : [],
    ),
  )
}
