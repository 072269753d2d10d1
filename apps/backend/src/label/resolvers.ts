import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { findLabels } from './find-labels.ts'
import { selectSetting } from './queries.ts'

export const resolvers: Resolvers = {
  Query: {
    amLabelProvider: (_root, { productIds, mode }, context) =>
      findLabels(
        context,
        (productIds ?? []).filter((id) => id !== null),
        mode ?? 'CATEGORY',
      ),
    amLabelSetting: async (_root, _args, context) => {
      const setting = await selectSetting(context.db, context.store.id)
      return {
        product_container: setting.productContainer,
        category_container: setting.categoryContainer,
        max_labels: setting.maxLabels,
        show_several_on_place: setting.showSeveralOnPlace,
        labels_alignment: setting.labelsAlignment,
        margin_between: setting.marginBetween,
      }
    },
  },
}
