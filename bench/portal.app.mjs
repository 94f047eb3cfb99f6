// The portal itself, as its tables describe it.
import { CLIENT, LIST, LOADED_LIST, ROWS, SESSION } from './page.mjs'

export const app = {
  hasBackend: true,
  account: CLIENT,
  // The HTML may hold the form before its code runs.
  signIn: { path: CLIENT.path, ready: { css: 'form[data-ready]' } },
  list: {
    path: LIST,
    ready: LOADED_LIST,
    click: ROWS,
    leadsTo: SESSION,
    back: { to: LOADED_LIST },
    field: 'main input[type=search]',
  },
}
