/** German search synonyms, one group per line. */
export const germanSynonyms = `
Kleid, Kleidchen, Tunika, Sommerkleid, Sommerkleidchen
Rock, Röckchen, Tutu, Minirock, Tüllrock
T-Shirt, Tshirt, Kurzarmshirt, Shirt, Kurzarm-Shirt, Tee, Oberteil kurzarm
Langarmshirt, Langarm-Shirt, Longsleeve, Longsleeves, Langarm, Shirt langarm
Bluse, Tunika
Hemd, Hemdchen, Oberhemd
Poloshirt, Polohemd, Polo
Sweatshirt, Sweatpullover, Pulli, Sweatjacke
Hoodie, Kapuzenpullover, Kapuzenpulli, Kapuzensweatshirt, Kapuzenjacke, Kapuzensweater, Hoody
Strickjacke, Cardigan, Strickjäckchen, Strickmantel
Pullover, Pulli, Strickpullover, Strickpulli, Rollkragenpullover, Strickpulli
Weste, Gilet, Steppweste, Bodywarmer
Jacke, Übergangsjacke, Anorak, Parka, Windjacke
Mantel, Mäntelchen, Wintermantel, Wollmantel
Regenjacke, Regenmantel, Regencape, Friesennerz, Matschjacke, Regenanorak
Schneeanzug, Schneeoverall, Skianzug, Winteroverall, Overall, Skioverall, Thermoanzug
Hose, Hosen, Stoffhose, Schlupfhose, Chino, Chinohose, Pumphose, Babyhose
Jeans, Jeanshose, Denimhose, Röhrenjeans
Leggings, Leggins, Leggin, Thermoleggings, Legging
Jogginghose, Sweathose, Sweatpants, Trainingshose, Jogger, Joggpants, Sporthose, Schlupfhose
Shorts, kurze Hose, kurze Hosen, Bermuda, Bermudas, Kurze, Sweatshorts, Jeansshorts
Badehose, Badeshorts, Schwimmhose, Schwimmshorts, Boardshorts
Latzhose, Trägerhose, Latzjeans, Overall
Body, Bodys, Bodies, Babybody, Wickelbody, Strampelbody
Spieler, Strampler, Strampelhose, Playsuit, Romper, Sommerstrampler, Einteiler
Strampler, Schlafanzug mit Fuß, Schlafstrampler, Strampelanzug, Schlafoverall, Einteiler
Schlafanzug, Pyjama, Schlafi, Nachthemd, Nachtwäsche, Zweiteiler Schlafanzug
Badeanzug, Bikini, Schwimmanzug, Tankini
Strumpfhose, Strumpfhosen, Wollstrumpfhose, Thermostrumpfhose
Socken, Söckchen, Strümpfe, Kniestrümpfe, Sneakersocken, Stoppersocken
Slips, Unterhose, Unterhosen, Schlüpfer, Boxershorts, Unterhöschen, Slip
Mütze, Beanie, Wollmütze, Strickmütze, Wintermütze, Bommelmütze, Mützchen
Cap, Schirmmütze, Basecap, Käppi, Kappe, Baseballcap, Schildmütze
Sonnenhut, Hut, Sonnenmütze, Fischerhut, Hütchen, Strandhut
Schal, Halstuch, Schlauchschal, Loop, Tuch, Rundschal
Handschuhe, Fäustlinge, Fausthandschuhe, Fingerhandschuhe, Fäustel
Rucksack, Ranzen, Schulranzen, Kindergartenrucksack, Tornister
Tasche, Umhängetasche, Handtasche, Beutel, Turnbeutel, Täschchen
Sneaker, Sneakers, Turnschuhe, Turnschuh, Sportschuhe, Halbschuhe, Laufschuhe, Freizeitschuhe
Stiefel, Stiefeletten, Winterstiefel, Boots, Winterschuhe, Chelsea Boots, Lauflernschuhe
Sandalen, Sandaletten, Sandalette, Trekkingsandalen, Riemchensandalen
Ballerinas, Ballerina, Spangenschuhe, Mary Janes, Slipper
Hausschuhe, Hüttenschuhe, Pantoffeln, Puschen, Finken, Schlappen, Schläppchen
Gummistiefel, Regenstiefel, Matschstiefel
Babydecke, Decke, Kuscheldecke, Krabbeldecke, Schmusedecke, Pucktuch, Spucktuch
Lätzchen, Latz, Sabberlatz, Dreieckstuch, Sabbertuch, Spucklätzchen
Regenschirm, Schirm, Kinderschirm
Gürtel, Ledergürtel, Hosenträger
Haarspange, Haarspangen, Haarklammer, Haarclip, Haarklemme, Spange, Haargummi
Mädchen, Mädels, Mädel, Tochter, Girls, Mädchens
Jungen, Junge, Jungs, Bub, Buben, Sohn, Boys
Baby, Babys, Neugeborene, Säugling, Kleinkind, Babies
Neugeborene, Neugeborenes, Newborn, Frühchen, Neugeborener
Frühling, Frühjahr
Sommer, sommerlich
Herbst, herbstlich
Winter, winterlich, warm, gefüttert, gefütterte
Baumwolle, baumwollen
Leinen, Leinenstoff
Wolle, wollen, Schurwolle, Merino
Leder, ledern, Echtleder
Musselin, Mull
Cord, Kord, Feincord
Schuhe, Kinderschuhe, Schuh
Kleidung, Klamotten, Bekleidung, Anziehsachen, Babykleidung, Kindermode
Reduziert, Sale, Angebote, Schnäppchen, Rabatt
Schule, Schul, Kita, Kindergarten, Einschulung
Festkleider, Festkleid, Hochzeit, Blumenmädchen, Taufkleid, Partykleid, Anlass, festlich, Kommunion
Geschenk, Geschenkideen, Mitbringsel
lila, violett, Flieder, Pflaume, lavendel
Creme, cremeweiß, creme, ecru, elfenbein, naturweiß, offwhite, wollweiß
Grau, meliert, grey
Marineblau, dunkelblau, marine, navy, nachtblau
Hellblau, babyblau, himmelblau
Bordeaux, bordeauxrot, weinrot, dunkelrot, beere
Altrosa, puderrosa, puder, hellrosa
Rosa, pink, rosarot
Senf, senfgelb, ocker, curry, honig
Karamell, camel, cognac, hellbraun
Oliv, khaki, olivgrün, tarngrün
Anthrazit, dunkelgrau, graphit
Türkis, petrol
Beige, sand, sandfarben, natur
Koralle, lachs, apricot, koralle
Mint, mintgrün, hellgrün, pistazie
Salbei, salbeigrün, graugrün
`
