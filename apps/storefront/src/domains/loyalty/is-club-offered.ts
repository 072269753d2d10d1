type Config = { readonly loyalty?: { readonly enabled?: boolean | null } | null } | null | undefined

/** Whether the store view has a loyalty club. */
export const isClubOffered = (config: Config): boolean => config?.loyalty?.enabled === true
