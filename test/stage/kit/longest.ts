/** Every piece at the most words that its catalogue line allows, some of them longer than any line. */
const sentence = 'Planned maintenance on Sunday between 02:00 and 04:00 for every customer of the northern region';
const words = [
  'Donaudampfschifffahrtsgesellschaft',
  'Two hours of planned maintenance',
  'Every customer of the northern region',
  'Nobody needs to do anything',
  'Questions go to the help desk',
  'Thank you for your patience',
];
const list = (n: number) => JSON.stringify(words.slice(0, n));
const facts = (n: number) =>
  JSON.stringify(words.slice(0, n).map((title) => ({ title, text: sentence, icon: 'clock' })));
const data = (n: number) => JSON.stringify(words.slice(0, n).map((label, i) => ({ label, value: `${i + 1},234,567` })));
const side = JSON.stringify({ title: words[2], items: words.slice(0, 4) });
const code = JSON.stringify(
  Array.from(
    { length: 12 },
    (_, i) => `$ npx framewright export --project prj_${i} --format landscape --watch --quality high`,
  ),
);

export const longest: readonly string[] = [
  `<Headline zone="A" text="${sentence}" emphasis="Sunday between" />`,
  `<Headline zone="B" text="${words[0]}" />`,
  `<Headline zone="low" text="${sentence}" />`,
  `<Kinetic lines={["${words[0]}", "${sentence}"]} />`,
  `<Counter value="1,234,567,890" suffix="households" label="${sentence}" form="ring" />`,
  `<Counter zone="B" value="1,234,567,890" prefix="€" label="${sentence}" form="bar" />`,
  `<Bars data={${data(6)}} unit="MWh" title="${sentence}" />`,
  `<ListBuild items={${list(6)}} title="${sentence}" marker="number" />`,
  `<ListBuild zone="B" items={${list(6)}} marker="check" />`,
  `<Card title="${sentence}" text="${sentence}" icon="clock" label="${words[1]}" />`,
  `<Compare left={${side}} right={${side.replace('Every', 'No')}} />`,
  `<Quote text="${sentence}. ${sentence}." who="${words[1]}" role="${words[2]}" />`,
  `<Terminal lines={${code}} title="${words[1]}" />`,
  `<CodeWindow lines={${code}} title="${words[1]}" highlight={[3]} />`,
  `<Ticket title="${words[0]} ${words[1]}" date="Saturday, 28 November 2026" place="${words[2]}" price="€1,234.50" code="SUMMERTIME26" items={${list(3)}} />`,
  `<LogoReveal name="${words[0]}" tagline="${sentence}" exit="none" />`,
  `<CallToAction action="${words[4]}" address="https://www.donaudampfschifffahrt.example/maintenance" name="${words[0]}" />`,
  `<EndCard name="${words[0]}" line="${sentence}" action="${words[4]}" address="https://www.donaudampfschifffahrt.example" />`,
  `<Kicker zone="head" text="${sentence}" icon="pin" />`,
  `<Body zone="low" text="${sentence}. ${sentence}." />`,
  `<Delta zone="B" before="1,234,567 hours" after="987,654 hours" label="${sentence}" better="down" />`,
  `<KpiRail zone="B" items={${JSON.stringify(words.slice(0, 4).map((label) => ({ value: '1,234,567', suffix: 'MWh', label })))}} />`,
  `<Steps items={${facts(6)}} />`,
  `<Timeline points={${JSON.stringify(words.map((label) => ({ when: '28 November', label })))}} />`,
  `<Donut parts={${data(4)}} centre="1,234,567 MWh" unit="MWh" />`,
  `<Line data={${data(6)}} unit="MWh" title="${sentence}" />`,
  `<Chips items={${JSON.stringify([...words, 'Lisbon', 'Berlin', 'Remote', '€72,000'])}} title="${sentence}" />`,
  `<CardGrid items={${facts(6)}} />`,
  `<Marker zone="low" text="${sentence}" words="Sunday" kind="circle" />`,
  `<Scorecard cols={${list(3)}} rows={${JSON.stringify(words.slice(0, 4).map((label) => ({ label, cells: ['two days', true, words[3]] })))}} winner={0} />`,
  `<Meter value="99.95" label="${sentence}" />`,
  `<Pictogram n={13} m={20} label="${sentence}" />`,
  `<WordSwap before="${words[1]}" options={${list(4)}} after="${words[2]}" />`,
  `<Rating value="4.85" max={10} count="${sentence}" />`,
  `<LowerThird name="${words[0]}" role="${sentence}" />`,
  `<FlowMap nodes={${list(6)}} />`,
  `<Captions groups={[{ text: "${sentence}", at: 0 }]} />`,
  `<BrowserFrame url="www.donaudampfschifffahrt.example/maintenance" title="${sentence}" blocks={${list(6)}} />`,
  `<PhoneFrame title="${sentence}" blocks={${list(6)}} />`,
  `<Typeline text="${sentence}" cps={40} />`,
  `<Stage stations={[{ at: 0, zone: "main" }, { at: 100, zone: "B" }]}><ListBuild items={${list(4)}} /></Stage>`,
  '<Headline zone="main" text="北海道の朝は静かで、空気が澄んでいます。" emphasis="静か" />',
  '<ListBuild items={["الصباح هادئ", "الهواء نقي", "السماء صافية"]} title="رحلة إلى الشمال" />',
  '<Headline zone="main" text="Тихое утро на севере" emphasis="утро" />',
  '<Quote text="Ήσυχο πρωινό στον βορρά" who="Ελένη" />',
  '<Headline zone="A" text="בוקר שקט בצפון" />',
  '<Body zone="main" text="उत्तर में शांत सुबह" />',
  '<Headline zone="A" text="조용한 북쪽의 아침" />',
  '<Headline zone="A" text="北方的清晨很安静 ✓ → 🌿" />',
];
