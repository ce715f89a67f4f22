import { type Lexicon, list, months } from './lexicon.ts';

export const pt: Lexicon = {
  language: 'pt',
  small: list(`
    o, os, as, e, para, com, é, um, uma, de, do, da, dos, das, em, no, na, que, nosso, nossa, seu, sua, não,
    agora, até, ao, como, mais, você, dias
  `),
  make: list(`
    crie, criar, faz, faça, fazer, gere, produza, desenhe, preciso, precisamos, quero, queremos, anime, prepare, gostaria, gostaríamos, queria, queríamos`),
  film: list(`
    vídeo*, video*, tiktok*, clipe*, filme*, animação*, anúncio*, teaser*, trailer*, reel*, história, intro,
    tutorial*, spot*, post, publicação*
  `),
  link: list(`
    que diga que, que diga, a dizer que, para dizer que, que, pro meu, pra minha, pro, pra, para, sobre, de, do, da, dos, das, anunciando, anuncie, anuncia, mostre, mostra, mostrando, explique, explica, explicando, a explicar, a mostrar, a apresentar, a anunciar, para explicar,
    apresente, apresenta, compare, compara, intitulado, com
  `),
  direct: list(`
    mostre, termine, comece, use, utilize, adicione, inclua, mantenha, o vídeo, evite, no final, feche, fecha, fechar, encerre, acabe, acaba,
    coloque
  `),
  craft: list(`
    estilo, tom, clima, cor, cores, fonte, fundo, música, transição*, formato, duração, público, vertical,
    horizontal, quadrado, cena*, ritmo
  `),
  fields: {
    message: list('título, mensagem, manchete, texto'),
    name: list('nome, marca, empresa, organização, associação, cliente, produto, evento'),
    tagline: list('slogan, lema, subtítulo'),
    action: list(`
      telefone, tel,
      cta, chamada para ação, botão, site, link, contato, inscrição,
      fim, final, encerramento, fecho, terminar com, fechar com, encerrar com
    `),
    date: list('validade, válido, válido para, válido em, válido desde, período, datas, data, quando, dia'),
    time: list('hora, horário'),
    place: list('local, lugar, onde, endereço'),
    price: list('preço, ingressos, entrada, bilhetes'),
    code: list('código, cupom, cupão'),
    quote: list('citação, depoimento, avaliação'),
    steps: list('passos, etapas, receita, instruções, preparo'),
    list: list(`
      funções, vantagens, dicas, razões, motivos, programa, ingredientes, números, resultados, recursos
    `),
    before: list('antes, sem, ontem'),
    after: list('depois, agora, com, hoje'),
    colours: list('cores, cor, paleta'),
    note: list('estilo, tom, duração, formato, público, música, fonte, objetivo, nota, fundo, ritmo'),
  },
  cues: {
    launch: list('novo, nova, apresentamos, lançamento, conheça, chega, já disponível, chegou'),
    explainer: list('o que é, por que, como funciona, explica*, entender, funciona'),
    report: list(`
      resultado*, trimestre, pesquisa, cresceu, relatório, receita, vendas, crescimento, anual, balanço
    `),
    event: list(`
      ingressos, bilhetes, conferência, congresso, jornadas, seminário, inauguração, festival, concerto, show, exposição, evento, feira,
      convite, festa, oficina
    `),
    hiring: list(
      'contratando, vaga, vagas, salário, remoto, carreira, emprego, buscamos, candidatura*, aprendiz*, contrata',
    ),
    comparison: list('vs, contra, em vez de, antes, depois, comparação, compar*, diferença'),
    tutorial: list('como, passo, passos, primeiro, depois, finalmente, guia, tutorial, receita de'),
    testimonial: list('avaliação, estrelas, diz, depoimento, cliente, opinião'),
    sting: list('logo, logotipo, intro, vinheta'),
    alert: list(
      'manutenção, interrupção, importante, aviso, prazo, fechamento, alerta, cortada, cortado, interrompid*, encerrad*, avaria, recolha',
    ),
    tour: list('tour, painel, aplicativo, app, tela*, interface'),
    manifesto: list('acreditamos, missão, nunca, imagine, manifesto, visão'),
    offer: list('promoção, desconto, oferta, código, cupom, grátis, economize, só hoje, liquidação'),
    list: list('dicas, razões, motivos, erros, coisas, ideias, formas'),
  },
  tones: {
    precise: list('preciso, técnico, desenvolvedor*, seguro, dados, software, limpo'),
    premium: list('elegante, luxo, refinado, exclusivo, vinho'),
    bold: list('ousado, esporte*, desporto, forte, enérgico, dinâmico, liquidação'),
    warm: list('quente, família, padaria, pão, cozinha, café, comunidade, acolhedor, feira, bairro'),
    playful: list('divertido, crianças, festa, jogo, colorido'),
    calm: list('calmo, sereno, natureza, saúde, sono, bem-estar, confiança, ioga'),
    corporate: list('corporativo, relatório, profissional, empresa, banco, trimestre, claro'),
    cinematic: list('cinematográfico, dramático, escuro, mistério'),
    futuristic: list('futurista, ia, espaço, robô*'),
    culture: list('cultura*, museu, clássico, biblioteca, exposição, ópera, teatro, livro*'),
    retro: list('retrô, artesanal, analógico, vintage, vinil, jazz'),
  },
  months: months(
    'janeiro/jan, fevereiro/fev, março/mar, abril/abr, maio, junho/jun, julho/jul, agosto/ago, setembro/set, outubro/out, novembro/nov, dezembro/dez',
  ),
  weekdays: list(`
    segunda-feira, terça-feira, quarta-feira, quinta-feira, sexta-feira, segunda, terça, quarta, quinta,
    sexta, sábado, domingo
  `),
  until: list('até'),
  placeAt: list('em, no, na, local'),
  and: list('e, &'),
  or: list('ou'),
  fromTo: [list('de, dos'), list('para, a, aos')],
  once: list('antes, levava, levavam, era'),
  now: list('agora, hoje, já'),
  versus: list('vs, contra, em vez de'),
  rise: list('cresceu, subiu, aumentou, mais, crescimento'),
  fall: list('caiu, baixou, menos, reduziu'),
  act: list(`
    experimente, comece, junte-se, reserve, compre, inscreva-se, baixe, visite, descubra, peça, ligue, venha,
    assine, garanta, teste,
    confirme, confirmem, responda, avise, escreva
  `),
  holds: list(`
    celebra, celebram, celebramos, comemora, comemoram, organiza, organizam, organizamos, dá, dão,
    oferece, oferecem, convida, convidam, apresenta, apresentam, apresentamos, toca, tocam, canta,
    cantam, abre, abrem, reabre, procura, procuram, contrata, busca, se casam, faz, fazem, completa,
    completam, ensaia, ensaiam, volta, voltam, recebe, inaugura
  `),
  ask: list(`
    reserva, reservas, inscrição, inscrições, ingressos, bilhetes, informações, pedidos, encomendas,
    candidaturas, marcações, agendamentos, confirmações, contato, contacto, doações, dúvidas
  `),
  step: list(`
    misture, adicione, asse, cozinhe, corte, despeje, sirva, abra, clique, instale, escolha, conecte, sove,
    deixe, descasque, envie, pressione, aqueça, frite, bata
  `),
  says: list('diz, segundo, afirma, conta, explica, comenta'),
  avoid: list('evite, sem, não'),
  free: list('grátis, gratuito'),
  second: list('segundos, segundo, seg, s'),
  minute: list('minutos, minuto, min'),
  called: list('chamado, chamada, chama-se, se chama, intitulado'),
  because: list('porque, para que, por isso'),
  article: list(`
    o, a, os, as, um, uma, de, do, da, e, ou, para, em, no, na, com, não, que, nosso, nossa, seu, sua, por, nos, nas
  `),
  connectors: { before: 'Antes', after: 'Depois', versus: 'vs', step: 'Passo', from: 'de', to: 'para', until: 'até' },
};
