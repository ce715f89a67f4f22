/** Pieces made of words. */
import type { KitPiece } from '../kit-piece.ts';

export const words: readonly KitPiece[] = [
  {
    name: 'Headline',
    purpose: '1–2 lines',
    props:
      'text; emphasis?; split: "word"|"line"|"none" = "word"; size: "auto"|"display"|"headline"|"title" = "auto"; align: "start"|"center" = by zone',
    example: '<Headline zone="A" text="Ship in days" emphasis="days" to={114} />',
    castBy: 'message',
  },
  {
    name: 'Kinetic',
    purpose: 'relay of full-frame statements, one at a time',
    props: 'lines: string[]; rhythm: "read"|number[] = "read"; emphasis?: string[]',
    example: '<Kinetic lines={["We walk", "together"]} emphasis={["together"]} />',
    castBy: 'manifesto, hook',
  },
  {
    name: 'Quote',
    purpose: 'words of a person',
    props: 'text; who?; role?; mark = true',
    example: '<Quote text="It just works." who="Ada Osei" role="Head nurse" />',
    castBy: 'quotation',
  },
  {
    name: 'Kicker',
    purpose: 'label, numeral or place above something',
    props: 'text; icon?',
    example: '<Kicker zone="head" text="Step 1" icon="pin" />',
    castBy: 'category, place',
  },
  {
    name: 'Body',
    purpose: 'short paragraph',
    props: 'text; align: "start"|"center" = by zone',
    example: '<Body zone="low" text="Works with the tools you have." />',
    castBy: 'supporting sentence',
  },
  {
    name: 'Marker',
    purpose: 'a sentence with words marked after it rests',
    props: 'text; words; kind: "auto"|"under"|"high"|"circle"|"strike" = "auto"',
    example: '<Marker zone="low" text="Now it is free" words="free" kind="circle" />',
    castBy: 'emphasis word',
  },
  {
    name: 'WordSwap',
    purpose: 'fixed line with one changing slot',
    props: 'before; options: string[]; after?',
    example: '<WordSwap before="We hire" options={["nurses", "drivers"]} />',
    castBy: 'roles, "or" lists',
  },
  {
    name: 'Typeline',
    purpose: 'typed text with caret',
    props: 'text; cps = 18',
    example: '<Typeline text="How do plants drink?" />',
    castBy: 'prompt, question',
  },
  {
    name: 'Captions',
    purpose: 'timed groups of 3–6 words',
    props: 'groups: {text, at}[]',
    example: '<Captions groups={[{ text: "First, breathe", at: 0 }]} />',
    castBy: 'script, voice',
  },
  {
    name: 'LowerThird',
    purpose: 'who speaks',
    props: 'name; role?',
    example: '<LowerThird name="Ada Osei" role="Head nurse" />',
    castBy: 'quotation',
  },
  {
    name: 'LogoReveal',
    purpose: 'mark and name',
    props: 'name; tagline?; mark: "auto"|"circle"|"arc"|"bar"|"blob"|"none" = "auto"',
    example: '<LogoReveal name="Norra" tagline="Power, kept simple" exit="none" />',
    castBy: 'name',
  },
  {
    name: 'CallToAction',
    purpose: 'what to do',
    props: 'action?; address?; name?',
    example: '<CallToAction action="Start free" address="norra.io" exit="none" />',
    castBy: 'call to action',
  },
  {
    name: 'EndCard',
    purpose: 'closing: name, line, action and address',
    props: 'name; line?; action?; address?',
    example: '<EndCard name="Norra" line="Power, kept simple" address="norra.io" exit="none" />',
    castBy: 'closing',
  },
];
