import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { slotPlaces } from '@bocian/plugin'
import type { LoadedPlugin } from '@bocian/service/plugins.ts'
import { parse, print, stripIgnoredCharacters, type DocumentNode } from 'graphql'
import type { Plugin } from 'vite'

const source = join(import.meta.dirname, '../src')
const partsFile = join(source, 'pages/product/plugin-parts.ts')
const textsFile = join(source, 'platform/graphql/document-texts.gen.ts')
const isPart = /\/pages\/product\/(?:product\.route|buy-box|product-details)\.tsx$/

/**
 * Builds the components of plugins into the storefront, each in a chunk of its own, and their fields into one query. Without plugins
 * it leaves out the places for them, so that they cost no byte.
 */
export function pluginsPlugin(plugins: readonly LoadedPlugin[]): Plugin[] {
  const slots = slotsOf(plugins)
  if (slots.length === 0)
    return [
      {
        name: 'bocian-no-slots',
        enforce: 'pre',
        apply: 'build',
        transform: (code, id) => (isPart.test(id) ? { code: withoutSlots(code), map: null } : null),
      },
    ]
  return [
    {
      name: 'bocian-plugin-slots',
      enforce: 'pre',
      // Their code lies outside of the storefront. It uses the storefront's React.
      config: () => ({
        resolve: { dedupe: ['react', 'react-dom'] },
        server: { fs: { allow: [join(import.meta.dirname, '../../..'), ...plugins.map(({ folder }) => folder)] } },
      }),
      load(id) {
        if (id === partsFile) return renderParts(slots)
        if (id !== textsFile) return null
        return `${readFileSync(id, 'utf8').replace(/\}\s*$/, '')}\n  PluginParts: ${JSON.stringify(renderQuery(slots))},\n}\n`
      },
    },
  ]
}

/** A part of the product page without the places for plugins, and without loading their fields. Throws if something of them is left. */
export function withoutSlots(code: string): string {
  const rest = code
    .replaceAll(/<PluginSlot\b[^>]*\/>/g, '')
    .replace(/\(hasParts \? withPartData\([^)]*\) : (\w+)\)/, '$1')
    .replaceAll(/^import [^\n]* from '\.\/(?:plugin-slot|part-data|plugin-parts)\.tsx?'$/gm, '')
  if (/PluginSlot|hasParts|withPartData/.test(rest)) throw new Error('A place for plugins cannot be left out')
  return rest
}

/** The chunk of a module of a plugin; undefined for other modules. */
export function chunkOfPlugin(plugins: readonly LoadedPlugin[], id: string): string | undefined {
  const owner = plugins.find(
    ({ folder }) => id.startsWith(`${folder}/`) && !id.slice(folder.length).includes('/node_modules/'),
  )
  return owner === undefined ? undefined : `plugin-${owner.plugin.name}`
}

type Slot = { readonly place: string; readonly file: string; readonly fields: DocumentNode }

const slotsOf = (plugins: readonly LoadedPlugin[]): readonly Slot[] =>
  plugins.flatMap(({ plugin: { name, slots = [] }, folder }) =>
    slots.map(({ place, component, fields }) => {
      try {
        return { place, file: join(folder, component), fields: parse(`{ ${fields} }`) }
      } catch (error) {
        throw new Error(`The plugin ${name}: the fields of ${component}: ${String(error)}`, { cause: error })
      }
    }),
  )

function renderParts(slots: readonly Slot[]): string {
  const lazy = join(source, 'platform/hydration/lazy-until-interaction.ts')
  const places = slotPlaces.map((place) => {
    const parts = slots
      .filter((slot) => slot.place === place)
      .map(
        ({ file, fields }) =>
          `{ fields: ${JSON.stringify(namesOf(fields))}, Part: lazyUntilInteraction(async () => (await import(${JSON.stringify(file)})).default) }`,
      )
    return `${JSON.stringify(place)}: [${parts.join(', ')}]`
  })
  return `import { lazyUntilInteraction } from ${JSON.stringify(lazy)}
export const hasParts = true
export const pluginParts = { ${places.join(', ')} }
`
}

/** The names under which the fields are in the answer. */
const namesOf = ({ definitions }: DocumentNode): readonly string[] =>
  definitions.flatMap((node) =>
    node.kind === 'OperationDefinition'
      ? node.selectionSet.selections.flatMap((one) => (one.kind === 'Field' ? [(one.alias ?? one.name).value] : []))
      : [],
  )

function renderQuery(slots: readonly Slot[]): string {
  const fields = slots.map(({ fields: document }) => print(document).slice(1, -1)).join(' ')
  return stripIgnoredCharacters(
    `query PluginParts($uid: String!) { products(filter: { uid: { eq: $uid } }, pageSize: 1) { items { __typename uid ${fields} } } }`,
  )
}
