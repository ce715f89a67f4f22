/** The nonce that a sheet written by a component must carry; the server makes one for each reply. */
export const cspNonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.nonce ?? '';

// Where the dialogs' scroll lock looks for it.
Object.assign(globalThis, { __webpack_nonce__: cspNonce });
