import { checkPassword, countClasses } from '@bocian/rules/account.ts'
import type { Context } from '#src/platform/context.ts'
import { UserError } from '#src/platform/user-error.ts'
import { storeSettings } from '#src/store/store.ts'

/** Refuses a password that is too short, too long, too plain for the store, or known to every guesser. */
export async function checkNewPassword(context: Context, password: string): Promise<void> {
  const settings = await storeSettings(context)
  const shortest = settings['customer/password/minimum_length']
  const kinds = settings['customer/password/character_classes']
  if ([...password].length < shortest)
    throw refusal(`The password needs at least ${shortest} characters. Create a new password and try again.`)
  if (countClasses(password) < kinds)
    throw refusal(
      `Minimum of different classes of characters in password is ${kinds}. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.`,
    )
  const error = checkPassword(password)
  if (error?.id === 'validation.tooLong') throw refusal('Please enter a password with at most 128 characters.')
  if (error?.id === 'validation.passwordCommon') throw refusal(error.defaultMessage)
}

function refusal(message: string): UserError {
  return new UserError('graphql-input', message)
}
