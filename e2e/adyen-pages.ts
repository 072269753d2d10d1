/**
 * The content of one of Adyen's frames: a field that reports to the page only whether it is complete, and passes its input as a
 * blob that only Adyen can read. It implements the protocol of `securedFields` 6.
 */
export const fieldPage = (numbers: readonly string[]): string => `<!doctype html>
<html lang="en">
<title>field</title>
<style>body{margin:0}input{box-sizing:border-box;width:100%;height:2.5rem;border:0;font:1rem sans-serif}</style>
<input inputmode="numeric" autocomplete="off">
<script>
const [input] = document.getElementsByTagName('input')
const numbers = ${JSON.stringify(numbers)}
let field, numKey, isWhole = false
const tell = (message) => parent.postMessage(JSON.stringify({ fieldType: field, numKey, ...message }), '*')
const blob = (text) => 'adyenjs_' + btoa(text)
const kinds = {
  encryptedCardNumber: { code: 'cc.num', key: 'number', whole: (text) => numbers.includes(text.replaceAll(' ', '')) },
  encryptedExpiryDate: { code: 'cc.dat', key: 'date', whole: (text) => /^(0[1-9]|1[0-2])\\/\\d\\d$/.test(text) },
  encryptedSecurityCode: { code: 'cc.cvc', key: 'cvc', whole: (text) => /^\\d{3}$/.test(text) },
}
const parts = {
  encryptedCardNumber: (text) => ({ encryptedCardNumber: text.replaceAll(' ', '') }),
  encryptedExpiryDate: (text) => ({ encryptedExpiryMonth: text.slice(0, 2), encryptedExpiryYear: '20' + text.slice(3) }),
  encryptedSecurityCode: (text) => ({ encryptedSecurityCode: text }),
}
addEventListener('message', ({ data }) => {
  const asked = JSON.parse(data)
  if (field === undefined) {
    field = asked.fieldType
    numKey = asked.numKey
    input.ariaLabel = asked.iframeUIConfig.ariaConfig[field].label
    document.documentElement.lang = asked.iframeUIConfig.ariaConfig.lang
    tell({ action: 'config' })
  } else if (asked.focus) input.focus()
})
for (const type of ['focus', 'blur'])
  input.addEventListener(type, () => {
    tell({ action: 'focus', focus: type === 'focus' })
    const { code } = kinds[field]
    if (type === 'blur' && input.value !== '' && !isWhole) tell({ action: 'incomplete field', error: code + '.9' + code.length + '1' })
  })
input.addEventListener('keydown', ({ key }) => {
  if (key === 'Enter') tell({ action: 'enterKeyPressed' })
})
input.addEventListener('input', () => {
  if (field === 'encryptedExpiryDate' && input.value.length === 2) input.value += '/'
  const text = input.value
  isWhole = kinds[field].whole(text)
  if (field === 'encryptedCardNumber' && text.length === 6) tell({ action: 'binValue', binValue: text, encryptedBin: blob(text), uuid: 'lookup' })
  if (!isWhole) return tell({ action: kinds[field].key + 'KeyPressed', error: '' })
  const encrypted = Object.entries(parts[field](text)).map(([encryptedFieldName, value]) => ({ encryptedFieldName, blob: blob(value) }))
  tell({ action: 'encryption', [field]: encrypted, ...(field === 'encryptedCardNumber' ? { endDigits: text.slice(-4) } : {}) })
})
</script>`

/** The page of the bank, where the card holder confirms or declines. */
export const bankPage = (ways: { readonly confirm: string; readonly refuse: string }): string => `<!doctype html>
<html lang="pl">
<title>Bank</title>
<main><h1>Bank</h1>
<p><a id="confirm" href="${ways.confirm.replaceAll('&', '&amp;')}">Potwierdzam</a>
<a id="refuse" href="${ways.refuse.replaceAll('&', '&amp;')}">Odrzucam</a></p></main>`
