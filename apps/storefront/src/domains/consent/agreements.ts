import type { ShopAgreementFragment } from '#src/platform/graphql/documents.gen.ts'

/** What a visitor is asked to agree to. */
export type Agreement = {
  readonly id: number
  readonly name: string
  readonly label: string
  readonly content: string
  readonly isHtml: boolean
  /** A sentence below the label; may be empty. */
  readonly smallDescription: string
  readonly isRequired: boolean
  readonly version: number | null
  readonly links: readonly { readonly label: string; readonly path: string }[]
}

/** The agreements of a form, as the shop's own field returns them. */
export const shopAgreements = (agreements: readonly (ShopAgreementFragment | null)[] | null): readonly Agreement[] =>
  (agreements ?? []).flatMap((agreement) =>
    agreement
      ? [
          {
            id: agreement.id,
            name: agreement.front_label ?? '',
            label: agreement.front_label ?? '',
            content: agreement.content ?? '',
            isHtml: false,
            smallDescription: agreement.small_description ?? '',
            isRequired: agreement.required ?? false,
            version: agreement.version ?? null,
            links: (agreement.links ?? []).flatMap((link) =>
              link?.relative_url ? [{ label: link.label ?? '', path: `/${link.relative_url}` }] : [],
            ),
          },
        ]
      : [],
  )

/** CONS-06: the required agreements that are not given. */
export const missingConsents = (agreements: readonly Agreement[], given: ReadonlySet<number>): readonly number[] =>
  agreements.filter(({ id, isRequired }) => isRequired && !given.has(id)).map(({ id }) => id)

/** The name of the checkbox of an agreement, or of the one that gives all. */
export const consentName = (id: number | 'all'): string => `agreement-${id}`

/** The agreements that were ticked in a submitted form. */
export const givenConsents = (form: FormData, agreements: readonly Agreement[]): ReadonlySet<number> =>
  new Set(agreements.filter(({ id }) => form.has(consentName(id))).map(({ id }) => id))
