/** Briefs of very different kinds and languages, on which the section of acceptance tests is proved. */
export const unseenBriefs: Readonly<Record<string, string>> = {
  bakery: `Price board for Ofenwerk bakery, square and calm. Sourdough loaf €6.20, Rye loaf €5.40, Butter croissant €2.60, Cinnamon bun €3.10, Filter coffee €2.80. Open Tuesday to Saturday, 7:00–13:00. Ofenwerk, Lindenstraße 14.`,
  pricing: `Make a 20 second video comparing our two plans.

Starter: €9 a month, 3 projects, 5 GB storage, email support
Team: €29 a month, 20 projects, 100 GB storage, phone support

Tandem. tandem.example/pricing`,
  lecture: `Evening lecture "The Sea Before Maps" by Dr. Ines Faro, Thursday 14 May 2026, 19:30, Old Customs House, Lisbon. Free entry, doors at 19:00. Register at customs-house.example/talks`,
  risotto: `Recipe: Lemon risotto for 4. Ingredients: 320 g rice, 1 l stock, 2 lemons, 80 g parmesan, ½ glass of white wine.
1. Toast the rice for 2 minutes.
2. Add the wine, then the stock, ladle by ladle.
3. Stir for 18 minutes.
4. Fold in lemon zest, parmesan and butter.
Serve at once. Colours: #1f3d2b and warm yellow.`,
  memorial: `In memory of Margarethe Olsen, 1938–2025. Teacher in Aalborg for 41 years. "She never once raised her voice, and we never once stopped listening." — a former pupil. Memorial concert on 8 March, 15:00, Budolfi Church. Quiet, dignified, no music videos tricks.`,
  match: `FC Nordhafen 3–1 SV Altstadt. Goals: Keller 12', Okafor 38', Okafor 71'; Lang 55'. 18,240 spectators. Nordhafen now second in the table with 54 points. Next match: Saturday, 15:30, away at Rotwasser.`,
  changelog: `Changelog for Lumo CLI 4.2. New: \`lumo watch --since\`. Cold start 1.8 s → 0.4 s. 37 bugs fixed. Breaking: Node 18 is no longer supported. Upgrade with \`npm i -g lumo@4.2\`. Dark, technical.`,
  museum: `The new Museum of Paper opens on 3 October 2026 in Kyoto. 4 floors, 12,000 sheets, one workshop where you make your own. Architect: Hana Mori. Opening week is free. "Paper remembers the hand." museum-of-paper.example`,
  notice: `Municipal notice: water supply interrupted on Mühlgasse, Am Anger and Kirchplatz, Wednesday 11 June, 8:00 to 14:00. Reason: replacement of the main pipe. Please store water in advance. Questions: 0361 555 0199, stadtwerke.example`,
  deutsch: `Ein Video von 25 Sekunden im Hochformat für die Energiegenossenschaft Weitblick eG. 1.240 Mitglieder, 18 Windräder, 96 % Ökostrom. Seit 2011 gehört die Energie denen, die sie brauchen. Anteile ab 250 €. Jetzt Mitglied werden: weitblick-eg.example. Farben: Petrol und Gelb.`,
  francais: `Vidéo carrée de 15 secondes pour le Festival des Lanternes, du 12 au 15 décembre 2026 à Annecy. 40 artistes, 3 nuits, entrée libre. « La nuit appartient à ceux qui marchent. » Programme sur lanternes-annecy.example`,
  espanol: `Vídeo vertical de 20 segundos. Cooperativa de aceite La Umbría, Jaén. De 3 molinos en 1962 a 1 almazara solar en 2026. 480 familias. Acidez 0,2 %. «El aceite no tiene prisa.» Pide el tuyo en laumbria.example`,
  japanese: `京都の和菓子店「月のうさぎ」の20秒の動画。創業1890年。季節の菓子12種。手作り、無添加。営業時間 10:00–18:00、水曜定休。tsuki-usagi.example`,
  arabic: `فيديو مدته ١٥ ثانية لمقهى "بيت القهوة" في عمّان. قهوة محمّصة يوميًا. ٢٤ نوعًا من البن. مفتوح من ٧ صباحًا حتى منتصف الليل. baytalqahwa.example`,
  address: `harborline.example`,
  sentence: `Nobody reads the manual, so we wrote one you can finish before the kettle boils.`,
  long: `Make a 60 second film about the Rheintal Seed Library. The Rheintal Seed Library began in 1987 in the cellar of a closed school, when four gardeners decided that the varieties their grandparents had grown should not disappear simply because no catalogue listed them any longer. Today it keeps 2,316 varieties of vegetables, grains and herbs, and 410 of them exist nowhere else. Every spring about 900 members take home a handful of seeds, grow them out, and bring back three times as many in autumn. Nothing is sold. The only price of a seed is the promise to return it. In 2019 a flood reached the shelves and destroyed 312 jars in a single night. Within two years members had regrown 305 of them from what they still had at home. That, says director Ruth Amann, is what a library means: "A seed that is kept by one person is a treasure. A seed that is kept by many is a future." The library works with 14 schools, where children learn to thresh, clean and label what they have grown. It also lends out hand mills, drying frames and a slightly temperamental cleaning machine from 1954. Since last year a small laboratory checks germination: 92 % of the samples sprouted, up from 78 % before the new cold room was built. The cold room cost €48,000, and two thirds of that came from gifts of less than €50. What comes next is a second site in Chur, so that no single night can ever take so much again. It needs €120,000, and €71,500 are already there. You can help in three ways: become a member for €25 a year, adopt a variety for €60, or bring seeds from your own family to the open day on 20 September. We believe that diversity is not a luxury but a kind of memory, and that the best way of keeping something is to use it. The tone should be warm and unhurried, on paper, with green and earth colours. Finish with the address rheintal-seeds.example and the words "Take a handful. Bring back three."`,
  table: `Compare our trains in 20 seconds:

| Route | Time | Price | CO₂ |
| --- | --- | --- | --- |
| Vienna–Graz | 2 h 35 | €19 | 4 kg |
| Vienna–Linz | 1 h 14 | €13 | 3 kg |
| Vienna–Salzburg | 2 h 22 | €24 | 5 kg |

Alpenbahn, alpenbahn.example`,
  requirements: `Video for Pagefold, the status page service.
- The name, the uptime, where to start.
- 99.98 % uptime
- Show the three regions: Frankfurt, Oregon, Singapore
- 12 seconds, vertical
- Use #0B3D91 on white
- End with pagefold.example #ff6b35 on black`,
};
