import { mendTheCorpus } from './mend-corpus.ts';

mendTheCorpus('first');
