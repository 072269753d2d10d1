import { nameOrder } from '@bocian/rules/person-name.ts'
import { hasPostCodes } from '@bocian/rules/post-code-forms.ts'
import { checkPostCode } from '@bocian/rules/post-code.ts'
import { errorText } from '#src/platform/forms/error-text.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Choice } from '#src/ui/choice/choice.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Select } from '#src/ui/select/select.tsx'
import {
  needsRegion,
  regionsOf,
  showsRegion,
  type AddressErrors,
  type AddressField,
  type AddressRules,
  type AddressValues,
} from './address-form.ts'
import * as styles from './address-fields.module.css'
import { PhoneField } from '#src/ui/field/phone-field.tsx'

type Props = {
  /** The prefix of the names and ids of the fields. */
  readonly section: 'shipping' | 'billing' | 'address'
  readonly values: AddressValues
  readonly errors: AddressErrors
  readonly rules: AddressRules
  readonly onChange: (field: AddressField, value: string) => void
  readonly onLeave: (field: AddressField) => void
}

const autoComplete: Partial<Record<AddressField, string>> = {
  firstname: 'given-name',
  lastname: 'family-name',
  company: 'organization',
  street: 'street-address',
  postcode: 'postal-code',
  city: 'address-level2',
  country: 'country',
  region: 'address-level1',
  telephone: 'tel',
}

/** The fields of an address, with the examples and checks of the chosen country. */
export function AddressFields({ section, values, errors, rules, onChange, onLeave }: Props) {
  const t = useT()
  const { locale } = useStore()
  const of = (field: Exclude<AddressField, 'kind'>) => ({
    name: `${section}.${field}`,
    label: t(`address.field.${field}`),
    value: values[field],
    error: errorText(t, errors[field]),
    id: `field-${section}.${field}`,
    autoComplete: autoComplete[field] ? `${section === 'address' ? '' : `${section} `}${autoComplete[field]}` : 'off',
    maxLength: 255,
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(field, event.target.value),
    onBlur: () => onLeave(field),
  })
  return (
    <div className={styles['fields']}>
      <div className={styles['wide']}>
        <Choice
          legend={t('address.kind.legend')}
          name={`${section}.kind`}
          layout="pair"
          value={values.kind}
          options={[
            { value: 'person', label: t('address.kind.person') },
            { value: 'company', label: t('address.kind.company') },
          ]}
          onChange={(kind) => onChange('kind', kind)}
        />
      </div>
      {values.kind === 'company' ? (
        <>
          <Field {...of('company')} />
          <Field {...of('vat')} isOptional />
        </>
      ) : null}
      {nameOrder(locale).map((name) => (
        <Field key={name} {...of(name)} />
      ))}
      <CountryField rules={rules} field={of('country')} />
      <div className={styles['wide']}>
        <Field {...of('street')} />
      </div>
      <PostCodeField country={values.country} field={of('postcode')} />
      <Field {...of('city')} />
      <RegionField values={values} rules={rules} field={of('region')} />
      <div className={styles['wide']}>
        <PhoneField
          {...of('telephone')}
          country={values.country}
          value={values.telephone}
          hint={t('address.phoneHint')}
          onValue={(value) => onChange('telephone', value)}
        />
      </div>
    </div>
  )
}

type Common = {
  readonly name: string
  readonly id: string
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly autoComplete: string
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void
  readonly onBlur: () => void
}

type PostCodeProps = { readonly country: string; readonly field: Common }

function PostCodeField({ country, field }: PostCodeProps) {
  const t = useT()
  if (!hasPostCodes(country)) return null
  const example = checkPostCode('', country)?.value ?? ''
  return (
    <Field
      {...field}
      inputMode={/^[\d\s-]+$/.test(example) ? 'numeric' : 'text'}
      hint={example ? t('address.example', { value: example }) : undefined}
    />
  )
}

type CountryProps = { readonly rules: AddressRules; readonly field: Common }

function CountryField({ rules, field }: CountryProps) {
  if (rules.countries.length < 2) return null
  const { name, id, label, value, error, autoComplete: purpose, onChange } = field
  const options = rules.countries.map((country) => ({ value: country.id, label: country.name }))
  return (
    <div className={styles['wide']}>
      <Select
        name={name}
        id={id}
        label={label}
        value={value}
        error={error}
        autoComplete={purpose}
        options={options}
        onChange={onChange}
      />
    </div>
  )
}

type RegionProps = { readonly values: AddressValues; readonly rules: AddressRules; readonly field: Common }

function RegionField({ values, rules, field }: RegionProps) {
  const t = useT()
  if (!showsRegion(rules, values.country)) return null
  const regions = regionsOf(rules, values.country)
  const { name, id, label, value, error, autoComplete: purpose, onChange, onBlur } = field
  const common = {
    name,
    id,
    label,
    value,
    error,
    autoComplete: purpose,
    onChange,
    onBlur,
    isOptional: !needsRegion(rules, values.country),
  }
  const options = [
    { value: '', label: t('address.choose') },
    ...regions.map((region) => ({ value: String(region.id), label: region.name })),
  ]
  return (
    <div className={styles['wide']}>
      {regions.length > 0 ? <Select {...common} options={options} /> : <Field {...common} />}
    </div>
  )
}
