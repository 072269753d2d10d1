import type { Writer } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { deleteConfig, upsertConfig, type ConfigScope } from './queries.ts'
import { checkStoredSetting } from './settings.ts'

/** Stores settings by path. Throws SettingError for an unknown path or a value of the wrong type. */
export async function saveSettings(tx: Writer, at: ConfigScope, values: Record<string, unknown>): Promise<void> {
  for (const [path, value] of Object.entries(values)) {
    checkStoredSetting(path, value)
    await upsertConfig(tx, at, path, value)
  }
  await publish(tx, 'store.changed', {})
}

/**
 * Removes the value in this scope, so that the value of a wider scope or the default applies. Returns false if there was none.
 */
export async function removeSetting(tx: Writer, at: ConfigScope, path: string): Promise<boolean> {
  const isRemoved = await deleteConfig(tx, at, path)
  if (isRemoved) await publish(tx, 'store.changed', {})
  return isRemoved
}
