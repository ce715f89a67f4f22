/** Words that stand beside names in all seven languages, and tell of what kind a name is. */
import { list } from './lexicon.ts';

/** What somebody is, before or behind who it is: "Mayor Hill", "our new director, Ada Blum". A `*` lets letters stand. */
export const posts = list(`
  mayor, mayoress, minister, director, manager, president, chairman, chairwoman, chairperson, chair, chief, head,
  founder, co-founder, cofounder, officer, captain, coach, professor, headteacher, headmaster, headmistress, principal,
  curator, councillor, senator, governor, secretary, treasurer, colleague, photographer, painter, singer, author,
  novelist, architect, speaker, host, co-host, presenter, moderator, owner, vicar, bishop, CEO, CFO, CTO, COO, CMO, CISO, CPO, mr, mrs, ms,
  *bürgermeister, *bürgermeisterin, *minister, *ministerin, direktor, direktorin, *leiter, *leiterin, *präsident,
  *präsidentin, vorsitzende, vorsitzender, vorsitzenden, vorstand, vorständin, *führer, *führerin, *chef, *chefin,
  gründer, gründerin, professorin, pfarrer, pfarrerin, trainer, trainerin, kollege, kollegin, künstler, künstlerin,
  autor, autorin, fotograf, fotografin, landrat, landrätin, stadtrat, kommandant, rektor, rektorin, inhaber, inhaberin,
  meister, meisterin, herr, herrn, frau, architektin,
  maire, ministre, directeur, directrice, président, présidente, cheffe, fondateur, fondatrice, professeur, professeure,
  gérant, gérante, photographe, autrice, auteur, architecte, chanteuse, chanteur, capitaine, entraîneur, monsieur,
  alcalde, alcaldesa, ministro, ministra, directora, presidente, presidenta, jefe, jefa, fundador, fundadora, profesor,
  profesora, gerente, arquitecto, arquitecta, fotógrafo, fotógrafa, autora, capitán, entrenador, entrenadora, concejal,
  concejala, señor, señora, don, doña, sindaco, sindaca, direttore, direttrice, fondatore, fondatrice, professore,
  professoressa, architetto, architetta, fotografo, fotografa, autore, assessore, assessora, capitano, allenatore,
  allenatrice, titolare, signor, signora, prefeito, prefeita, diretor, diretora, professora, arquiteto, arquiteta,
  treinador, treinadora, vereador, vereadora, senhor, senhora, burgemeester, wethouder, voorzitter, oprichter, hoofd,
  moderatorin, gastgeber, gastgeberin, animateur, animatrice, presentador, presentadora, conduttore, conduttrice, apresentador, apresentadora, presentator, presentatrice, penningmeester, kassenwart, kassenwartin, schatzmeister, schatzmeisterin, trésorier, trésorière, tesorero, tesorera,
  tesoriere, tesoriera, tesoureiro, tesoureira, skipper, kunstenaar, fotograaf, schrijver, schrijfster, kapitein, eigenaar, meneer, mevrouw, directrice
`);

/** Words in the name of a house, a firm or a society. */
export const houses = list(`
  foundation, hospital, hospice, school, college, university, academy, institute, museum, gallery, theatre, theater,
  library, church, club, society, association, trust, charity, council, bank, studio, studios, company, group, energy,
  robotics, foods, systems, labs, partners, hotel, clinic, press, records, orchestra, choir, inc, ltd, llc, plc, gmbh,
  ag, kg, bv, nv, sa, srl, spa, *stiftung, *klinik, *klinikum, *krankenhaus, *schule, *verein, *verband, *hochschule,
  modehaus, autohaus, möbelhaus, schuhhaus, *handlung, hausverwaltung,
  universität, *werke, *genossenschaft, sparkasse, kita, *theater, *bücherei, *bibliothek, *feuerwehr, fondation,
  hôpital, école, lycée, université, musée, théâtre, banque, coopérative, groupe, clinique, société, fundación, escuela,
  colegio, instituto, universidad, asociación, museo, teatro, banco, cooperativa, grupo, ayuntamiento, clínica,
  fondazione, ospedale, scuola, liceo, istituto, università, associazione, banca, gruppo, comune, clinica, fundação,
  escola, colégio, universidade, associação, museu, câmara, prefeitura, stichting, ziekenhuis, universiteit, vereniging,
  coöperatie, gemeente, kliniek
`);

/** Of these somebody sells two or three, each with a name of its own. */
export const plans = list(`
  plan, plans, tier, package, tarif, *tarif, tarife, paket, *paket, pakete, formule, forfait, abonnement, abo, plano,
  pacote, piano, pacchetto, tariffa, tarifa, paquete, pakket, bundel, membership
`);

/** Naming outright, before the name. */
export const namings = list(`
  trade as, trades as, trading as, firmieren als, firmiert als, is called, are called, it's called, its name is, the name is, our name is, named, heißt, heißen, namens, nennt sich,
  der name ist, unser name ist, s'appelle, le nom est, nommé, nommée, appelé, appelée, se llama, llamado, llamada,
  el nombre es, si chiama, chiamato, chiamata, il nome è, se chama, chama-se, chamado, chamada, o nome é, heet, genaamd,
  de naam is, noemen we
`);

/** Who speaks says who that is. */
export const weAre = list(`
  we are, we're, wir sind, nous sommes, somos, siamo, nós somos, wij zijn, we zijn
`);

/** What is taken into use, before what it is: "the opening of", "Einweihung des". */
export const openings = list(`
  opening of, reopening of, inauguration of, launch of, unveiling of, eröffnung, wiedereröffnung, neueröffnung,
  einweihung, ouverture de, ouverture du, réouverture de, réouverture du, inauguration de, inauguration du,
  apertura de, apertura del, reapertura de, reapertura del, inauguración de, inauguración del, apertura di,
  apertura della, riapertura di, riapertura del, riapertura della, inaugurazione di, inaugurazione del,
  inaugurazione della, inaugurazione dell', abertura do, abertura da, reabertura do, reabertura da, inauguração do,
  inauguração da, inauguração de, opening van, heropening van, opening of, ingebruikname van
`);

/** … and as a verb, before what opens. */
export const opens = list(`
  opens, reopens, eröffnet, öffnet, ouvre, rouvre, abre, reabre, apre, riapre, inaugura, opent, heropent
`);

/** "the new Lumo 2": what is new is not called so. */
export const newly = list(`
  new, neu, neue, neuer, neues, neuen, neuem, nouveau, nouvelle, nouvel, nuevo, nueva, nuovo, nuova, novo, nova, nieuw,
  nieuwe
`);

/** Small words inside names: "Museum of the Moon", "Bar de la Plaza". */
export const nameJoints =
  "(?:of|the|and|&|\\+|for|de|del|la|las|los|el|du|des|le|les|d['’]|di|da|do|das|dos|della|delle|dei|degli|al|e|y|et|und|der|die|das|am|im|zum|zur|von|van|den|het|en|aux?|à|x)";
