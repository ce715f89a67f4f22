import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { readBrief } from '../../domain/directing/read-brief.ts';
import { colourBack, withHeldColours } from '../../domain/yaml-colours.ts';
import { inputOf } from './directing/brief-input.ts';

const read = (yaml: string) => parse(withHeldColours(yaml), colourBack, {});

test('a colour in a line of YAML is no comment, and what is one stays one', () => {
  const brief = 'brand: Tidewater. Colour #0b7a75 on ink, precise\naccent: "#fff"\nlength: 15 # at most\n# fff\n';
  expect(read(brief)).toEqual({ brand: 'Tidewater. Colour #0b7a75 on ink, precise', accent: '#fff', length: 15 });
  expect(read('issue: fixed # 123456\ntag: a #release')).toEqual({ issue: 'fixed', tag: 'a' });
});

test('a prompt that is YAML has its colours', () => {
  const prompt = 'title: Night market\nbrand: Mercado, colour #7a2e8e, playful\ncopy: Every Friday at the river.\n';
  expect(readBrief(inputOf(prompt)).colours[0]?.hex).toBe('#7a2e8e');
});
