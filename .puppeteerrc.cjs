// Remotion's set-up or the system brings the browser; a second copy would only cost time.
module.exports = { skipDownload: true };
