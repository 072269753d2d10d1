import type { Language } from '../stores.ts'

type Words = Readonly<Record<'terms' | 'newsletter' | 'newsletterContent', string>>

/** Labels of the checkout agreements and the newsletter's explanation. */
export const agreementTexts: Readonly<Record<Language, Words>> = {
  pl: {
    terms: 'Akceptuję regulamin sklepu i znam treść polityki prywatności',
    newsletter: 'Chcę dostawać newsletter sklepu Bocian: nowości i promocje na mój adres e-mail',
    newsletterContent:
      'Zgoda jest dobrowolna i możesz ją wycofać w każdej chwili linkiem, który jest w każdej wiadomości. Najpierw wyślemy jeden e-mail z prośbą o potwierdzenie adresu; bez potwierdzenia nie napiszemy więcej. O administratorze danych i Twoich prawach mówi polityka prywatności.',
  },
  cs: {
    terms: 'Souhlasím s obchodními podmínkami a beru na vědomí zásady ochrany osobních údajů',
    newsletter: 'Chci dostávat newsletter obchodu Bocian: novinky a akce na svůj e-mail',
    newsletterContent:
      'Souhlas je dobrovolný a můžete ho kdykoli odvolat odkazem v každé zprávě. Nejdřív pošleme jeden e-mail s prosbou o potvrzení adresy; bez potvrzení už nic nepošleme. O správci údajů a vašich právech se dočtete v zásadách ochrany osobních údajů.',
  },
  sk: {
    terms: 'Súhlasím s obchodnými podmienkami a beriem na vedomie zásady ochrany osobných údajov',
    newsletter: 'Chcem dostávať newsletter obchodu Bocian: novinky a akcie na svoj e-mail',
    newsletterContent:
      'Súhlas je dobrovoľný a môžete ho kedykoľvek odvolať odkazom v každej správe. Najprv pošleme jeden e-mail s prosbou o potvrdenie adresy; bez potvrdenia už nič nepošleme. O správcovi údajov a vašich právach sa dočítate v zásadách ochrany osobných údajov.',
  },
  de: {
    terms: 'Ich akzeptiere die AGB und habe die Datenschutzerklärung zur Kenntnis genommen',
    newsletter: 'Ich möchte den Bocian-Newsletter mit Neuheiten und Angeboten per E-Mail erhalten',
    newsletterContent:
      'Die Einwilligung ist freiwillig und jederzeit über den Link in jeder Nachricht widerrufbar. Zuerst schicken wir eine E-Mail mit der Bitte, die Adresse zu bestätigen; ohne Bestätigung schreiben wir nicht noch einmal. Wer verantwortlich ist und welche Rechte Sie haben, steht in der Datenschutzerklärung.',
  },
  en: {
    terms: 'I accept the terms and conditions and have read the privacy notice',
    newsletter: 'I would like the Bocian newsletter with new arrivals and offers by email',
    newsletterContent:
      'This is your free choice and you can take it back at any time with the link in every letter. We first send one email that asks you to confirm the address; without that we write no more. The privacy notice tells who is responsible and which rights you have.',
  },
  ro: {
    terms: 'Accept termenii și condițiile și am citit politica de confidențialitate',
    newsletter: 'Vreau să primesc newsletterul Bocian, cu noutăți și oferte, pe e-mail',
    newsletterContent:
      'Acordul este liber și îl poți retrage oricând prin linkul din fiecare mesaj. Mai întâi trimitem un singur e-mail prin care confirmi adresa; fără confirmare nu mai scriem. În politica de confidențialitate afli cine răspunde de date și ce drepturi ai.',
  },
  uk: {
    terms: 'Приймаю умови продажу й підтверджую ознайомлення з політикою приватності',
    newsletter: 'Хочу отримувати розсилку Bocian про новинки й акції на електронну пошту',
    newsletterContent:
      'Згода добровільна, і її можна будь-коли відкликати за посиланням у кожному листі. Спершу надішлемо один лист із проханням підтвердити адресу; без підтвердження більше не писатимемо. Хто відповідає за дані та які права ви маєте, сказано в політиці приватності.',
  },
  hy: {
    terms: 'Ընդունում եմ վաճառքի պայմանները և ծանոթացել եմ գաղտնիության քաղաքականությանը',
    newsletter: 'Ցանկանում եմ էլ. փոստով ստանալ Bocian-ի տեղեկագիրը՝ նորույթներ և առաջարկներ',
    newsletterContent:
      'Համաձայնությունը կամավոր է, և այն կարող եք ցանկացած պահի հետ վերցնել յուրաքանչյուր նամակում եղած հղումով։ Նախ կուղարկենք մեկ նամակ՝ հասցեն հաստատելու խնդրանքով. առանց հաստատման այլևս չենք գրի։ Տվյալների պատասխանատուի և ձեր իրավունքների մասին կարդացեք գաղտնիության քաղաքականության մեջ։',
  },
}
