import { attributeList } from './attribute-list.ts'
import { palette } from './colours.ts'
import { materials } from './fabrics.ts'
import { brands, collections, genders, seasons } from './labels.ts'
import type { Row } from './row.ts'
import { ages, ageValue, allSizes, printRange } from './sizes.ts'
import { slug } from './slug.ts'
import { languages, localeOf } from './stores.ts'
import type { Language } from './stores.ts'
import { sentenceCase } from './texts/phrase.ts'
import { texts } from './texts/texts.ts'

const labels = (label: (language: Language) => string): Row =>
  Object.fromEntries(languages.map((language) => [`label_${localeOf[language]}`, label(language)]))

/** The attributes of the shop, one row each. */
export function* attributeRows(): Generator<Row> {
  for (const [i, { code, input, filterable, configurable }] of attributeList.entries()) {
    yield {
      code,
      input,
      is_filterable: filterable ? '1' : '0',
      is_configurable: configurable ? '1' : '0',
      position: String(i + 1),
      label: texts.en.words.attributes[code],
      ...labels((language) => texts[language].words.attributes[code]),
    }
  }
}

type Option = { readonly value: string; readonly swatch?: string; readonly label: (language: Language) => string }

const optionsOf: Readonly<Record<string, readonly Option[]>> = {
  cdrl_size: allSizes.map((size) => ({ value: size, label: (language) => printRange(size, language) })),
  color: palette.map(({ code, admin, hex }) => ({
    value: admin,
    swatch: `#${hex}`,
    label: (language) => sentenceCase(texts[language].words.colours[code].label),
  })),
  cdrl_age: ages.map((age) => ({ value: ageValue(age), label: (language) => texts[language].words.age(age) })),
  cdrl_gender: genders.map(({ code, admin }) => ({
    value: admin,
    label: (language) => texts[language].words.genders[code],
  })),
  cdrl_brand: brands.map(({ name }) => ({ value: name, label: () => name })),
  cdrl_material: materials.map(({ code, admin }) => ({
    value: admin,
    label: (language) => texts[language].words.materials[code],
  })),
  cdrl_season: seasons.map(({ code, admin }) => ({
    value: admin,
    label: (language) => texts[language].words.seasons[code],
  })),
  cdrl_product_collection: collections.map(({ code, admin }) => ({
    value: admin,
    label: (language) => texts[language].words.collections[code],
  })),
}

/** The values of the select attributes, each with its slug and its label in every language. */
export function* optionRows(): Generator<Row> {
  for (const [attribute, options] of Object.entries(optionsOf)) {
    for (const [i, { value, swatch, label }] of options.entries()) {
      const slugs = languages.map((language) => [`slug_${localeOf[language]}`, slug(label(language), language)])
      yield {
        attribute_code: attribute,
        value,
        position: String(i + 1),
        swatch: swatch ?? '',
        slug: slug(value, 'en'),
        ...labels(label),
        ...Object.fromEntries(slugs),
      }
    }
  }
}
