/** Verbs of what holds several things, as they stand behind what holds them: "The day pass includes". */
export const holdingVerbs =
  '(?:includes?|covers?|comes with|offers|features|umfasst|enthält|beinhaltet|bietet|comprend|inclut|propose|incluye|ofrece|comprende|include|offre|inclui|oferece|bevat|omvat|biedt)';

/** Whether a head ends on such a verb: it leads to its list, and opens no film. */
export const leadsToItems = (head: string): boolean => new RegExp(`\\s${holdingVerbs}$`, 'iu').test(head);
