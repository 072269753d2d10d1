import type { Language } from '../stores.ts'

type Words = Readonly<
  Record<
    | 'terms'
    | 'newsletter'
    | 'newsletterContent'
    | 'account'
    | 'accountContent'
    | 'offers'
    | 'offersSmall'
    | 'offersContent'
    | 'letters'
    | 'textMessages'
    | 'textMessagesContent'
    | 'club'
    | 'clubContent',
    string
  >
>

/** Labels and contents of the agreements; the content of the terms is their page. */
export const agreementTexts: Readonly<Record<Language, Words>> = {
  pl: {
    terms: 'Akceptuję regulamin sklepu i znam treść polityki prywatności',
    newsletter: 'Chcę dostawać newsletter sklepu Bocian: nowości i promocje na mój adres e-mail',
    newsletterContent:
      'Zgoda jest dobrowolna i możesz ją wycofać w każdej chwili linkiem, który jest w każdej wiadomości. Najpierw wyślemy jeden e-mail z prośbą o potwierdzenie adresu; bez potwierdzenia nie napiszemy więcej. O administratorze danych i Twoich prawach przeczytasz w polityce prywatności.',
    account: 'Akceptuję zasady prowadzenia konta klienta',
    accountContent:
      'Konto przechowuje Twoje dane, adresy, zamówienia i ulubione produkty, dzięki czemu nie wpisujesz ich ponownie. Możesz je w każdej chwili usunąć razem z danymi, których nie każe nam przechowywać prawo. O administratorze danych i Twoich prawach przeczytasz w polityce prywatności.',
    offers: 'Chcę oferty dobrane do moich zakupów',
    offersSmall: 'Zgodę możesz wycofać w każdej chwili na swoim koncie',
    offersContent:
      'Na podstawie Twoich zamówień i rozmiarów wybierzemy, co pokazać i o czym napisać. Zgoda jest dobrowolna, a konto działa tak samo bez niej. O administratorze danych i Twoich prawach przeczytasz w polityce prywatności.',
    letters: 'Zgadzam się na otrzymywanie newslettera sklepu Bocian na podany adres e-mail',
    textMessages: 'Chcę dostawać od sklepu Bocian SMS-y o promocjach i nowościach',
    textMessagesContent:
      'Zgoda jest dobrowolna i możesz ją wycofać w każdej chwili na swoim koncie albo razem z newsletterem. Numeru użyjemy tylko do wysyłania SMS-ów z newslettera. O administratorze danych i Twoich prawach przeczytasz w polityce prywatności.',
    club: 'Akceptuję zasady klubu',
    clubContent:
      'Za opłacone zakupy dostajesz punkty, a za punkty kupony. Zwrot odejmuje punkty za zwrócone rzeczy. Gdy zamkniesz konto, punkty i kupony przepadają. Żeby naliczać punkty, zapisujemy, ile wydajesz i co zwracasz. O administratorze danych i Twoich prawach przeczytasz w polityce prywatności.',
  },
  cs: {
    terms: 'Souhlasím s obchodními podmínkami a beru na vědomí zásady ochrany osobních údajů',
    newsletter: 'Chci dostávat newsletter obchodu Bocian: novinky a akce na svůj e-mail',
    newsletterContent:
      'Souhlas je dobrovolný a můžete ho kdykoli odvolat odkazem v každé zprávě. Nejdřív pošleme jeden e-mail s prosbou o potvrzení adresy; bez potvrzení už nic nepošleme. O správci údajů a vašich právech se dočtete v zásadách ochrany osobních údajů.',
    account: 'Souhlasím s pravidly zákaznického účtu',
    accountContent:
      'V účtu jsou vaše údaje, adresy, objednávky a oblíbené produkty, abyste je nemuseli zadávat znovu. Kdykoli ho můžete smazat i s údaji, které nemusíme uchovávat ze zákona. O správci údajů a vašich právech se dočtete v zásadách ochrany osobních údajů.',
    offers: 'Chci nabídky vybrané podle svých nákupů',
    offersSmall: 'Souhlas můžete kdykoli odvolat ve svém účtu',
    offersContent:
      'Podle vašich objednávek a velikostí vybereme, co vám ukázat a o čem napsat. Souhlas je dobrovolný a účet bez něj funguje stejně. O správci údajů a vašich právech se dočtete v zásadách ochrany osobních údajů.',
    letters: 'Souhlasím se zasíláním newsletteru obchodu Bocian na uvedený e-mail',
    textMessages: 'Chci od obchodu Bocian dostávat SMS o akcích a novinkách',
    textMessagesContent:
      'Souhlas je dobrovolný a můžete ho kdykoli odvolat ve svém účtu nebo spolu s newsletterem. Číslo použijeme jen k zasílání SMS z newsletteru. O správci údajů a vašich právech se dočtete v zásadách ochrany osobních údajů.',
    club: 'Souhlasím s pravidly klubu',
    clubContent:
      'Za zaplacené nákupy dostáváte body a za body kupony. Vrácení zboží odečte body za vrácené věci. Když účet smažete, body i kupony zaniknou. Abychom mohli body počítat, ukládáme, kolik utratíte a co vrátíte. O správci údajů a vašich právech se dočtete v zásadách ochrany osobních údajů.',
  },
  sk: {
    terms: 'Súhlasím s obchodnými podmienkami a beriem na vedomie zásady ochrany osobných údajov',
    newsletter: 'Chcem dostávať newsletter obchodu Bocian: novinky a akcie na svoj e-mail',
    newsletterContent:
      'Súhlas je dobrovoľný a môžete ho kedykoľvek odvolať odkazom v každej správe. Najprv pošleme jeden e-mail s prosbou o potvrdenie adresy; bez potvrdenia už nič nepošleme. O prevádzkovateľovi a vašich právach sa dočítate v zásadách ochrany osobných údajov.',
    account: 'Súhlasím s pravidlami zákazníckeho účtu',
    accountContent:
      'V účte sú vaše údaje, adresy, objednávky a obľúbené produkty, aby ste ich nemuseli zadávať znova. Kedykoľvek ho môžete vymazať aj s údajmi, ktoré nemusíme uchovávať zo zákona. O prevádzkovateľovi a vašich právach sa dočítate v zásadách ochrany osobných údajov.',
    offers: 'Chcem ponuky vybrané podľa svojich nákupov',
    offersSmall: 'Súhlas môžete kedykoľvek odvolať vo svojom účte',
    offersContent:
      'Podľa vašich objednávok a veľkostí vyberieme, čo vám ukázať a o čom napísať. Súhlas je dobrovoľný a účet bez neho funguje rovnako. O prevádzkovateľovi a vašich právach sa dočítate v zásadách ochrany osobných údajov.',
    letters: 'Súhlasím so zasielaním newslettera obchodu Bocian na uvedený e-mail',
    textMessages: 'Chcem od obchodu Bocian dostávať SMS o akciách a novinkách',
    textMessagesContent:
      'Súhlas je dobrovoľný a môžete ho kedykoľvek odvolať vo svojom účte alebo spolu s newsletterom. Číslo použijeme len na zasielanie SMS z newslettera. O prevádzkovateľovi a vašich právach sa dočítate v zásadách ochrany osobných údajov.',
    club: 'Súhlasím s pravidlami klubu',
    clubContent:
      'Za zaplatené nákupy dostávate body a za body kupóny. Pri vrátení tovaru sa body za vrátené veci odpočítajú. Keď účet vymažete, body aj kupóny zaniknú. Aby sme mohli body počítať, ukladáme, koľko miniete a čo vrátite. O prevádzkovateľovi a vašich právach sa dočítate v zásadách ochrany osobných údajov.',
  },
  de: {
    terms: 'Ich akzeptiere die AGB und habe die Datenschutzerklärung zur Kenntnis genommen',
    newsletter: 'Ich möchte den Bocian-Newsletter mit Neuheiten und Angeboten per E-Mail erhalten',
    newsletterContent:
      'Die Einwilligung ist freiwillig und jederzeit über den Link in jeder Nachricht widerrufbar. Zuerst schicken wir eine E-Mail mit der Bitte, die Adresse zu bestätigen; ohne Bestätigung schreiben wir nicht noch einmal. Wer für die Datenverarbeitung verantwortlich ist und welche Rechte Sie haben, steht in der Datenschutzerklärung.',
    account: 'Ich akzeptiere die Regeln für das Kundenkonto',
    accountContent:
      'Das Konto speichert Ihre Daten, Adressen, Bestellungen und Ihre Merkliste, damit Sie sie nicht noch einmal eingeben müssen. Sie können es jederzeit löschen, samt allen Daten, die wir nicht von Gesetzes wegen aufbewahren müssen. Wer für die Datenverarbeitung verantwortlich ist und welche Rechte Sie haben, steht in der Datenschutzerklärung.',
    offers: 'Ich möchte Angebote, die zu meinen Einkäufen passen',
    offersSmall: 'Sie können die Einwilligung jederzeit in Ihrem Konto widerrufen',
    offersContent:
      'Anhand Ihrer Bestellungen und Größen wählen wir aus, was wir Ihnen zeigen und worüber wir schreiben. Die Einwilligung ist freiwillig, das Konto funktioniert auch ohne sie. Wer für die Datenverarbeitung verantwortlich ist und welche Rechte Sie haben, steht in der Datenschutzerklärung.',
    letters: 'Ich bin einverstanden, dass Bocian mir den Newsletter an die angegebene E-Mail-Adresse schickt',
    textMessages: 'Ich möchte von Bocian SMS mit Angeboten und Neuheiten erhalten',
    textMessagesContent:
      'Die Einwilligung ist freiwillig und jederzeit in Ihrem Konto oder zusammen mit dem Newsletter widerrufbar. Wir nutzen die Nummer nur für die SMS des Newsletters. Wer für die Datenverarbeitung verantwortlich ist und welche Rechte Sie haben, steht in der Datenschutzerklärung.',
    club: 'Ich akzeptiere die Clubregeln',
    clubContent:
      'Für bezahlte Einkäufe erhalten Sie Punkte und für Punkte Gutscheine. Bei einer Rückgabe werden die Punkte der zurückgegebenen Artikel abgezogen. Wenn Sie Ihr Konto schließen, verfallen Punkte und Gutscheine. Um die Punkte zu berechnen, speichern wir, was Sie ausgeben und zurückgeben. Wer für die Datenverarbeitung verantwortlich ist und welche Rechte Sie haben, steht in der Datenschutzerklärung.',
  },
  en: {
    terms: 'I accept the terms and conditions and have read the privacy policy',
    newsletter: 'I would like the Bocian newsletter with new arrivals and offers by email',
    newsletterContent:
      'Your consent is voluntary, and you can withdraw it at any time with the link in every email. We first send one email that asks you to confirm the address; without that, we will not write again. The privacy policy explains who is responsible for your data and what rights you have.',
    account: 'I accept the rules of the customer account',
    accountContent:
      'The account keeps your details, addresses, orders and wish lists, so that you do not have to enter them again. You can delete it at any time, with everything that the law does not require us to keep. The privacy policy explains who is responsible for your data and what rights you have.',
    offers: 'I would like offers chosen to match what I buy',
    offersSmall: 'You can withdraw your consent at any time in your account',
    offersContent:
      'From your orders and sizes we choose what to show you and what to write about. Your consent is voluntary; the account works just as well without it. The privacy policy explains who is responsible for your data and what rights you have.',
    letters: 'I agree to receive the Bocian newsletter at this email address',
    textMessages: 'I would like text messages from Bocian with offers and new arrivals',
    textMessagesContent:
      'Your consent is voluntary, and you can withdraw it at any time in your account or together with the newsletter. We use the number only for the newsletter’s text messages. The privacy policy explains who is responsible for your data and what rights you have.',
    club: 'I accept the rules of the club',
    clubContent:
      'You get points for what you buy and pay for, and coupons for points. A return takes back the points for the returned items. If you delete your account, points and coupons lapse. To count the points, we record what you spend and return. The privacy policy explains who is responsible for your data and what rights you have.',
  },
  ro: {
    terms: 'Accept termenii și condițiile și am citit politica de confidențialitate',
    newsletter: 'Vreau să primesc newsletterul Bocian, cu noutăți și oferte, pe e-mail',
    newsletterContent:
      'Acordul este voluntar și îl poți retrage oricând prin linkul din fiecare mesaj. Mai întâi trimitem un singur e-mail prin care confirmi adresa; fără confirmare nu îți mai scriem. În politica de confidențialitate afli cine este operatorul datelor și ce drepturi ai.',
    account: 'Accept regulile contului de client',
    accountContent:
      'Contul păstrează datele, adresele, comenzile și favoritele, ca să nu le introduci din nou. Îl poți șterge oricând, împreună cu datele pe care legea nu ne obligă să le păstrăm. În politica de confidențialitate afli cine este operatorul datelor și ce drepturi ai.',
    offers: 'Vreau oferte alese după cumpărăturile mele',
    offersSmall: 'Poți retrage acordul oricând, din contul tău',
    offersContent:
      'Pe baza comenzilor și a mărimilor tale alegem ce îți arătăm și despre ce îți scriem. Acordul este voluntar, iar contul funcționează la fel și fără el. În politica de confidențialitate afli cine este operatorul datelor și ce drepturi ai.',
    letters: 'Sunt de acord ca Bocian să îmi trimită newsletterul la această adresă de e-mail',
    textMessages: 'Vreau să primesc SMS-uri de la Bocian cu oferte și noutăți',
    textMessagesContent:
      'Acordul este voluntar și îl poți retrage oricând din contul tău sau odată cu newsletterul. Folosim numărul doar pentru SMS-urile din newsletter. În politica de confidențialitate afli cine este operatorul datelor și ce drepturi ai.',
    club: 'Accept regulile clubului',
    clubContent:
      'Primești puncte pentru cumpărăturile plătite și cupoane pentru puncte. Un retur scade punctele pentru produsele returnate. Dacă îți ștergi contul, punctele și cupoanele se pierd. Ca să calculăm punctele, păstrăm cât cheltuiești și ce returnezi. În politica de confidențialitate afli cine este operatorul datelor și ce drepturi ai.',
  },
  uk: {
    terms: 'Приймаю умови продажу й підтверджую ознайомлення з політикою конфіденційності',
    newsletter: 'Погоджуюся отримувати розсилку Bocian про новинки й акції на електронну пошту',
    newsletterContent:
      'Згода добровільна, і її можна будь-коли відкликати за посиланням у кожному листі. Спершу надішлемо один лист із проханням підтвердити адресу; без підтвердження більше не писатимемо. Хто відповідає за дані та які права ви маєте, сказано в політиці конфіденційності.',
    account: 'Приймаю правила облікового запису покупця',
    accountContent:
      'Обліковий запис зберігає ваші дані, адреси, замовлення та список бажань, щоб їх не вводити знову. Ви можете будь-коли його видалити разом із даними, які закон не зобов’язує нас зберігати. Хто відповідає за дані та які права ви маєте, читайте в політиці конфіденційності.',
    offers: 'Погоджуюся на пропозиції, дібрані за моїми покупками',
    offersSmall: 'Згоду можна будь-коли відкликати у своєму обліковому записі',
    offersContent:
      'За вашими замовленнями й розмірами ми добираємо, що показати та про що написати. Згода добровільна, обліковий запис так само працює й без неї. Хто відповідає за дані та які права ви маєте, читайте в політиці конфіденційності.',
    letters: 'Погоджуюся отримувати розсилку Bocian на цю електронну адресу',
    textMessages: 'Погоджуюся отримувати від Bocian SMS про акції та новинки',
    textMessagesContent:
      'Згода добровільна, і її можна будь-коли відкликати у своєму обліковому записі або разом із розсилкою. Номер потрібен нам лише для SMS із розсилки. Хто відповідає за дані та які права ви маєте, читайте в політиці конфіденційності.',
    club: 'Приймаю правила клубу',
    clubContent:
      'За оплачені покупки ви отримуєте бали, а за бали — купони. Повернення віднімає бали за повернені речі. Якщо видалити обліковий запис, бали й купони зникнуть. Щоб рахувати бали, ми зберігаємо, скільки ви витрачаєте й що повертаєте. Хто відповідає за дані та які права ви маєте, читайте в політиці конфіденційності.',
  },
  hy: {
    terms: 'Ընդունում եմ վաճառքի պայմանները և ծանոթացել եմ գաղտնիության քաղաքականությանը',
    newsletter: 'Համաձայն եմ էլ. փոստով ստանալ Bocian-ի նորությունները՝ նորույթներ և առաջարկներ',
    newsletterContent:
      'Համաձայնությունը կամավոր է, և այն կարող եք ցանկացած պահի հետ կանչել յուրաքանչյուր նամակում եղած հղումով։ Նախ կուղարկենք մեկ նամակ՝ հասցեն հաստատելու խնդրանքով. առանց հաստատման այլևս չենք գրի։ Տվյալներ մշակողի և ձեր իրավունքների մասին կարդացեք գաղտնիության քաղաքականության մեջ։',
    account: 'Ընդունում եմ հաճախորդի հաշվի կանոնները',
    accountContent:
      'Հաշիվը պահում է ձեր տվյալները, հասցեները, պատվերներն ու նախընտրած ապրանքները, որպեսզի դրանք նորից չլրացնեք։ Կարող եք այն ջնջել ցանկացած պահի՝ բոլոր այն տվյալների հետ, որոնք օրենքը մեզ չի պարտավորեցնում պահել։ Տվյալներ մշակողի և ձեր իրավունքների մասին կարդացեք գաղտնիության քաղաքականության մեջ։',
    offers: 'Համաձայն եմ ստանալ իմ գնումներին համապատասխան առաջարկներ',
    offersSmall: 'Համաձայնությունը կարող եք ցանկացած պահի հետ կանչել ձեր հաշվում',
    offersContent:
      'Ձեր պատվերների ու չափսերի հիման վրա ընտրում ենք՝ ինչ ցույց տալ և ինչի մասին գրել։ Համաձայնությունը կամավոր է, հաշիվն աշխատում է նաև առանց դրա։ Տվյալներ մշակողի և ձեր իրավունքների մասին կարդացեք գաղտնիության քաղաքականության մեջ։',
    letters: 'Համաձայն եմ այս էլ. հասցեին ստանալ Bocian-ի նորությունները',
    textMessages: 'Համաձայն եմ Bocian-ից ստանալ SMS-ներ՝ առաջարկների և նորույթների մասին',
    textMessagesContent:
      'Համաձայնությունը կամավոր է, և այն կարող եք ցանկացած պահի հետ կանչել ձեր հաշվում կամ նորություններից հրաժարվելիս։ Համարն օգտագործում ենք միայն նորությունների SMS-ների համար։ Տվյալներ մշակողի և ձեր իրավունքների մասին կարդացեք գաղտնիության քաղաքականության մեջ։',
    club: 'Ընդունում եմ ակումբի կանոնները',
    clubContent:
      'Վճարված գնումների համար ստանում եք միավորներ, իսկ միավորների դիմաց՝ կտրոններ։ Վերադարձի դեպքում հանվում են վերադարձված ապրանքների միավորները։ Եթե ջնջեք հաշիվը, միավորներն ու կտրոնները կկորչեն։ Միավորները հաշվելու համար պահում ենք, թե որքան եք ծախսում և ինչ եք վերադարձնում։ Տվյալներ մշակողի և ձեր իրավունքների մասին կարդացեք գաղտնիության քաղաքականության մեջ։',
  },
}
