/** Condition for a screen: at least `count` elements match `css`, and the first element's text starts with `text`. */
export type Target = { css: string; text?: string; count?: number }

export type App = {
  /** Whether the app sends requests to the mock backend. */
  hasBackend: boolean
  /** The user to sign in before the list opens. */
  account?: { email: string; password: string }
  signIn: { path: string; ready: Target }
  list: {
    path: (rows: number) => string
    /** Selector that matches one element in each row. */
    row: string
    /** Selector for the link to `next`. */
    link: string
    next: Target
    search: string
  }
}

export const portal: App = {
  hasBackend: true,
  account: { email: 'mona.saleh@example.com', password: 'Client#2026' },
  // The prerendered form is visible before its code runs, so wait for `data-ready`.
  signIn: { path: '/auth/login', ready: { css: 'form[data-ready]' } },
  list: {
    path: (rows) => `/app/pages/bundle/20011/sessions?page_size=${rows}`,
    row: 'main tbody th a',
    link: 'main tbody th a',
    next: { css: 'main h1', text: 'Session ' },
    search: 'main input[type=search]',
  },
}

export const peers: Readonly<Record<string, App>> = {
  // github.com/satnaing/shadcn-admin at a6352e7d: `pnpm install --frozen-lockfile`, then `pnpm exec vite build`. Its
  // sign-in and list don't call a backend, and the list doesn't require a sign-in.
  'shadcn-admin': {
    hasBackend: false,
    signIn: { path: '/sign-in', ready: { css: 'input[type=password]' } },
    list: {
      path: (rows) => `/tasks?pageSize=${rows}`,
      // The next screen's table has as many rows, so the selector must not match it.
      row: 'main:has(input[placeholder*=title]) tbody td:first-child',
      link: 'a[href="/users"]',
      next: { css: 'main h2', text: 'User List' },
      search: 'main input[placeholder^=Filter]',
    },
  },
}
