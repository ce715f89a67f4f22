/** Carriers, lists and drawn objects. */
import type { KitPiece } from '../kit-piece.ts';

export const objects: readonly KitPiece[] = [
  {
    name: 'Stage',
    purpose: 'carries the hero and springs it from station to station',
    props: 'stations: {at, zone, scale?}[]; spring: "glide"|"heavy"|"settle"|"firm"|"snap" = by energy; children',
    example:
      '<Stage stations={[{ at: 0, zone: "main" }, { at: 116, zone: "A" }]}><Terminal lines={["$ run"]} /></Stage>',
    castBy: 'every hero',
  },
  {
    name: 'Handoff',
    purpose: 'matched half of a change: content travels in and out on one axis',
    props: 'axis: "auto"|"x"|"y" = "auto"; dist = 200; side: "both"|"in"|"out" = "both"; children',
    example: '<Handoff side="out"><Headline text="Next" exit="none" /></Handoff>',
    castBy: 'next item',
  },
  {
    name: 'Card',
    purpose: 'one fact on one surface',
    props: 'title; text?; icon?; figure?; label?',
    example: '<Card icon="clock" title="Sunday 02:00" text="Two hours of maintenance" />',
    castBy: 'single fact',
  },
  {
    name: 'CardGrid',
    purpose: '2–6 cards, the lead one larger',
    props: 'items: {title, text?, icon?, figure?}[]; lead = 0',
    example: '<CardGrid items={[{ title: "Fast", text: "In a minute" }, { title: "Safe" }]} />',
    castBy: 'items with a sentence',
  },
  {
    name: 'ListBuild',
    purpose: 'growing list, earlier items dim',
    props:
      'items: string[] (≤ 6); title?; marker: "number"|"dot"|"check"|"dash"|"none" = "dot"; start = 1; keep = true; highlight?',
    example: '<ListBuild items={["Boots", "Water"]} cues={[0, 62]} marker="check" />',
    castBy: 'list',
  },
  {
    name: 'Compare',
    purpose: 'two sides or a wipe from one to the other',
    props:
      'left, right: {title, items?: string[], figure?}; mode: "split"|"wipe" = "split"; winner: "left"|"right"|"none" = "right"',
    example: '<Compare left={{ title: "Bus", items: ["€3"] }} right={{ title: "Bike", items: ["€0"] }} />',
    castBy: 'vs, before/after',
  },
  {
    name: 'Steps',
    purpose: 'numbered rail',
    props: 'items: (string|{title, text?})[] (≤ 6); highlight?',
    example: '<Steps items={["Scan", "Sort"]} />',
    castBy: 'ordered list',
  },
  {
    name: 'Timeline',
    purpose: 'dated points',
    props: 'points: {when, label}[] (≤ 6); highlight?',
    example: '<Timeline points={[{ when: "May", label: "Pilot" }, { when: "June", label: "Launch" }]} />',
    castBy: 'several dates',
  },
  {
    name: 'FlowMap',
    purpose: 'nodes and links',
    props: 'nodes: string[] (≤ 6); links?: [from, to][] = a chain',
    example: '<FlowMap nodes={["Sun", "Panel", "Home"]} />',
    castBy: 'cause, process',
  },
  {
    name: 'Chips',
    purpose: 'short terms',
    props: 'items: string[] (≤ 10); title?',
    example: '<Chips items={["Remote", "Berlin", "4 days"]} />',
    castBy: 'tags, codes',
  },
  {
    name: 'Terminal',
    purpose: 'commands ("$ " lines are typed) and their output',
    props: 'lines: string[] (≤ 12); title?',
    example: '<Terminal title="build" lines={["$ npm test", "42 passed"]} cues={[28, 88]} />',
    castBy: 'command',
  },
  {
    name: 'CodeWindow',
    purpose: 'code, line by line',
    props: 'lines: string[] (≤ 12); title?; highlight?: number[] (from 1); diff = false ("+ " and "- " lines)',
    example: '<CodeWindow lines={["const a = 1"]} highlight={[1]} />',
    castBy: 'code',
  },
  {
    name: 'Ticket',
    purpose: 'date, place, price',
    props: 'title; date?; place?; price?; code?; items?: string[] (≤ 3)',
    example: '<Ticket title="Night Market" date="12 June" place="Pier 4" price="€9" />',
    castBy: 'event, offer',
  },
  {
    name: 'BrowserFrame',
    purpose: 'a page of blocks',
    props: 'url?; title?; blocks?: string[] (≤ 6)',
    example: '<BrowserFrame url="norra.io" title="Today" blocks={["Usage", "Savings"]} />',
    castBy: 'tour',
  },
  {
    name: 'PhoneFrame',
    purpose: 'an app screen',
    props: 'title?; blocks?: string[] (≤ 6)',
    example: '<PhoneFrame title="Walks" blocks={["Duke, 17:00", "Mia, 18:00"]} />',
    castBy: 'app',
  },
  {
    name: 'MapDots',
    purpose: 'dotted map',
    props: 'places: {name, lon, lat}[] (≤ 6); arcs = true',
    example: '<MapDots places={[{ name: "Rome", lon: 12.5, lat: 41.9 }]} />',
    castBy: 'places',
  },
  {
    name: 'Media',
    purpose: 'picture or clip',
    props: 'src = asset("name"); fit = "cover" ("contain"); mask = "auto" ("none", "circle"); veil = 0 (to 1)',
    example: '<Media src={asset("logo")} fit="contain" zone="A" />',
    castBy: 'asset',
  },
  {
    name: 'Change',
    purpose: 'one picture becomes another',
    props: 'before, after: text or element; at?; kind: "auto"|"push"|"wipe"|"zoom"|"fade"|"cut" = "auto"',
    example: '<Change before="Paper" after="One tap" at={80} />',
    castBy: 'before/after',
  },
];
