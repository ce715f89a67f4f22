import { mendTheCorpus } from './mend-corpus.ts';

mendTheCorpus('second');
