/** Pieces that show figures. */
import type { KitPiece } from '../kit-piece.ts';

export const figures: readonly KitPiece[] = [
  {
    name: 'Counter',
    purpose: 'a figure that counts up',
    props:
      'value: number|string; start = 0; prefix?; suffix?; label?; text? = its sentence; form: "ring"|"bar"|"scale"|"none" = "ring" for %, else "bar"; max?: number',
    example: '<Counter value="42" suffix="%" label="fewer calls" form="ring" />',
    castBy: '1 figure',
  },
  {
    name: 'Delta',
    purpose: 'bars on one scale',
    props: 'before, after: string; label?; better: "down"|"up" = "up"; highlight: "before"|"after"',
    example: '<Delta zone="B" before="14 min" after="90 s" label="per build" better="down" />',
    castBy: 'from–to',
  },
  {
    name: 'KpiRail',
    purpose: '2–4 counters',
    props:
      'items: {value: number|string, prefix?, suffix?, label}[]; axis: "auto"|"x"|"y" = "auto"; highlight = first label',
    example:
      '<KpiRail zone="B" items={[{ value: "31", suffix: "%", label: "growth" }, { value: "4", label: "users" }]} />',
    castBy: '2–4 unlike figures',
  },
  {
    name: 'Bars',
    purpose: 'compares amounts',
    props:
      'data: {label, value: number|string}[]; prefix?; unit?; title?; highlight = "max"|label|"none"; sorted = false',
    example: '<Bars data={[{ label: "Q1", value: 12 }, { label: "Q2", value: 19 }]} unit="k" />',
    castBy: '3–6 figures of one unit',
  },
  {
    name: 'Line',
    purpose: 'trend',
    props: 'data: {label, value: number|string}[]; prefix?; unit?; title?; mark?: label',
    example: '<Line data={[{ label: "2022", value: 8 }, { label: "2023", value: 13 }]} mark="2023" />',
    castBy: 'dated series',
  },
  {
    name: 'Donut',
    purpose: 'parts of one whole',
    props: 'parts: {label, value: number|string}[] (≤ 4); centre?; unit = "%"',
    example: '<Donut parts={[{ label: "Rail", value: 60 }, { label: "Road", value: 40 }]} centre="60%" />',
    castBy: 'parts of 100',
  },
  {
    name: 'Meter',
    purpose: 'share or time left',
    props: 'value: number|string; max = 100; suffix = "%"; label?',
    example: '<Meter value={72} label="sold" />',
    castBy: '%, deadline',
  },
  {
    name: 'Pictogram',
    purpose: 'n of m',
    props: 'n; m (≤ 20); icon = "person"; label?',
    example: '<Pictogram n={7} m={10} label="of patients" />',
    castBy: '"7 of 10"',
  },
  {
    name: 'Scorecard',
    purpose: 'small table',
    props: 'cols?: string[] (≤ 3); corner?; rows: {label, cells: (string|boolean)[]}[] (≤ 6); winner?: number',
    example: '<Scorecard cols={["Us", "Them"]} rows={[{ label: "Wi-Fi", cells: ["yes"] }]} />',
    castBy: 'headed lists',
  },
  {
    name: 'Rating',
    purpose: 'stars and score',
    props: 'value: number|string; max = 5; count?',
    example: '<Rating value="4.8" count="2,300 reviews" />',
    castBy: 'review',
  },
];
