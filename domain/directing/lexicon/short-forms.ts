/** Short forms with a dot, over all languages, by what may follow them. */
import { list } from './lexicon.ts';

const oneOf = (words: string) => new RegExp(`^(?:${list(words).join('|').replaceAll('.', '\\.')})$`, 'iu');

/** Those that lead to a name, a place or what they stand for: "Dr. Ute Maron", "Avda. de la Estación". */
export const leadingForms = oneOf(`
  mr, mrs, ms, mx, dr, dra, drs, prof, profa, rev, hon, capt, lt, sgt, col, gov, sen, messrs, mme, mmes, mlle, mgr,
  hr, hrn, fr, frl, dipl, ing, ir, sr, sra, srta, dña, sres, ste, sta, sto, sig, dott, arch, avv, dhr, mevr, mw, st,
  av, avda, bd, blvd, pza, pje, ctra, urb, imp, kon, tel, telf, tlf, fam, geb, gegr, bes, insb, ggf, evtl, bzw, sog,
  vgl, vorm, ehem, inkl, exkl, incl, excl, zzgl, abzgl, zw, mtl, jährl, approx, aprox, env, ca, rd, resp, bijv, evt,
  i.e, e.g, z.b, d.h, u.a, o.ä, p.ex, p.ej, p.es, o.a, m.i.v, d.w.z, t.w.v, i.v.m, i.d.r, s.o, v.a, ex, vs, feat,
  ul, al, pl, os, ks, inż, hab, ул, пр, д, г, руб
`);

/** Those that lead to a figure or an address: "No. 4" beside "No. We stay." */
export const pointingForms = oneOf(`
  no, nos, nr, núm, num, art, abs, vol, fig, cap, pág, pag, págs, p, pp, kap, ziff, max, min, std, apt, rm, ext, tél,
  fon, dept, est, ul, al, mio, mrd, tsd, str, bldg, jan, feb, febr, mar, mär, apr, jun, jul, aug, ago, sept, sep, set,
  godz, tel, kl, oct, okt, ott, nov, dec, dez, dic, déc, janv, févr, avr, juil
`);

/** Those that a sentence may end on: it goes on behind them in small letters, or with a day. */
export const endingForms = oneOf(`
  etc, usw, inc, ltd, llc, co, corp, bros, jr, rd, ave, ln, sq, hwy, esq, plc, pty, hrs, wk, mo, yr, sec, approx, hon
`);

/** Days as they are cut short before a date: "Fri. 13 March", "Mo., 7. April". */
export const shortDays = list(`
  mon, tue, tues, wed, thu, thurs, fri, sat, sun, mo, di, mi, do, fr, sa, so, lun, mar, mer, jeu, ven, sam, dim, mié,
  jue, vie, sáb, dom, gio, sab, seg, ter, qua, qui, sex, ma, wo, vr, za, zo
`);

/** Small words that begin a sentence, and stand behind no title or short form. */
export const starters = list(`
  the, this, that, these, there, they, then, a, an, we, you, our, your, it, its, i, he, she, his, her, my, and, but, so,
  or, if, in, on, at, for, from, with, by, to, no, not, all, every, each, please, what, when, where, who, how, why,
  just, now, today, more, most, der, die, das, den, dem, ein, eine, einen, wir, ihr, sie, er, es, ich, unser, unsere,
  unseren, und, aber, oder, wenn, im, am, an, auf, bei, mit, von, für, zum, zur, seit, ab, bis, nach, dazu, danach,
  dann, alle, jeder, jede, jedes, bitte, kein, keine, was, wann, wo, wer, wie, jetzt, mehr, le, la, les, un, une, des,
  nous, vous, il, elle, ils, elles, ce, cette, ces, notre, votre, nos, vos, et, mais, dans, sur, pour, avec, chez,
  depuis, el, los, las, una, unos, nosotros, nuestro, nuestra, y, pero, en, con, por, para, desde, este, esta, lo, gli,
  uno, noi, nostro, nostra, e, ma, nel, nella, da, per, questo, questa, o, os, as, um, uma, nós, nosso, nossa, mas, em,
  na, com, de, het, een, wij, ons, onze, maar, op, met, voor, van, bij, dit, deze, dat
`);

/** "sundays 8 to 6. also the pool is shut": words that begin a sentence even in small letters. */
export const smallStarters = list(`
  also, we, you, our, it, it's, it’s, they, there, please, pls, can, could, make, plus, free, book, wir, bitte, auch,
  außerdem, nous, aussi, merci, también, además, por favor, anche, inoltre, también, além, ook, wij, graag,
  alstublieft
`);
