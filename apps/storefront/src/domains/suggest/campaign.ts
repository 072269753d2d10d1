/** The campaign whose products are suggested. */
export const campaign = { campaign_type: 'popular' }
