/** The folder of the scopes in which workers exchange tokens, next to their script: it contains no page. */
export const EXCHANGE_SCOPE = 'session-exchange/'
