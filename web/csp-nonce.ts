/** The nonce that a sheet written by a component must carry; the server makes one for each reply. */
export const cspNonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.nonce ?? '';
