/** Whom a film may be for, in all seven languages. */
import { list } from './lexicon.ts';

/** People in the plural, or of a kind. A `*` lets letters stand before. */
export const people = list(`
  customers, clients, members, donors, supporters, parents, carers, families, guests, patients, pupils, students, staff,
  employees, colleagues, coworkers, volunteers, residents, tenants, neighbours, neighbors, visitors, readers,
  subscribers, followers, fans, kids, children, toddlers, teens, teenagers, adults, seniors, pensioners, retirees,
  people, beginners, newcomers, starters, buyers, sellers, owners, homeowners, landlords, investors, shareholders,
  stakeholders, suppliers, sponsors, users, viewers, listeners, travellers, travelers, tourists, commuters, drivers,
  gardeners, farmers, teachers, nurses, apprentices, trainees, applicants, candidates, workers, recruits, crew,
  grandparents, mums, dads, women, men, girls, boys, locals, shoppers, regulars, freelancers, developers, year-olds,
  *kunden, *kundinnen, *kundschaft, *mitglieder, *mitgliedern, *spender, *spenderinnen, *eltern, *familien, *gäste,
  *gästen, *patienten, *patientinnen, *schüler, *schülern, *schülerinnen, studierende, *studenten, *mitarbeiter,
  *mitarbeiterinnen, mitarbeitende, mitarbeitenden, beschäftigte, beschäftigten, kollegen, kolleginnen, belegschaft,
  ehrenamtliche, ehrenamtlichen, *helfer, *helferinnen, *bewohner, *bewohnerinnen, anwohner, anwohnerinnen, *mieter,
  *mieterinnen, nachbarn, nachbarinnen, nachbarschaft, *besucher, *besucherinnen, *leser, *leserinnen, *kinder,
  *kindern, jugendliche, jugendlichen, erwachsene, erwachsenen, senioren, seniorinnen, rentner, menschen, leute,
  anfänger, einsteiger, neulinge, *käufer, *eigentümer, *besitzer, investoren, aktionäre, lieferanten, *nutzer,
  zuschauer, touristen, urlauber, pendler, *lehrer, lehrkräfte, azubis, bewerber, frauen, männer, mädchen, jungs,
  client, clients, clientes, clientèle, adhérents, adhérentes, membres, donateurs, parents, familles, invités, patients,
  élèves, étudiants, salariés, employés, collègues, bénévoles, habitants, riverains, locataires, voisins, visiteurs,
  lecteurs, abonnés, enfants, ados, adolescents, adultes, seniors, retraités, gens, personnes, débutants, acheteurs,
  propriétaires, investisseurs, actionnaires, fournisseurs, utilisateurs, touristes, vacanciers, enseignants, candidats,
  femmes, hommes, jeunes, licenciés, clientas, socios, socias, miembros, donantes, padres, madres, familias, invitados,
  pacientes, alumnos, alumnas, estudiantes, empleados, trabajadores, compañeros, voluntarios, vecinos, vecinas,
  inquilinos, visitantes, lectores, suscriptores, seguidores, niños, niñas, jóvenes, adolescentes, adultos, mayores,
  jubilados, gente, personas, principiantes, compradores, propietarios, inversores, accionistas, proveedores, usuarios,
  turistas, profesores, candidatos, mujeres, hombres, clientela, clienti, soci, socie, iscritti, membri, donatori,
  genitori, famiglie, ospiti, pazienti, alunni, studenti, dipendenti, colleghi, colleghe, volontari, residenti,
  abitanti, inquilini, vicini, visitatori, lettori, abbonati, bambini, ragazzi, ragazze, giovani, adulti, anziani,
  pensionati, persone, principianti, acquirenti, proprietari, investitori, azionisti, fornitori, utenti, turisti,
  insegnanti, candidati, donne, uomini, tesserati, sócios, sócias, associados, membros, doadores, pais, mães, famílias,
  convidados, hóspedes, utentes, alunos, alunas, estudantes, funcionários, colaboradores, colegas, voluntários,
  moradores, vizinhos, leitores, assinantes, crianças, jovens, idosos, reformados, aposentados, pessoas, iniciantes,
  proprietários, investidores, acionistas, fornecedores, utilizadores, usuários, professores, mulheres, homens,
  *klanten, *leden, donateurs, *ouders, gezinnen, *gasten, patiënten, *leerlingen, studenten, medewerkers, personeel,
  werknemers, collega's, vrijwilligers, *bewoners, omwonenden, huurders, buren, *bezoekers, lezers, abonnees, volgers,
  *kinderen, jongeren, tieners, volwassenen, ouderen, senioren, gepensioneerden, mensen, *kopers, *eigenaren,
  investeerders, aandeelhouders, leveranciers, gebruikers, toeristen, docenten, leraren, sollicitanten, vrouwen, mannen
`);

/** People who belong to a house: where one stands behind them, the film is its own. */
export const ownPeople = list(`
  customers, clients, members, donors, supporters, guests, patients, staff, employees, volunteers, subscribers, users,
  shareholders, pupils, students, parents, *kunden, *kundinnen, *mitglieder, *gäste, *patienten, *mitarbeiter,
  *mitarbeitenden, belegschaft, clientes, clients, adhérents, membres, donateurs, patients, salariés, bénévoles, élèves,
  socios, miembros, pacientes, alumnos, empleados, voluntarios, clienti, soci, iscritti, ospiti, pazienti, alunni,
  dipendenti, volontari, sócios, associados, membros, alunos, utentes, hóspedes, funcionários, voluntários, *klanten,
  *leden, *gasten, medewerkers, vrijwilligers, *leerlingen
`);

/** What they gather in, and where they watch. */
export const circles = list(`
  group, club, team, board, committee, council, class, community, public, audience, newsletter, website, homepage,
  intranet, noticeboard, assembly, agm, meeting, feed, gruppe, team, vorstand, beirat, klasse, publikum, öffentlichkeit,
  *versammlung, *abend, webseite, équipe, comité, conseil, classe, public, assemblée, site, équipes, equipo, comité,
  junta, clase, público, asamblea, web, gruppo, squadra, consiglio, comitato, classe, pubblico, assemblea, sito, equipa,
  geschäftsleitung, geschäftsführung, management, aufsichtsrat, führungskräfte, direction, direction générale,
  comité de direction, dirección, directiva, direttivo, direzione, dirigenza, diretoria, gerência, directie, leiding,
  equipe, comissão, direção, turma, assembleia, groep, bestuur, raad, klas, publiek, *vergadering, nieuwsbrief
`);
