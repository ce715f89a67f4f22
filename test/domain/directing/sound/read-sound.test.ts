import { expect, test } from '@jest/globals';
import { readSound } from '../../../../domain/directing/sound/read-sound.ts';
import { readSoundEdits } from '../../../../domain/directing/sound/read-sound-edits.ts';

test('what a film shall be heard with is taken out of its prompt, and the rest stays as it was', () => {
  expect(
    readSound('A 20 second film about Aurora bikes with a calm voiceover and soft music. The frame weighs 900 g.'),
  ).toEqual({
    prompt: 'A 20 second film about Aurora bikes. The frame weighs 900 g.',
    wish: { voice: { speed: 0.92 }, music: { prompt: 'soft music', mood: 'calm', volume: -4 } },
  });
  expect(
    readSound('Launch video for Lumen with a warm female voiceover in German and uplifting music at 110 bpm.').wish,
  ).toEqual({
    voice: { language: 'de', voice: 'female' },
    music: { prompt: 'uplifting music at 110 bpm', mood: 'uplifting', tempo: 110, volume: 0 },
  });
  expect(readSound('Announce Harbor. Soft piano music, calm voiceover, captions burned in.')).toMatchObject({
    prompt: 'Announce Harbor.',
    wish: { captions: true, voice: {}, music: { mood: 'calm' } },
  });
  expect(
    readSound('Film für die Tischlerei Oak mit ruhiger Stimme, leiser Klaviermusik und Untertiteln.'),
  ).toMatchObject({
    prompt: 'Film für die Tischlerei Oak.',
    wish: { captions: true, voice: {}, music: { mood: 'calm' } },
  });
});

test('words that shall be said are read from quotes and from a labelled line', () => {
  expect(
    readSound('A 15 s explainer about tides with a narrator saying “The moon pulls the sea” and subtitles'),
  ).toEqual({
    prompt: 'A 15 s explainer about tides',
    wish: { voice: { script: 'The moon pulls the sea' }, captions: true },
  });
  expect(readSound('Voiceover: Meet Lumen. It learns your light.\nA 20 s film about Lumen.')).toEqual({
    prompt: 'A 20 s film about Lumen.',
    wish: { voice: { script: 'Meet Lumen. It learns your light.' } },
  });
});

test.each([
  ['Ein 20-Sekunden-Film für Café Blau mit ruhiger Sprecherin und leiser Musik. Ab 7 Uhr.', 'female', 'calm'],
  ['Un film de 15 secondes pour Vélo Nord avec une voix off calme et une musique douce. 900 g.', undefined, 'calm'],
  ['Vídeo de 20 segundos para Casa Sol con voz en off tranquila y música suave de fondo.', undefined, 'calm'],
])('%s', (prompt, voice, mood) => {
  const { wish, prompt: rest } = readSound(prompt);
  expect([wish.voice?.voice, wish.voice?.speed, wish.music?.mood]).toEqual([voice, 0.92, mood]);
  expect(rest).not.toMatch(/mus[iq]|voix|voz|sprecher/iu);
});

test.each([
  'Film for Tonika, a music app: 3M songs, no ads. Fill your days with music. Start with calm music in the morning.',
  'A product video for Dubly, the voiceover studio: 40 languages.',
  'Video, 20 seconds, for Subly: automatic subtitles in 40 languages',
  'A 10 s film: “Now with music and captions”',
  'Launch film for Podly. Record podcasts with a clear voice and share them.',
])('a film about sound is not one with sound: %s', (prompt) => {
  expect(readSound(prompt)).toEqual({ prompt, wish: {} });
});

test.each([
  ['remove the music', '', { removed: ['music'] }],
  ['Remove the music and make the title “Hello”', 'make the title “Hello”', { removed: ['music'] }],
  ['Make the music a bit quieter please', '', { louder: { music: -5 } }],
  ['turn the voice up', '', { louder: { voice: 5 } }],
  ['Swap scenes 2 and 3, and drop the voice-over', 'Swap scenes 2 and 3', { removed: ['voice'] }],
  ['add a voiceover', '', { wish: { voice: {} } }],
  ['add captions', '', { wish: { captions: true } }],
  ['change the music to something darker', '', { wish: { music: { mood: 'dark' } } }],
  ['Mach die Musik leiser', '', { louder: { music: -5 } }],
  ['Quita la música', '', { removed: ['music'] }],
  ['mute it', '', { removed: ['voice', 'music', 'effects'] }],
])('an edit of sound is read clause by clause: %s', (prompt, rest, edits) => {
  const read = readSoundEdits(prompt);
  expect(read.prompt).toBe(rest);
  expect(read.edits).toMatchObject(edits);
});

test.each([
  'Make it quieter',
  'Change the title to Music for all',
  'Add a scene saying “with soft music”',
  'make it shorter',
])('what speaks of the picture is none: %s', (prompt) => {
  expect(readSoundEdits(prompt)).toEqual({ prompt, edits: null });
});
