import { readHost } from '../../config/host.ts';
import { openWebApp } from './web-app.ts';

// A part of set-up, so that nobody who opens the app waits for it to be built.
await openWebApp([readHost().buildCache]);
