/** Whether a part of an emailed link is the id of a newsletter subscription. */
export const isSubscriptionId = (id: string | undefined): boolean => /^\d{1,9}$/.test(id ?? '')
