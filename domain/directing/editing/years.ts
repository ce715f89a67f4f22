/** A year as films tell it, from 1500 on. */
export const year = '(?:1[5-9]|20)\\d{2}';

const whole = new RegExp(`^${year}$`, 'u');

/** Whether a text is a year and nothing else. */
export const isYear = (text: string): boolean => whole.test(text);
