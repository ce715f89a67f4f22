import { type Lexicon, list, months } from './lexicon.ts';

export const es: Lexicon = {
  language: 'es',
  small: list(`
    el, la, los, las, y, para, con, es, un, una, de, del, en, que, por, nuestro, nuestra, tu, se, al, ahora,
    hasta, cómo, más, su
  `),
  make: list(`
    crea, crear, haz, hacer, genera, produce, diseña, necesito, necesitamos, quiero, queremos, anima,
    prepara, quisiera, quisiéramos, querría, querríamos`),
  film: list(`
    vídeo*, video*, film, filme, filmes, clip*, película*, animación*, anuncio*, teaser*, tráiler*, reel*, historia, intro,
    tutorial*, spot*, tiktok*, post, publicación*
  `),
  link: list(`
    que diga que, que diga, que cuente que, que cuente, para decir que, que anuncie que, que, para lanzar, para promocionar, para anunciar, para presentar, para, sobre, de, del, anunciando, anuncie, anuncia, muestre, muestra, mostrando, explique, explica,
    presente, presenta, compare, compara, titulado, con, acerca de
  `),
  direct: list(`
    muestra, muestre, termina, termine, empieza, comienza, usa, utiliza, añade, incluye, mantén, el vídeo,
    el video, evita, al final, cierra, pon
  `),
  craft: list(`
    estilo, tono, ambiente, color*, fuente, tipografía, fondo, música, transición*, formato, duración,
    público, vertical, horizontal, cuadrado, escena*, ritmo
  `),
  fields: {
    message: list('titular, mensaje, título, texto'),
    name: list('nombre, marca, empresa, organización, asociación, cliente, producto, evento'),
    tagline: list('eslogan, lema, subtítulo'),
    action: list(`
      teléfono, tel,
      cta, llamada a la acción, botón, web, enlace, contacto, inscripción,
      final, cierre, fin, al final
    `),
    date: list('validez, válido, válido para, válido el, válido desde, vigencia, fechas, fecha, cuándo, día'),
    time: list('hora, horario'),
    place: list('lugar, dónde, dirección, sede'),
    price: list('precio, entradas, entrada'),
    code: list('código, cupón'),
    quote: list('cita, testimonio, reseña'),
    steps: list('pasos, receta, instrucciones, preparación'),
    list: list(`
      funciones, ventajas, consejos, razones, programa, ingredientes, cifras, resultados, características,
      datos
    `),
    before: list('antes, sin, ayer'),
    after: list('después, ahora, con, hoy'),
    colours: list('colores, color, paleta'),
    note: list(`
      estilo, tono, duración, formato, público, música, fuente, objetivo, nota, fondo, ritmo
    `),
  },
  cues: {
    launch: list('nuevo, nueva, presentamos, lanzamiento, conoce, llega, ya disponible, estreno'),
    explainer: list('qué es, por qué, cómo funciona, explica*, entender, funciona'),
    report: list(`
      resultado*, trimestre, encuesta, creció, informe, ingresos, ventas, crecimiento, anual, cifras, balance
    `),
    event: list(`
      entradas, conferencia, congreso, jornadas, seminario, inauguración, festival, concierto, exposición, evento, feria, invitación, fiesta,
      únete, taller
    `),
    hiring: list(`
      contratamos, empleo, salario, remoto, carrera, vacante*, buscamos, únete a nuestro equipo, candidatura*, aprendiz*
    `),
    comparison: list('vs, contra, en lugar de, en vez de, antes, después, comparación, compara*, diferencia'),
    tutorial: list('cómo, paso, pasos, primero, luego, después, finalmente, receta, guía, tutorial'),
    testimonial: list('reseña, estrellas, dice, testimonio, clienta, cliente, opinión'),
    sting: list('logo, logotipo, intro, cortinilla'),
    alert: list(
      'mantenimiento, interrupción, importante, aviso, plazo, cierre, corte, alerta, cortada, cortado, interrumpid*, avería, retirada',
    ),
    tour: list('recorrido, panel, aplicación, app, pantalla*, interfaz'),
    manifesto: list('creemos, misión, nunca, imagina, manifiesto, visión'),
    offer: list('rebajas, descuento, oferta, código, gratis, ahorra, promoción, solo hoy'),
    list: list('consejos, razones, errores, cosas, ideas, trucos, formas'),
  },
  tones: {
    precise: list('preciso, técnico, desarrollador*, seguro, datos, software, limpio'),
    premium: list('elegante, lujo, refinado, exclusivo, vino'),
    bold: list('atrevido, deporte*, potente, rebajas, enérgico, dinámico'),
    warm: list(`
      cálido, familia, panadería, pan, cocina, café, comunidad, receta, cercano, mercado, barrio
    `),
    playful: list('divertido, niños, fiesta, juego*, colorido'),
    calm: list('tranquilo, sereno, naturaleza, salud, sueño, bienestar, confianza, yoga'),
    corporate: list('corporativo, informe, profesional, empresa, banco, trimestre, claro'),
    cinematic: list('cinematográfico, dramático, oscuro, misterio'),
    futuristic: list('futurista, ia, espacio, robot*'),
    culture: list('cultura*, museo, clásico, biblioteca, exposición, ópera, teatro, libro*'),
    retro: list('retro, artesanal, analógico, vintage, vinilo, jazz'),
  },
  months: months(
    'enero/ene, febrero/feb, marzo/mar, abril/abr, mayo, junio/jun, julio/jul, agosto/ago, septiembre/sept/sep, octubre/oct, noviembre/nov, diciembre/dic',
  ),
  weekdays: list('lunes, martes, miércoles, jueves, viernes, sábado, domingo'),
  until: list('hasta el, hasta'),
  placeAt: list('en, lugar'),
  and: list('y, e, &'),
  or: list('o'),
  fromTo: [list('de, del'), list('a, al, hasta')],
  once: list('antes, tardaba, tardaban, era'),
  now: list('ahora, hoy, ya'),
  versus: list('vs, contra, en lugar de, en vez de, frente a'),
  rise: list('creció, crecieron, subió, aumentó, más, crecimiento'),
  fall: list('bajó, cayó, menos, redujo, reducción'),
  act: list(`
    prueba, empieza, únete, reserva, compra, regístrate, descarga, visita, descubre, pide, llama, ven,
    apúntate, suscríbete,
    confirma, confirmad, confirme, responde, contesta, inscríbete, escríbenos, avísanos
  `),
  holds: list(`
    celebra, celebran, celebramos, organiza, organizan, organizamos, da, dan, damos, ofrece, ofrecen,
    ofrecemos, invita, invitan, invitamos, presenta, presentan, presentamos, toca, tocan, canta, cantan,
    abre, abren, reabre, busca, buscan, buscamos, contrata, se casan, cumple, cumplen, vuelve, vuelven,
    regresa, recibe, inaugura, inauguran
  `),
  ask: list(`
    reserva, reservas, inscripción, inscripciones, entradas, información, informes, pedidos, citas,
    candidaturas, solicitudes, confirmaciones, contacto, consultas, preguntas, donativos
  `),
  step: list(`
    mezcla, añade, hornea, cocina, corta, vierte, sirve, abre, haz clic, instala, elige, conecta, amasa,
    deja, pela, bate, remueve, envía, pulsa, calienta, fríe
  `),
  says: list('dice, según, afirma, dijo, cuenta, explica, comenta, asegura'),
  avoid: list('evita, sin, no'),
  free: list('gratis, gratuito'),
  second: list('segundos, segundo, seg, s'),
  minute: list('minutos, minuto, min'),
  called: list('llamado, llamada, se llama, titulado'),
  because: list('porque, para que, por eso'),
  article: list(`
    el, la, los, las, un, una, de, del, y, o, para, a, al, en, con, no, que, nuestro, nuestra, su, tu, por
  `),
  connectors: { before: 'Antes', after: 'Después', versus: 'vs', step: 'Paso', from: 'de', to: 'a', until: 'hasta' },
};
