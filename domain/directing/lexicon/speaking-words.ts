/** Words by which somebody is told to have said something, in all seven languages. */
import { list } from './lexicon.ts';

/** Verbs of saying in their tenses; who it was stands before or behind them. */
export const sayings = list(`
  say, says, said, saying, tell, tells, told, write, writes, wrote, add, adds, added, explain, explains, explained, ask, asks,
  asked, recall, recalls, recalled, remember, remembers, remembered, put, puts, sum, sums, summed, summarises, summarised,
  summarizes, think, thinks, thought, believe, believes, believed, remark, remarks, remarked, comment, comments, commented,
  note, notes, noted, state, states, stated, insist, insists, insisted, admit, admits, admitted, confess, confesses,
  confessed, promise, promises, promised, laugh, laughs, laughed, joke, jokes, joked, smiles, smiled, reckon, reckons,
  reckoned, declare, declares, declared, report, reports, reported, reply, replies, replied, answer, answers, answered,
  agree, agrees, agreed, swear, swears, swore, repeat, repeats, repeated, conclude, concludes, concluded, feels, felt,
  raves, raved, writing, observed, observes, mused, muses, argues, argued, claims, claimed, warns, warned, shared, shares,
  sagt, sagte, sagen, sagten, gesagt, meint, meinte, meinen, erzählt, erzählte, erzählen, schreibt, schrieb, schreiben,
  schrieben, geschrieben, erklärt, erklärte, ruft, rief, fragt, fragte, lacht, lachte, antwortet, antwortete, findet, fand,
  finden, glaubt, glaubte, denkt, dachte, betont, betonte, berichtet, berichtete, bemerkt, bemerkte, ergänzt, ergänzte,
  erinnert, erinnerte, verrät, verriet, versichert, versicherte, verspricht, versprach, gesteht, gestand, schwärmt,
  schwärmte, bringt, brachte, fasst, fasste, formuliert, formulierte, resümiert, kommentiert, kommentierte, wiederholt,
  behauptet, behauptete, bestätigt, bestätigte, lobt, lobte, freut sich, freute sich, gibt zu, gab zu, urteilt, notierte,
  dit, disait, disaient, disent, a dit, raconte, racontait, raconté, explique, expliquait, expliqué, écrit, écrivait,
  écrivit, écrivent, confie, confiait, confié, résume, résumait, résumé, ajoute, ajoutait, ajouté, a fait remarquer, fait remarquer, affirme, affirmait,
  affirmé, assure, assurait, assuré, déclare, déclarait, déclaré, souligne, soulignait, souligné, témoigne, témoignait,
  pense, pensait, croit, estime, estimait, remarque, remarqué, rappelle, rappelait, répond, répondait, répondu, avoue,
  avouait, avoué, promet, répète, répétait, conclut, conclure, s'amuse, se souvient, commente, observe, plaisante, juge,
  dice, dicen, decía, decían, dijo, dijeron, dicho, cuenta, contaba, contó, cuentan, contado, explica, explicaba, explicó,
  explicado, afirma, afirmaba, afirmó, afirmado, escribe, escribía, escribió, escrito, recuerda, recordaba, recordó, comenta,
  comentaba, comentó, comentado, asegura, aseguraba, aseguró, asegurado, sostiene, sostenía, sostuvo, señala, señaló,
  señalado, añade, añadió, añadía, declara, declaró, declarado, opina, opinaba, opinó, piensa, pensaba, cree, creía, resume,
  resumió, responde, respondió, confiesa, confesó, promete, repite, repetía, concluye, concluyó, expresó, expresa, admite,
  insiste, insistía, bromea, relata,
  diceva, dicevano, disse, dissero, dicono, detto, racconta, raccontava, raccontò, raccontato, spiega, spiegava, spiegò,
  spiegato, scrive, scriveva, scrisse, scritto, ricorda, ricordava, commenta, commentava, commentò, commentato, sostiene,
  sosteneva, assicura, assicurava, assicurato, garantisce, afferma, affermava, affermò, affermato, sottolinea, sottolineava,
  aggiunge, aggiungeva, aggiunto, dichiara, dichiarò, dichiarato, pensa, pensava, crede, ritiene, osserva, osservò, osservato,
  riassume, risponde, rispose, confessa, confida, ammette, ripete, ripeteva, conclude, concluse, insiste, scherza, mette,
  diz, dizem, dizia, diziam, disseram, conta, contam, contava, contou, explica, explicava, explicou, escreve, escrevia,
  escreveu, lembra, lembrava, recorda, recordava, comenta, comentou, comentava, assegura, assegurou, garante, garantia,
  garantiu, afirmou, declarou, sublinha, sublinhou, acrescenta, acrescentou, acha, achava, pensa, acredita, observou,
  observava, resume, resumiu, responde, respondeu, confessa, confessou, admite, repete, repetia, conclui, concluiu, brinca,
  jure, jurait, jura, juró, giura, giurava, jurou, schwört, schwor, zweert, zwoer, ausdrückte, ausgedrückt, confesaba, confidato,
  confidava, confessava, confessado, confía, ríe, reía, ri, ria, ride, rit, vult aan, vulde aan, rideva,
  zegt, zeggen, zei, zeiden, gezegd, vertelt, vertelde, vertellen, verteld, schrijft, schreef, schrijven, geschreven, vindt,
  vond, vinden, roept, riep, vraagt, vroeg, antwoordt, antwoordde, denkt, dacht, gelooft, benadrukt, benadrukte, merkt,
  merkte, voegt, voegde, legt, legde, herinnert, herinnerde, belooft, beloofde, bekent, bekende, vat, vatte, verklaart,
  verklaarde, herhaalt, herhaalde, lachte, besluit, besloot, grapt, meent, meende, stelt, verzekert, verzekerde, geeft toe
`);

/** Only between somebody and their saying: "likes to say", "pflegt zu sagen", "ama ripetere". */
export const usedTo = list(`
  likes to say, loves to say, liked to say, used to say, is fond of saying, keeps saying, never tires of saying, would say,
  pflegt zu sagen, pflegte zu sagen, sagt gern, sagt gerne, wird nicht müde zu sagen, aime dire, aime à dire, aimait dire,
  aime répéter, aime à répéter, aimait répéter, suele decir, solía decir, suele repetir, le gusta decir, ama dire, ama ripetere,
  amava dire, è solita dire, è solito dire, soleva dire, gosta de dizer, gostava de dizer, costuma dizer, costumava dizer,
  zegt graag, zegt altijd, placht te zeggen, mag graag zeggen
`);

/** What somebody feels as they speak. */
export const feelings = list(`
  is delighted, was delighted, is thrilled, was thrilled, is happy, was happy, is pleased, was pleased, is proud, was proud,
  is sure, is certain, is convinced, was overjoyed, is clear, has no doubt, has no doubts, was moved, is grateful,
  ist begeistert, war begeistert, ist stolz, ist sich sicher, ist sicher, ist überzeugt, ist glücklich, war gerührt,
  ist dankbar, ist ravi, est ravi, est ravie, est fier, est fière, est sûr, est sûre, est convaincu, est convaincue,
  est formel, est formelle, se réjouit, se réjouissait, n'a aucun doute, est heureux, est heureuse, est aux anges,
  se alegra, está feliz, está encantado, está encantada, está seguro, está segura, está orgulloso, está orgullosa,
  lo tiene claro, no tiene dudas, no tiene duda, está convencido, está convencida, è felice, è entusiasta, è sicuro, è sicura,
  è orgoglioso, è orgogliosa, è convinto, è convinta, non ha dubbi, non ha dubbio, ne è certa, ne è certo, está orgulhoso,
  está orgulhosa, está encantada, tem a certeza, não tem dúvidas, está convencido, está radiante, is blij, is trots,
  is zeker, weet het zeker, weet zeker, is ervan overtuigd, is overtuigd, is dolblij, is dankbaar, was ontroerd
`);

/** Before who is quoted, with nothing said in between. */
export const quotings = list(`
  in the words of, to quote, quoting, according to, as told by, words from, a word from, here is, here's, over to,
  mit den worten von, in den worten von, um es mit den worten von, um es mit, laut, nach ansicht von, so, dazu, dazu sagt, es spricht,
  selon les mots de, selon les mots du, selon les mots d', pour reprendre les mots de, pour citer, selon, d'après, comme dit, avec les mots de,
  en palabras de, en palabras del, con palabras de, con palabras del, citando a, por citar a, según, palabra de, palabras de, con le parole di, con le parole del, con le parole della, con le parole dell', nelle parole di, nelle parole del,
  nelle parole della,
  per citare, citando, secondo, parola di, parole di, nas palavras de, nas palavras da, nas palavras do, com as palavras de, com as palavras da, com as palavras do, segundo, conforme, palavra de,
  palavras de, in de woorden van, met de woorden van, om met, volgens, aan het woord
`);

/** Whose words they may be, where no name stands; a `*` lets letters stand. */
export const persons = list(`
  *kurator, *kuratorin, conservateur, conservatrice, comisario, comisaria, curatore, curatrice, curador, curadora, conservator,
  habitual, abituale, stammgast,
  coach, trainer, guest, visitor, customer, client, member, members, mother, father, mum, mom, dad, grandma, granny, gran, nan,
  grandmother, grandfather, grandpa, neighbour, neighbor, pupil, student, teacher, parent, reader, reviewer, user, patient,
  volunteer, chef, baker, doctor, nurse, driver, farmer, friend, boss, resident, runner, player, participant, passenger,
  tourist, child, girl, boy, woman, man, lady, kid, critic, employee, apprentice, listener, traveller, buyer, owner, regular,
  guests, visitors, customers, clients, pupils, students, parents, readers, users, patients, volunteers, neighbours,
  *gast, *gäste, *besucher, *besucherin, *kunde, *kundin, *kunden, *mitglied, *mitglieder, *mutter, *vater, mama, papa, oma, opa,
  *nachbar, *nachbarin, *schüler, *schülerin, *student, *studentin, *lehrer, *lehrerin, *leser, *leserin, *patient,
  *patientin, *ehrenamtliche, *ehrenamtlicher, *koch, *köchin, *bäcker, *bäckerin, *arzt, *ärztin, *fahrer, *fahrerin,
  *freund, *freundin, *läufer, *läuferin, *spieler, *spielerin, *teilnehmer, *teilnehmerin, *kind, *mädchen, *junge, *frau,
  *mann, *forscher, *forscherin, *nutzer, *nutzerin, *azubi, *mitarbeiter, *mitarbeiterin,
  entraîneur, entraîneuse, client, cliente, clients, clientes, visiteur, visiteuse, visiteurs, membre, membres, mère, père,
  maman, papa, grand-mère, grand-père, mamie, papi, voisin, voisine, élève, élèves, étudiant, étudiante, enseignant,
  enseignante, institutrice, parent, parents, lecteur, lectrice, patient, patiente, bénévole, bénévoles, chef, cheffe,
  boulanger, boulangère, médecin, docteur, docteure, infirmière, ami, amie, habitant, habitante, habitué, habituée, joueur,
  joueuse, participant, participante, enfant, fille, garçon, femme, homme, dame, chercheur, chercheuse, invité, invitée,
  entrenador, entrenadora, cliente, clientes, huésped, visitante, visitantes, socio, socia, socios, miembro, madre, padre,
  abuela, abuelo, mamá, papá, vecino, vecina, vecinos, alumno, alumna, alumnos, estudiante, maestro, maestra, profesor,
  profesora, lector, lectora, paciente, pacientes, voluntario, voluntaria, cocinero, cocinera, panadero, panadera, médico,
  médica, doctor, doctora, enfermera, amigo, amiga, jugador, jugadora, participante, niño, niña, mujer, hombre, señora,
  investigador, investigadora, invitado, invitada,
  allenatore, allenatrice, ospite, ospiti, visitatore, visitatrice, visitatori, socio, socia, soci, membro, nonna, nonno,
  mamma, papà, vicino, vicina, alunno, alunna, studente, studentessa, maestro, maestra, lettore, lettrice, paziente, pazienti,
  volontario, volontaria, volontari, cuoco, cuoca, fornaio, fornaia, medico, dottore, dottoressa, infermiera, amico, amica,
  giocatore, giocatrice, partecipante, bambino, bambina, donna, uomo, signora, ricercatore, ricercatrice, clienti,
  treinador, treinadora, hóspede, sócio, sócia, sócios, membro, mãe, pai, avó, avô, vizinho, vizinha, aluno, aluna, alunos,
  estudante, professor, professora, leitor, leitora, paciente, voluntário, voluntária, cozinheiro, cozinheira, padeiro,
  padeira, doutor, doutora, enfermeira, jogador, jogadora, menino, menina, criança, mulher, homem, senhora, investigador,
  investigadora, convidado, convidada,
  gast, gasten, bezoeker, bezoekers, bezoekster, klant, klanten, lid, leden, moeder, vader, oma, opa, buurman, buurvrouw,
  leerling, leerlingen, student, studente, leraar, lerares, ouder, ouders, lezer, patiënt, patiënten, vrijwilliger,
  vrijwilligers, kok, bakker, arts, dokter, verpleegkundige, chauffeur, boer, vriend, vriendin, baas, bewoner, loper,
  speler, speelster, deelnemer, kind, meisje, jongen, vrouw, man, dame, onderzoeker
`);

/** Who was named before; plural ones mean nobody in particular. */
export const pronouns = list(`
  he, she, they, er, sie, il, elle, ils, elles, él, ella, ellos, ellas, lui, lei, loro, ele, ela, eles, elas, hij, zij, ze
`);
