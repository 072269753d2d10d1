/** The id of the nth suggestion of a list. */
export const optionId = (list: string, place: number): string => `${list}-${place}`
