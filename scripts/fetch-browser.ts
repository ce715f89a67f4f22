import { ensureBrowser } from '@remotion/renderer';

/** Downloads the headless shell that this version of Remotion was tested with, below `node_modules/.remotion`. */
let heard = false;
await ensureBrowser({
  logLevel: 'warn',
  onBrowserDownload: () => ({
    version: null,
    onProgress: ({ percent, downloadedBytes }) => {
      if (!heard && downloadedBytes > 0) process.stdout.write('first byte\n');
      heard ||= downloadedBytes > 0;
      if (Math.round(percent * 100) % 25 === 0) process.stdout.write(`${Math.round(percent * 100)} %\n`);
    },
  }),
});
