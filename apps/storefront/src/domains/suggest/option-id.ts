export const optionId = (list: string, place: number): string => `${list}-${place}`
