/** The scope of the worker that exchanges tokens, next to its script: it contains no page, so it controls none. */
export const EXCHANGE_SCOPE = 'session-exchange/'
