import type { Examples } from '../examples.ts'
import { Field } from './field.tsx'
import { PasswordField } from './password-field.tsx'
import { TextArea } from './text-area.tsx'

export const examples: Examples = {
  title: 'Field',
  items: [
    { name: 'Required', View: () => <Field label="First name" name="first" /> },
    {
      name: 'Optional with a hint',
      View: () => <Field label="Company" name="company" isOptional hint="As it stands on the invoice" />,
    },
    {
      name: 'With an error',
      View: () => <Field label="Email" name="email" defaultValue="anna@" error="Please enter a valid email address." />,
    },
    {
      name: 'Several lines',
      View: () => <TextArea label="Message" name="message" hint="Your order number helps" />,
    },
    {
      name: 'A password',
      View: () => <PasswordField label="Password" name="password" autoComplete="current-password" />,
    },
    { name: 'Off', View: () => <Field label="City" name="city" defaultValue="Gdynia" disabled /> },
  ],
}
