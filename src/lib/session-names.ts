// Names in the browser's storage for the login data that all tabs share.

/** The database with the login rows. */
export const DATABASE = 'session'

/** The Web Lock under which a refresh token is sent. */
export const REFRESH_LOCK = 'session-refresh'

/**
 * The folder of the scopes in which workers exchange tokens, relative to the worker script. No page is in this folder.
 */
export const EXCHANGE_SCOPE = 'session-exchange/'
