// A Vendure shop set up for production as in its manual: the default search, no cache in front, one process for requests.
import {
  bootstrap,
  DefaultJobQueuePlugin,
  DefaultLogger,
  DefaultSearchPlugin,
  dummyPaymentHandler,
  LogLevel,
} from '@vendure/core'

const { DATABASE_URL, PORT } = process.env
// Assets are only referenced, never stored.
const namedAssets = {
  toAbsoluteUrl: (_request, identifier) => `http://127.0.0.1:${PORT}/assets/${identifier}`,
  fileExists: async () => false,
  writeFileFromBuffer: async (name) => name,
  writeFileFromStream: async (name) => name,
  readFileToBuffer: async () => Buffer.alloc(0),
  readFileToStream: async () => undefined,
  deleteFile: async () => undefined,
}
const isFirst = process.argv.includes('--make-tables')

const app = await bootstrap({
  apiOptions: {
    port: Number(PORT),
    hostname: '127.0.0.1',
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
    cors: false,
  },
  authOptions: { tokenMethod: 'bearer', superadminCredentials: { identifier: 'bench', password: 'bench' } },
  dbConnectionOptions: { type: 'postgres', url: DATABASE_URL, synchronize: isFirst, logging: false, migrations: [] },
  assetOptions: { assetStorageStrategy: namedAssets },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  logger: new DefaultLogger({ level: LogLevel.Warn }),
  plugins: [DefaultJobQueuePlugin.init({}), DefaultSearchPlugin.init({ bufferUpdates: false })],
})

if (isFirst) {
  await app.close()
  process.exit(0)
}
process.on('SIGTERM', () => app.close().finally(() => process.exit(0)))
