/** "…, not on the 2nd", "y no el 14": behind a joint it is still what the value was, and no wish of its own. */
export const oldValue =
  '(?:not|no|nicht|pas|non|não)\\s(?:(?:on\\s|del\\s|dal\\s)?(?:the|der|den|dem|am|le|du|el|il|lo|o|dia)\\s|d[ae]l\\s|n?o\\s)?\\P{L}?\\d';
