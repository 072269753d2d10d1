import {
  MegaMenuDocument,
  MenuBlocksDocument,
  SidebarMenuDocument,
  type MegaMenuQuery,
  type SidebarMenuQuery,
} from '#src/graphql/documents.gen.ts'
import { cacheAndNetwork } from '#src/graphql/cache-and-network.ts'

/** The five levels of the mega menu. */
export function askMegaMenu(onAnswer: (answer: MegaMenuQuery) => void): Promise<void> {
  return cacheAndNetwork(MegaMenuDocument, {}, onAnswer)
}

/** The four levels of the drawer. */
export function askSidebar(onAnswer: (answer: SidebarMenuQuery) => void): Promise<void> {
  return cacheAndNetwork(SidebarMenuDocument, {}, onAnswer)
}

/** The content blocks of the panels, by identifier. */
export async function askBlocks(
  identifiers: readonly string[],
  onAnswer: (blocks: ReadonlyMap<string, string>) => void,
): Promise<void> {
  await cacheAndNetwork(MenuBlocksDocument, { identifiers: [...identifiers] }, (answer) => {
    const known = (answer.cmsBlocks?.items ?? []).filter((block) => block !== null)
    onAnswer(new Map(known.map((block) => [block.identifier ?? '', block.content ?? ''])))
  })
}
