import net, { type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { smtpDelivery } from './smtp.ts'

/** A mail server that accepts every message and resolves with what it received. */
function takesEverything(): Promise<{ port: number; sent: Promise<string> }> {
  return new Promise((listening) => {
    const server = net.createServer()
    const sent = new Promise<string>((resolve) => {
      server.once('connection', (socket) => {
        let received = ''
        socket.write('220 test\r\n')
        socket.on('data', (chunk) => {
          received += chunk.toString('latin1')
          if (received.endsWith('\r\nDATA\r\n')) socket.write('354 go on\r\n')
          else if (!received.includes('\r\nDATA\r\n')) socket.write('250 ok\r\n')
          else if (received.endsWith('\r\n.\r\n')) {
            socket.end('250 ok\r\n')
            server.close(() => resolve(received))
          }
        })
      })
    })
    server.listen(0, '127.0.0.1', () => listening({ port: (server.address() as AddressInfo).port, sent }))
  })
}

it('NEWS-08 lets mail programs unsubscribe with one click, from marketing emails only', async () => {
  const mail = { to: 'ada@example.com', subject: 'News', text: 'Coats', html: '<p>Coats</p>' }
  const unsubscribeUrl = `https://shop.example/newsletter/subscriber/unsubscribe/id/7/code/${'a'.repeat(43)}`
  const receive = async (more: object) => {
    const { port, sent } = await takesEverything()
    await (
      await smtpDelivery(`smtp://127.0.0.1:${port}`, 'shop@example.com')
    )({ ...mail, ...more })
    return (await sent).replaceAll(/\r\n\s+/g, ' ')
  }
  const received = await receive({ unsubscribeUrl })
  expect(received).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`)
  expect(received).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(await receive({})).not.toContain('List-Unsubscribe')
})

it.each([
  [undefined, 'From: Shop <shop@example.com>'],
  [{ name: 'Motyl', email: '' }, 'From: Motyl <shop@example.com>'],
  [{ name: 'Motyl', email: 'info@motyl.example' }, 'From: Motyl <info@motyl.example>'],
])('sends an email in the name of its shop: %j', async (sender, from) => {
  const { port, sent } = await takesEverything()
  const deliver = await smtpDelivery(`smtp://127.0.0.1:${port}`, 'Shop <shop@example.com>')
  await deliver({ to: 'ada@example.com', ...(sender ? { sender } : {}), subject: 'A', text: 'B', html: '<p>B' })
  expect(await sent).toContain(from)
})

it('sends the pictures of an email as parts referenced by its HTML', async () => {
  const { port, sent } = await takesEverything()
  const deliver = await smtpDelivery(`smtp://127.0.0.1:${port}`, 'shop@example.com')
  await deliver({
    to: 'ada@example.com',
    subject: 'Pay',
    text: 'IBAN',
    html: '<img src="cid:code@bocian" alt="">',
    attachments: [{ cid: 'code@bocian', name: '1.png', type: 'image/png', base64: 'iVBORw0KGgo=' }],
  })
  const received = await sent
  expect(received).toMatch(/Content-Type: multipart\/(related|alternative)/)
  expect(received).toMatch(/Content-ID: <code@bocian>/i)
  expect(received).toMatch(/Content-Type: image\/png; name=1\.png/)
  expect(received).toContain('Content-Disposition: inline; filename=1.png')
  expect(received).toContain('iVBORw0KGgo=')
})
