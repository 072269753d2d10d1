/** Romanian search synonyms, one group per line. */
export const romanianSynonyms = `
rochie, rochiță, rochițe, rochie de vară, sarafan, tunică
fustă, fustiță, fustițe, tutu
tricou, tricouaș, maiou, tricou cu mânecă scurtă, bluză cu mânecă scurtă, tee
bluză cu mânecă lungă, longsleeve, tricou cu mânecă lungă, bluză mânecă lungă, tricou mânecă lungă, maletă, helancă
bluză, bluziță, tunică, ie
cămașă, cămășuță
tricou polo, polo, tricou cu guler
bluză sport, bluză de trening, sweatshirt, bluză groasă, bluzon
hanorac, hanorac cu glugă, bluză cu glugă, hoodie, hanorace, hanorăcel
cardigan, jerseu cu nasturi, pulover cu nasturi, jachetă tricotată, vestă tricotată cu mâneci
pulover, pulovăr, puloveraș, pulovere
vestă, vestuță, ilic, gilet
geacă, jachetă, geci, jachețică, haină, geacuță
palton, paltonaș, pardesiu, mantou
geacă de ploaie, jachetă de ploaie, pelerină de ploaie, pelerină, impermeabil, haină de ploaie, fâș
combinezon de iarnă, combinezon iarnă, costum de zăpadă, salopetă de iarnă, combinezon de schi, salopetă de schi, combinezon
pantaloni, pantalonași, nădragi
blugi, jeanși, jeans, pantaloni de blugi, blugii, pantaloni denim
colanți, leggings, legginși, colănți, dresuri fără talpă
pantaloni de trening, pantaloni sport, trening, joggeri, pantaloni de sport, pantaloni jogging, treninguri
pantaloni scurți, șort, șorturi, bermude, pantalonași scurți, șortulețe
pantaloni scurți de baie, șort de baie, slip de baie, șort de plajă, boxeri de baie, șorturi de baie
salopetă, salopetă cu bretele, pantaloni cu bretele, salopetă de blugi, salopete
body, body-uri, bodyuri, bodiuri, boddy, body bebe
salopetă scurtă, romper, salopetă de vară, costum scurt
pijamale tip salopetă, salopetă de dormit, salopetă bebe, pijama întreagă, pijama cu botoși, salopetă cu botoși, overall
pijamale, pijama, pijamaluțe, cămașă de noapte, pijamă
costum de baie, costum de înot, costum baie, bikini, costume de baie
dresuri, ciorapi cu chilot, ciorapi pantalon, dres, strampi, ștrampi
șosete, ciorapi, șosetuțe, ciorăpei, șosetă
chiloți, chiloței, slipi, boxeri, lenjerie
căciulă, căciuliță, fes, căciulițe, beanie, fesuleț
șapcă, șepcuță, șapcă cu cozoroc, cozoroc, șapcă baseball
pălărie de soare, pălărie, pălărioară, pălăriuță, pălărie de vară
fular, eșarfă, fular circular, șal, fulăraș, batic
mănuși, mănușițe, mănuși cu un deget, mitene
rucsac, ghiozdan, rucsăcel, ghiozdănel, rucsac de grădiniță, rucsacuri
geantă, gentuță, poșetă, sacoșă, borsetă, plasă, poșetuță
pantofi sport, adidași, teniși, tenisi, sneakers, espadrile, încălțăminte sport, sneakerși
ghete, ghetuțe, cizme, cizmulițe, bocanci, botine, botoșei
sandale, sandăluțe, sandaluțe, sandă
balerini, balerine, pantofiori, pantofi de fetițe
papuci de casă, papuci, botoși, șlapi, pantofi de interior, papucei
cizme de cauciuc, cizmulițe de cauciuc, cizme de ploaie, cizmulițe de ploaie, cizme cauciuc, cizme din cauciuc
păturică, pătură, pleduri, pled, păturică bebe, scutec, cuvertură
bavețică, bavetă, bavețele, babețică, baveta, bavetă bandană
umbrelă, umbreluță
curea, cureluță, centură, bretele, brâu
agrafă de păr, agrafe, clamă, clame de păr, clămițe, cleme de păr, agrafă
fete, fată, fetiță, fetițe, fetițelor, fiică, domnișoare
băieți, băiat, băiețel, băieței, băieților, fiu, băiatul
bebeluși, bebeluș, nou-născuți, bebe, bebelușă, sugar, sugari
nou-născuți, nou-născut, nou născut, prematur
primăvară, primăvara
vară, de vară, văratic
toamnă, de toamnă
iarnă, de iarnă, călduros, cald, gros, îmblănit, vătuit
bumbac, din bumbac
lână, din lână, merinos
piele, din piele
muselină, din muselină, muslin
catifea reiată, velur reiat, reiat, catifea
denim, de blugi, din blugi, de jeans
încălțăminte, pantofi, încălțări, papucei copii
îmbrăcăminte, haine, hăinuțe, haine copii, hăinuță
reduceri, reducere, promoție, promoții, oferte, ofertă, ieftin
școală, școlar, grădiniță, școlari, pentru grădiniță
rochii de ocazie, rochii elegante, rochie elegantă, nuntă, botez, rochie de botez, serbare, domnișoară de onoare
cadou, cadouri, dar, surpriză
mov, lila, mov prună, violet, lavandă
crem, ivoire, ivory, ecru, unt, alb murdar, vanilie
gri, cenușiu, melanj
bleumarin, albastru închis, albastru marin, navy
bleu, albastru deschis, baby blue, azur
vișiniu, bordo, grena, burgundy, roșu închis, vin
roz pudrat, roz pal, roz deschis, roz pudră, pudră
galben muștar, muștar, mustar, ocru
caramel, camel, coniac, maro deschis
verde măsliniu, măsliniu, kaki, oliv
gri grafit, grafit, gri închis, antracit
turcoaz, petrol, turquoise
bej, nisipiu, nude
corai, coral, somon, piersică
verde mentă, mentă, verde deschis, fistic, vernil
verde salvie, salvie
`
