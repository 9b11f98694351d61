import { LANGUAGES } from '@lanna/rules/local-text';
import { z } from 'zod';

/** One of the languages a site can speak, as calls and rows write it. */
export const language = z.enum(LANGUAGES);
