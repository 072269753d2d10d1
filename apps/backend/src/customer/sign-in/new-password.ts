import { checkPassword, countClasses } from '@bocian/rules/account.ts'
import type { Context } from '#src/platform/context.ts'
import { storeSettings } from '#src/store/store.ts'
import { accountErrors } from '../errors.ts'

/** Refuses a password that is too short, too long, too simple for the store, or common. */
export async function checkNewPassword(context: Context, password: string): Promise<void> {
  const settings = await storeSettings(context)
  const shortest = settings['customer/password/minimum_length']
  const kinds = settings['customer/password/character_classes']
  if ([...password].length < shortest) throw accountErrors.PASSWORD_TOO_SHORT({ minimum: shortest })
  if (countClasses(password) < kinds) throw accountErrors.PASSWORD_TOO_SIMPLE({ classes: kinds })
  const error = checkPassword(password)
  if (error?.id === 'validation.tooLong') throw accountErrors.PASSWORD_TOO_LONG({ maximum: 128 })
  if (error?.id === 'validation.passwordCommon') throw accountErrors.PASSWORD_COMMON()
}
