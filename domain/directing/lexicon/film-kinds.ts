/** Of what kind a film is asked to be: "launch", "customer story", "Stellenanzeige". Sources of patterns. */

/** What stands in front of a format or a length, and then asks for a film of that kind. */
export const kindHeads = [
  '(?:product |app |software )?(?:launch|release)(?: (?:teaser|trailer|announcement))?|product (?:teaser|trailer|announcement)',
  '(?:customer|client|user|success|member|employee) (?:success )?(?:story|testimonial|review|quote|spotlight)|case study|testimonial',
  '(?:brand |company )?manifesto|mission statement|brand (?:film|story)|(?:hiring|job|recruit(?:ing|ment)) (?:ad|post|announcement)',
  'produkt(?:start|launch|einführung|vorstellung|neuheit)|kunden(?:stimme|zitat|geschichte|meinung|story)|erfolgsgeschichte|fallstudie|(?:marken)?manifest|leitbild|(?:stellen|job)(?:anzeige|ausschreibung|angebot)',
  "(?:lancement|sortie)(?: (?:de|du) produit)?|témoignage(?: (?:de |d['’]une? )?clien(?:t|te|ts))?|histoire (?:de )?client|avis client|étude de cas|manifeste(?: de marque)?|(?:offre d['’]emploi|annonce de recrutement)",
  'lanzamiento(?: de(?:l)? producto)?|testimonio(?: (?:de )?(?:un[ao]? )?client[ea]s?)?|historia de (?:un |una )?client[ea]|caso de éxito|manifiesto(?: de marca)?|oferta de (?:empleo|trabajo)',
  'lancio(?: (?:di|del) prodotto| prodotto)?|testimonianza(?: (?:di (?:un[ao]? )?)?cliente)?|storia (?:di (?:un[ao]? )?)?cliente|caso di successo|manifesto(?: (?:di|del) (?:marca|brand))?|(?:annuncio|offerta) di lavoro',
  'lançamento(?: d[eo] produto)?|testemunho(?: de (?:um[a]? )?cliente)?|depoimento(?: de (?:um[a]? )?cliente)?|história de (?:um[a]? )?cliente|caso de sucesso|manifesto(?: (?:de|da) marca)?|(?:anúncio|oferta|vaga) de emprego',
  '(?:product)?lancering|klant(?:verhaal|case|quote|ervaring)|succesverhaal|(?:merk)?manifest|vacature',
].join('|');

/** What a film is for, behind its noun in Romance languages: "vídeo de lanzamiento de 20 segundos". */
export const kindsBehind = [
  "lancement(?: (?:de|du) produit)?|recrutement|présentation|promotion|témoignage(?: client)?|marque|mission|teasing|remerciements?|bienvenue|félicitations|vœux|départ|d['’]entreprise",
  'lanzamiento(?: de producto)?|reclutamiento|contratación|selección|presentación|promoción|testimonio|marca|misión|agradecimiento|bienvenida|felicitación(?! de cumpleaños)|despedida',
  'lancio(?: (?:di|del) prodotto)?|reclutamento|selezione|assunzione|presentazione|promozione|testimonianza|marca|missione|ringraziamento|benvenuto|auguri|congratulazioni|saluto',
  'lançamento(?: d[eo] produto)?|recrutamento|apresentação|promoção|divulgação|depoimento|testemunho|marca|missão|agradecimento|boas-vindas|parabéns|despedida',
].join('|');
