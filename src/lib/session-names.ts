// The names under which the browser keeps what all tabs share about logins.

/** The database with the rows of the logins. */
export const DATABASE = 'session'

/** The Web Lock under which a refresh token is sent. */
export const REFRESH_LOCK = 'session-refresh'

/** The folder of the scopes in which workers exchange tokens, next to their script: it contains no page. */
export const EXCHANGE_SCOPE = 'session-exchange/'
