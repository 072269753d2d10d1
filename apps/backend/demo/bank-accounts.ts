import { company } from './company.ts'
import type { Language } from './stores.ts'
import { stores } from './stores.ts'

type Account = readonly [account: string, bic: string]

// Fictitious banks with valid check digits. Armenian accounts have no IBAN.
const accounts: Readonly<Record<Language, Account>> = {
  pl: ['PL47000000000000001234567890', 'DEMOPLPW'],
  cs: ['CZ7300000000001234567899', 'DEMOCZPP'],
  sk: ['SK7100000000001234567899', 'DEMOSKBX'],
  de: ['DE79000000001234567890', 'DEMODEFF'],
  en: ['IE35DEMO00000012345678', 'DEMOIE2D'],
  ro: ['RO07DEMO0000001234567890', 'DEMORO22'],
  uk: ['UA350000000000000001234567890', 'DEMOUAUK'],
  hy: ['0000001234567890', 'DEMOAM22'],
}

const instructions: Readonly<Record<Language, string>> = {
  pl: 'To sklep pokazowy: nie wysyłaj tu prawdziwych pieniędzy.',
  cs: 'Toto je ukázkový obchod: neposílejte sem skutečné peníze.',
  sk: 'Toto je ukážkový obchod: neposielajte sem skutočné peniaze.',
  de: 'Dies ist ein Demo-Shop: Bitte überweisen Sie kein echtes Geld.',
  en: 'This is a demo shop: do not send real money.',
  ro: 'Acesta este un magazin demonstrativ: nu trimite bani reali.',
  uk: 'Це демонстраційний магазин: не надсилайте сюди справжні гроші.',
  hy: 'Սա ցուցադրական խանութ է. իրական գումար մի՛ փոխանցեք։',
}

/** Bank transfer settings by store view, with fictitious accounts. */
export function bankAccounts(): { store: string; settings: Record<string, string> }[] {
  return stores.map(({ code, language }) => {
    const [account, bic] = accounts[language]
    return {
      store: code,
      settings: {
        'payment/banktransfer/payee': company.name,
        'payment/banktransfer/account': account,
        'payment/banktransfer/bic': bic,
        'payment/banktransfer/bank_name': 'Demo Bank',
        'payment/banktransfer/instructions': instructions[language],
      },
    }
  })
}
