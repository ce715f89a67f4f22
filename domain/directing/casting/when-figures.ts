/** "Retention after 30 days is 61 %": how long it takes says when, and makes no point beside what is reached. */
const lead =
  /(?:^|\s)(?:after|within|for|since|in|over|nach|innerhalb von|binnen|seit|après|en|depuis|pendant|después de|tras|en|desde|dopo|in|entro|da|após|em|desde|na|sinds)\s$/iu;
const unit =
  /^\s?(?:hours?|days?|weeks?|months?|years?|minutes?|stunden?|tagen?|wochen?|monaten?|jahren?|minuten?|heures?|jours?|semaines?|mois|ans?|horas?|días?|semanas?|meses|años?|ore|giorni|settimane|mesi|anni|dias?|anos?|uur|dagen|weken|maanden|jaar)(?!\p{L})/iu;

/** Whether a number between these words is a time after which something is. */
export const tellsWhen = (before: string, behind: string): boolean => lead.test(before) && unit.test(behind);
