// A page that shows what cannot be undercut, such as an empty one: it sets data-ready where it can be used.
export const app = {
  signIn: { path: '/', ready: { css: '[data-ready]' } },
}
