import { data, useActionData, type ActionFunctionArgs } from 'react-router'
import { notFound } from '#src/domains/cms/not-found.ts'
import { checkAddress, emptyAddress } from '#src/domains/address/address-form.ts'
import { addressRules, firstCountry } from '#src/domains/address/address-rules.ts'
import { addressOutcome, refusedAddress, submittedAddress } from '#src/domains/address/address-submission.ts'
import { savedInput, savedValues } from '#src/domains/address/saved-address.ts'
import { SentAddress } from '#src/domains/address/sent-address.tsx'
import { hasErrors, type FormOutcome } from '#src/domains/customer/form-outcome.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import {
  AddressFormRulesDocument,
  AddressPageDocument,
  CreateAddressDocument,
  UpdateAddressDocument,
  type AddressPageQuery,
} from '#src/platform/graphql/documents.gen.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { AccountCard } from '#src/shell/account/account-card.tsx'
import { AccountFrame } from '#src/shell/account/account-frame.tsx'
import { AccountSkeleton } from '#src/shell/account/account-skeleton.tsx'
import { AddressForm } from './address-form.tsx'
import { ForeignAddress } from './foreign-address.tsx'
import { guarded, leaveIfSignedOut } from '#src/shell/account/guard.ts'
import { useGuardedData } from '#src/shell/account/use-guarded-data.ts'

const newAddress = 'new'
const onlyDefaults = 'defaults'

type AddressPage = { readonly page: AddressPageQuery; readonly id: string }

/** Loads the customer's addresses; the id of another address is a 404. */
export const loader = guarded(
  async ({ request, params: { id = '' } }): Promise<AddressPage> => {
    const page = await query(AddressPageDocument, {}, request, { policy: 'network-only' })
    return id === newAddress || addressOf({ page, id }) ? { page, id } : notFound(request)
  },
  ({ id = '' }) => id === newAddress || /^\d{1,15}$/.test(id),
)

/** Saves the address, or only whether it is a default one. */
export async function action({ request }: ActionFunctionArgs) {
  const store = storeOf(request)
  const form = await request.formData()
  const { outcome, address } =
    form.get('intent') === onlyDefaults
      ? { outcome: addressOutcome({}), address: {} }
      : await enteredAddress(form, request)
  if (hasErrors(outcome)) return data<FormOutcome>(outcome, { status: 422 })
  const input = {
    ...address,
    default_shipping: form.get('shipping') === 'on',
    default_billing: form.get('billing') === 'on',
  }
  try {
    const uid = form.get('uid')
    await (typeof uid === 'string'
      ? mutate(UpdateAddressDocument, { uid, input }, request)
      : mutate(CreateAddressDocument, { input }, request))
    return data<FormOutcome>({ ...outcome, isDone: true })
  } catch (error) {
    await leaveIfSignedOut(error, request)
    return data(refusedAddress(translatorOf(store.locale), error), { status: 422 })
  }
}

async function enteredAddress(form: FormData, request: Request) {
  const settings = await query(AddressFormRulesDocument, {}, request)
  const rules = addressRules(settings)
  const values = submittedAddress(form, firstCountry(settings, rules, storeOf(request)))
  return { outcome: addressOutcome(checkAddress(values, rules)), address: savedInput(values, rules) }
}

/** The page that adds or edits an address. */
export function Component() {
  const t = useT()
  const loaded = useGuardedData<AddressPage>()
  return (
    <AccountFrame title={t(loaded?.id === newAddress ? 'customer.addresses.new' : 'customer.addresses.change')}>
      {loaded ? (
        <AccountCard title={t('customer.addresses.details')}>
          <Form key={loaded.id} {...loaded} />
        </AccountCard>
      ) : (
        <AccountSkeleton />
      )}
    </AccountFrame>
  )
}

function Form({ page, id }: AddressPage) {
  const store = useStore()
  const outcome = useActionData<FormOutcome>()
  const rules = addressRules(page)
  const known = addressOf({ page, id })
  const values = known ? savedValues(known, rules) : emptyAddress(firstCountry(page, rules, store))
  const isFirst = (page.customer?.addresses ?? []).length === 0
  return (
    <AddressForm
      uid={known?.uid ?? undefined}
      intent={values ? undefined : onlyDefaults}
      isDefaultShipping={known?.default_shipping ?? isFirst}
      isDefaultBilling={known?.default_billing ?? isFirst}
      outcome={outcome}
      draft={`address ${id}`}
    >
      {values ? <SentAddress first={values} rules={rules} outcome={outcome} /> : null}
      {known && !values ? <ForeignAddress address={known} /> : null}
    </AddressForm>
  )
}

const addressOf = ({ page, id }: AddressPage) =>
  (page.customer?.addresses ?? []).find((address) => String(address?.id) === id)
