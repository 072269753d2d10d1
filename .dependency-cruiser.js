// Backend domains from the ground up: a domain may import its own rank and the ranks before it.
const ranks = [
  ['store'],
  ['email'],
  ['catalogue', 'pricing', 'inventory', 'cms', 'store-locator'],
  ['consent'],
  ['customer'],
  [
    'attribute',
    'blog',
    'compare',
    'review',
    'search',
    'suggest',
    'url',
    'wishlist',
    'product-alert',
    'gift-card',
    'loyalty',
    'agent',
    'label',
    'lookbook',
  ],
  ['cart'],
  ['checkout', 'dynamic-block', 'payment'],
  ['opening'],
  ['order', 'returns'],
  ['plugins'],
  ['seo', 'recommendation', 'import-export', 'privacy', 'content', 'shop-description', 'admin'],
]
// The storefront's floors from the ground up, and on the `domains` floor the ranks of its domains.
const floors = ['platform', 'ui', 'domains', 'shell', 'pages', 'boot', 'server']
const storefrontRanks = [
  ['store'],
  ['cart-id'],
  ['session'],
  ['seo', 'cms', 'consent'],
  ['size-chart'],
  ['catalogue', 'agent'],
  ['customer', 'address'],
  ['label', 'lookbook', 'blog', 'store-locator', 'recommendation', 'product-alert', 'suggest', 'wishlist', 'loyalty'],
  ['cart'],
  ['product-card'],
  ['listing', 'product-list'],
  ['payment'],
  ['checkout'],
  ['order'],
  ['order-placed', 'returns'],
]
const backend = '^apps/backend/src'
const storefront = '^apps/storefront/src'
const anyOf = (names) => `(${names.flat().join('|')})`
const domain = anyOf(ranks)
// The backend's folders that no domain may import.
const outside = 'start|http|contract|resilience|testing'
// Tests and what only tests use may import behind the public modules.
const tests = ['\\.test\\.tsx?$', '/testing[a-z-]*\\.tsx?$']
// Files at the root of a domain that its rooms may import.
const ground = [
  '/(types|errors|events|queries)\\.ts$',
  '-queries\\.ts$',
  '/calculate-[^/]+\\.ts$',
  '/catalogue/(drafts|pages|parse-size-rows|slug|taxonomy)\\.ts$',
]
const forbid = (name, from, to, more = {}) => ({ name, severity: 'error', from, to, ...more })

export default {
  forbidden: [
    forbid('apps-meet-only-in-the-schema', { path: '^apps/([^/]+)/' }, { path: '^apps/', pathNot: '^apps/$1/' }),
    forbid('packages-know-no-app', { path: '^packages/' }, { path: '^apps/' }),
    forbid('no-file-cycles', {}, { circular: true }),

    forbid(
      'domains-know-nothing-of-the-start',
      { path: `${backend}/(platform|${domain})/`, pathNot: [`${backend}/admin/`, ...tests] },
      { path: `${backend}/(${outside})/` },
    ),
    forbid(
      'backend-folders-have-a-rank',
      {},
      { path: `${backend}/[^/]+/`, pathNot: `${backend}/(platform|${outside}|${domain})/` },
    ),
    forbid('platform-knows-no-domain', { path: `${backend}/platform/` }, { path: `${backend}/${domain}/` }),
    // A domain's public module is the file named like its folder; a subfolder may have one for a narrower purpose.
    forbid(
      'domains-meet-at-the-public-module',
      { path: `${backend}/([^/]+)/`, pathNot: [`${backend}/start/`, ...tests] },
      {
        path: `${backend}/${domain}/`,
        pathNot: [
          `${backend}/$1/`,
          `${backend}/([^/]+)/\\1\\.ts$`,
          `${backend}/[^/]+/(?<folder>[^/]+)/\\k<folder>\\.ts$`,
        ],
      },
    ),
    ...ranks
      .slice(0, -1)
      .map((rank, i) =>
        forbid(
          `rank-${i}-imports-nothing-above-it`,
          { path: `${backend}/${anyOf(rank)}/` },
          { path: `${backend}/${anyOf(ranks.slice(i + 1))}/` },
        ),
      ),
    forbid(
      'resolvers-are-for-the-schema-only',
      { path: backend, pathNot: [`${backend}/schema\\.ts$`, ...tests] },
      { path: '/resolvers\\.ts$' },
    ),
    // In a domain with rooms, a room takes from the root only the ground: shapes, errors, events, queries and pure calculations.
    forbid(
      'rooms-take-only-the-ground-above',
      { path: `${backend}/([^/]+)/[^/]+/`, pathNot: [`${backend}/(platform|payment|${outside})/`, ...tests] },
      { path: `${backend}/$1/[^/]+\\.ts$`, pathNot: ground },
    ),
    forbid(
      'the-ground-knows-no-room',
      { path: `${backend}/([^/]+)/(types|errors|events|queries)\\.ts$` },
      { path: `${backend}/$1/[^/]+/` },
    ),
    forbid(
      'sql-lives-in-queries',
      { path: `${backend}/${domain}/`, pathNot: ['queries\\.ts$', ...tests] },
      { path: '(^|node_modules/)(kysely|pg|@electric-sql)(/|$)' },
    ),
    forbid(
      'calculations-are-pure',
      { path: '/calculate-[^/]+\\.ts$', pathNot: '\\.test\\.ts$' },
      { pathNot: ['/(calculate-[^/]+|types|errors)\\.ts$', '^packages/rules/src/'] },
    ),

    ...floors
      .slice(0, -1)
      .map((floor, i) =>
        forbid(
          `storefront-${floor}-imports-nothing-above-it`,
          { path: `${storefront}/${floor}/` },
          { path: `${storefront}/${anyOf(floors.slice(i + 1))}/` },
        ),
      ),
    ...storefrontRanks
      .slice(0, -1)
      .map((rank, i) =>
        forbid(
          `storefront-rank-${i}-imports-nothing-above-it`,
          { path: `${storefront}/domains/${anyOf(rank)}/` },
          { path: `${storefront}/domains/${anyOf(storefrontRanks.slice(i + 1))}/` },
        ),
      ),
    forbid(
      'storefront-files-stand-on-a-floor',
      {},
      {
        path: `${storefront}/`,
        pathNot: [`${storefront}/${anyOf(floors)}/`, `${storefront}/domains/${anyOf(storefrontRanks)}/`],
      },
    ),
    // What two areas show is in a domain.
    forbid(
      'pages-do-not-import-other-pages',
      { path: `${storefront}/pages/([^/]+)/`, pathNot: tests },
      { path: `${storefront}/pages/`, pathNot: `${storefront}/pages/$1/` },
    ),
    forbid(
      'routes-are-for-the-route-table-only',
      { path: storefront, pathNot: ['/routes\\.ts$', ...tests] },
      { path: '\\.route\\.tsx$' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Generated resolver types name every domain's types; no code is reached through them.
    exclude: { path: '^apps/[^/]+/dist/|^data/|resolvers\\.gen\\.ts$' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
}
