import {
  MegaMenuDocument,
  MenuBlocksDocument,
  SidebarMenuDocument,
  type MegaMenuQuery,
  type SidebarMenuQuery,
} from '#src/platform/graphql/documents.gen.ts'
import { cacheAndNetwork } from '#src/platform/graphql/client.ts'

/** Loads the five levels of the mega menu. */
export function loadMegaMenu(onData: (data: MegaMenuQuery) => void): Promise<void> {
  return cacheAndNetwork(MegaMenuDocument, {}, onData)
}

/** Loads the four levels of the drawer menu. */
export function loadSidebarMenu(onData: (data: SidebarMenuQuery) => void): Promise<void> {
  return cacheAndNetwork(SidebarMenuDocument, {}, onData)
}

/** Loads the content blocks of the panels, by identifier. */
export async function loadMenuBlocks(
  identifiers: readonly string[],
  onData: (blocks: ReadonlyMap<string, string>) => void,
): Promise<void> {
  await cacheAndNetwork(MenuBlocksDocument, { identifiers: [...identifiers] }, (data) => {
    const known = (data.cmsBlocks?.items ?? []).filter((block) => block !== null)
    onData(new Map(known.map((block) => [block.identifier ?? '', block.content ?? ''])))
  })
}
