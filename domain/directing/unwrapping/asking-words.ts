/** The words of the seven languages between which somebody asks for a film. */
import { list } from '../lexicon/lexicon.ts';

/** What nothing but a film is called; letters may stand before them: "Erklärvideo", "uitlegfilmpje". */
export const surelyFilm =
  "(?:[\\p{L}\\p{N}]+[’'-]?(?:[\\p{L}\\p{N}]+-)*)?(?:videos?|vids?|films?|filmchen|filmpjes?|filmato|filmati|filmzinho|filmezinho|filmes?|vídeos?|vidéos?|minivídeo|videoanfrage|videoaanvraag|videowunsch|clips?|clipes?|videoclips?|slideshows?|diashow|diavoorstelling|diaporama)|movies?|animations?|animation(?:en)?|animatie|animación|animação|animazione|motion (?:graphics?|design)|spots?|werbespots?|reels?|shorts|teasers?|trailers?|tráiler|promos?|explainers?|tutorials?|videotutorial(?:es)?|tuto(?:riel)?|película|peliculita|peli|bande-annonce|loops?|capsule(?:\\svidéo)?|cápsula(?:\\sde\\svídeo)?|vinheta|bucle|boucle";

/** What may be another thing as well: only beside a verb that asks, a length or a format it is a film. */
export const maybeFilm =
  '(?:kurz|bildschirm|social-media-)?(?:summary|recap|announcements?|notice|overview|stor(?:y|ies)|posts?|ads?|adverts?|commercials?|intro|something|zusammenfassung|ankündigung|überblick|rückblick|hinweis|anzeige|etwas|résumé|récapitulatif|aperçu|annonce|avis|publicité|pub|publication|quelque\\schose|resumen|anuncio|aviso|visión\\sgeneral|publicación|historia|presentación|algo|riassunto|riepilogo|panoramica|annuncio|avviso|storia|presentazione|qualcosa|resumo|anúncio|visão\\sgeral|publicação|história|apresentação|samenvatting|aankondiging|mededeling|overzicht|verhaal|presentatie|iets|présentation|präsentation|beitrag)';

/** Verbs that ask, in every form in which they do. */
export const askingVerbs = new Set(
  list(`
    animated, animierte, animierter, animiertes, animée, animé, animado, animada, animato, animata, geanimeerde, make, making, create, creating, produce, generate, prepare, put, need, needs, want, wants, like, love, get, getting,
    have, give, do, turn, build, design, looking, after, hoping, help, seeking, wanted, please, could, can, would, task, request, brief, whip, mind, kindly, be, video request,
    mach, mache, macht, machen, erstelle, erstellen, erstellt, produziere, produzieren, produziert, generiere, brauche, brauchen, braucht, bräuchte,
    bräuchten, möchte, möchten, will, wollen, hätte, hätten, suche, suchen, sucht, gesucht, benötigt, benötige, benötigen, wünsche, wünschen, gib, gebt,
    bereiten, gestalte, gestalten, bitte, kann, würden, kannst, könnt, können, könnte, könntest, könnten, könntet, würdet, würdest, freuen, wäre, auftrag, aufgabe, magst, lass, videoanfrage, anfrage, bräuchtet,
    espère, espérons, embêterait, passera, produisez, fais, faites, faire, faisons, faisait, crée, créez, créer, produis, produisez, produire, génère, réaliser, réalise, réalisez, préparer, préparez, transformez, transforme, faut,
    faudrait, besoin, veut, veux, voulons, voudrais, voudrions, aimerais, aimerions, aimerait, adorerait, adorerions, souhaite, souhaiterais, souhaitons, cherche, cherchons,
    donne, donnez, merci, peut, pouviez, pouvais, peux, pouvez, pourriez, pourrait, pourrais, consigne, tâche, demande, mission, veuillez, serait, avoir, obtenir, tirer,
    espero, esperamos, poner, podéis, haz, hacer, haced, hagamos, haces, hagan, haga, crea, crear, producir, producid, produce, genera, generar, prepara, preparad, prepare, convierte, necesito, necesitamos, necesita, quiero, queremos, quiere,
    gustaría, encantaría, falta, buscamos, busco, dame, danos, podíais, pudierais, puedes, podéis, podríamos, podrías, pueden, puede, encargo, tarea, solicitud, petición, necesidad, sería, estaría, tener, favor, montas, monta, conseguir, sacar,
    potreste, potrebbe, podríais, pourrions, pourraient, realizza, realizzare, realizzate, realizzi, elabora, realiza, realizar, realizad, realice, realize, realizem, elabore, elaborar, servirebbe, serve, occorre,
    spero, speriamo, metteremo, mettiamo, fai, fate, fare, facciamo, fanne, crea, creare, creata, produrre, producete, produci, genera, preparare, prepara, preparate, prepari, trasforma, serve, servirebbe, vorrei, vorremmo, voglio, vogliamo, vuole, piacerebbe,
    cerchiamo, cerco, dammi, dacci, potevate, puoi, potete, potremmo, potresti, può, incarico, compito, richiesta, avere, bisogno, sarebbe, ottenere, ricavarne, avremmo, avrei,
    espero, esperamos, pôr, conseguir, faça, faz, fazer, façam, crie, criar, produzir, produzam, gere, gerar, prepare, preparem, transforme, preciso, precisamos, precisa, precisava, quero, quer, gostaria, gostaríamos, gostávamos, gostava, adorávamos,
    procuramos, procuro, dá-me, dê-me, podiam, podes, podem, pode, podíamos, poderia, poderiam, pedido, tarefa, solicitação, seria, ter, falta, conseguem, tirar, montar, queria, queríamos,
    mag, mogen, hoop, hopen, zetten, maak, maken, maakt, produceer, genereer, wil, willen, zoek, zoeken, nodig, zou, zouden, konden, kun, kunnen, kan, graag, geef, gelieve, opdracht, taak, verzoek, laten, videoaanvraag, heb, hebben, heeft, krijgen, gezocht`),
);

/** What else may stand before the film: pronouns, articles, courtesy, and how it shall be. */
export const besideAsking = new Set(
  list(`
    as, screen, show, have, tomorrow, at, school, at, a, an, the, me, us, i, we, you, i'd, we'd, i'm, we're, d, m, re, were, it, this, that, these, they, to, of, for, into, out, from, is, are, was, if, so, and, what, someone, somebody, anyone, my, our, their, your, together, hi, hello, hey, there, all, dear, team,
    quick, quickly, short, little, small, brief, mini, simple, nice, snappy, new, fresh, vertical, square, landscape, portrait, horizontal, animated, explainer, explanatory, recipe, social, media, wondering, possible, up,
    following, text, copy, agent, bit, chance, any, time, think, great, good, how, about, let's, let, s, length, half, minute, second, seconds, sec, secs, min, one, twenty, thirty, forty, fifteen, sixty, highlight, highlights, presentation, format, in, promo, promotional, info, with, favour, favor, something, calm, friendly, professional, modern, bright, boss, long, vertical,
    zeit, wird, geht, um, hoffe, hoffen, ganze, als, kurzes, zeigen, muss, in, schule, morgen, uns, über, ein, eine, einen, einem, einer, eines, der, die, das, den, dem, ich, wir, ihr, du, sie, er, es, mir, uns, euch, mich, gern, gerne, kurz, kurze, kurzen, kurzer, kurzes, klein, kleine, kleinen, kleines, kleiner, neue, neuen, neues, neuer, schnell,
    aus, von, folgenden, daraus, damit, und, hallo, guten, tag, morgen, liebes, liebe, was, ist, wie, mit, für, fürs, im, zu, sekunden, sekunde, sek, minute, minuten, lang, lange, langen, langes, sekündigen, sekündiges, minütiges, minütigen, einminütiges, einminütigen, halbminütiges, quadratischen, quadratisches, quadratisch,
    animierte, animierter, animiertes, knackiges, schönes, einfaches, hochformat, querformat, schön, toll, möglich, fragen, wollte, wollten, ob, deine, dein, eure, jemand, helfen, zusammen, chef, chefin, mein, meine, unser, unsere, team, kollegen, social-media, vertikales, vertikalen, deine, chance, gibt, auf, über, so, man, mal, bekommen, haben,
    nos, au, bricole, t, embêterait, tout, comme, montrer, dois, devons, demain, classe, ce, un, une, d, de, des, du, le, la, les, l, je, j, nous, on, vous, te, tu, il, ils, c, ce, qu, que, est, s, si, et, en, fais-en, moi, m, me, donne-moi, donnez-moi, nos, notre, mon, ma, ai, a, ait, bien, bonjour, bonsoir, salut, plaît, petit, petite, court, courte, nouveau, nouvelle, belle, vertical, verticale, carré, carrée, explicative, animée, animé,
    suivant, texte, agent, pour, à, aux, peux-tu, pouvez-vous, pourrait-on, pourriez-vous, pourrais-tu, possible, serait-il, voulais, savoir, chef, équipe, quelqu, aider, secondes, seconde, sec, minute, format, paysage, portrait, sous, forme, et, avons, y, aurait-il, moyen, temps, ta, votre, tâche, embêterait, ça, bricoler, mini, dans, tous, toutes,
    aquí, vamos, de, a, todo, ello, como, enseñar, mostrar, tengo, tenemos, mañana, clase, una, uno, unos, el, los, las, yo, nos, me, lo, con, esto, esta, este, que, al, del, es, y, en, hola, buenas, buenos, días, corto, corta, breve, pequeño, pequeña, nuevo, nueva, rápido, rápida, vertical, cuadrado, cuadrada, horizontal, animado, animada, explicativo,
    siguiente, texto, agente, para, saber, si, quería, posible, qué, tal, alguien, ayudar, a, nuestro, nuestra, equipo, mi, jefe, jefa, segundos, segundo, seg, minuto, hace, haría, bien, bonito, habría, manera, ya, toca, tu, te, importaría, formato, por, hay, se, podría,
    di, su, con, tutto, come, mostrare, devo, dobbiamo, domani, classe, prega, uno, il, lo, gli, i, io, mi, ci, ti, noi, si, che, chi, ne, del, al, in, e, è, per, favore, ciao, buongiorno, buonasera, breve, piccolo, piccola, nuovo, nuova, veloce, verticale, quadrato, quadrata, orizzontale, animato, animata, esplicativo,
    seguente, testo, agente, sapere, se, volevo, possibile, quello, dici, qualcuno, aiutare, nostro, nostra, team, mio, mia, capo, secondi, secondo, minuto, bello, ora, tuo, dispiacerebbe, formato, da, modo, sarebbe, ci, tutti,
    daqui, na, no, hora, está, tudo, como, mostrar, tenho, temos, amanhã, aula, um, uma, uns, o, os, as, eu, nos, me, num, numa, disto, isto, que, ao, do, da, é, e, em, olá, oi, bom, boa, dia, tarde, curto, curta, breve, pequeno, pequena, novo, nova, rápido, rápida, vertical, quadrado, quadrada, horizontal, animado, animada,
    seguinte, texto, agente, saber, se, possível, ótimo, bom, alguém, ajudar, nossa, nosso, equipa, equipe, minha, meu, chefe, segundos, segundo, minuto, tua, sua, formato, haveria, maneira, está, hora, importavas-te, importava-se, você, vocês, gente, pessoal, dá, vamos, tal, por,
    op, een, voor, tijd, is, het, alles, als, iets, moet, moeten, op, school, morgen, een, het, de, ik, we, wij, je, jij, jullie, mij, mij, ons, u, er, van, voor, dit, hier, die, dat, en, om, te, om, in, hallo, hoi, goedemiddag, goedemorgen, goedendag, kort, korte, kleine, klein, nieuwe, nieuw, snel, staande, liggende, vierkante, staand, liggend,
    volgende, tekst, alsjeblieft, alstublieft, even, vroeg, me, af, of, mogelijk, zijn, is, wat, dacht, iemand, helpen, onze, ons, mijn, baas, team, seconden, seconde, sec, minuut, één, mooi, tijd, jouw, leuke, uw, geanimeerde, wervende, formaat, allemaal, pittige, aub, nog`),
);
