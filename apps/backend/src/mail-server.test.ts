import net, { type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { mailServer } from './mail-server.ts'

/** A mail server that accepts everything; resolves with what it received. */
function takesEverything(): Promise<{ port: number; sent: Promise<string> }> {
  return new Promise((listening) => {
    const server = net.createServer()
    const sent = new Promise<string>((resolve) => {
      server.once('connection', (socket) => {
        let heard = ''
        socket.write('220 test\r\n')
        socket.on('data', (chunk) => {
          heard += chunk.toString('latin1')
          if (heard.endsWith('\r\nDATA\r\n')) socket.write('354 go on\r\n')
          else if (!heard.includes('\r\nDATA\r\n')) socket.write('250 ok\r\n')
          else if (heard.endsWith('\r\n.\r\n')) {
            socket.end('250 ok\r\n')
            server.close(() => resolve(heard))
          }
        })
      })
    })
    server.listen(0, '127.0.0.1', () => listening({ port: (server.address() as AddressInfo).port, sent }))
  })
}

it('sends the pictures of an email as parts referenced by its HTML', async () => {
  const { port, sent } = await takesEverything()
  await mailServer(
    `smtp://127.0.0.1:${port}`,
    'shop@example.com',
  )({
    to: 'ada@example.com',
    subject: 'Pay',
    text: 'IBAN',
    html: '<img src="cid:code@bocian" alt="">',
    attachments: [{ cid: 'code@bocian', name: '1.png', type: 'image/png', base64: 'iVBORw0KGgo=' }],
  })
  const heard = await sent
  expect(heard).toMatch(/Content-Type: multipart\/(related|alternative)/)
  expect(heard).toMatch(/Content-ID: <code@bocian>/i)
  expect(heard).toMatch(/Content-Type: image\/png; name=1\.png/)
  expect(heard).toContain('Content-Disposition: inline; filename=1.png')
  expect(heard).toContain('iVBORw0KGgo=')
})
