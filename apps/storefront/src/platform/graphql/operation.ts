declare const types: unique symbol

/** The name of a query or mutation, typed with its result and variables. The client looks up its text by this name. */
export type Operation<Result, Variables> = string & { readonly [types]: (variables: Variables) => Result }
