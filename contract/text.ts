import { z } from 'zod';

/**
 * A text that says something, of so many characters at most. It is bounded before the blanks around it go, so that what
 * the OpenAPI document forbids is refused.
 */
export const textOf = (characters: number) => z.string().max(characters).trim().min(1);
