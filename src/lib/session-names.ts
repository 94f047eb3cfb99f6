// Names in the browser's storage for the login data that all tabs share.

/** The database that contains the login rows. */
export const DATABASE = 'session'

/** The Web Lock for sending a refresh token. */
export const REFRESH_LOCK = 'session-refresh'

/** Folder for the scopes of token exchange workers, relative to the worker script. The folder contains no pages. */
export const EXCHANGE_SCOPE = 'session-exchange/'
