export interface StoreEvents {
  /** A store view or a setting changed. */
  'store.changed': Record<string, never>
}
