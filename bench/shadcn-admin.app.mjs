// github.com/satnaing/shadcn-admin: `pnpm install --frozen-lockfile`, then `pnpm exec vite build`. Its sign-in and its list
// call no backend, and the list needs no sign-in.
export const app = {
  signIn: { path: '/sign-in', ready: { css: 'input[type=password]' } },
  list: {
    path: '/tasks',
    ready: { css: 'main tbody td' },
    click: 'a[href="/users"]',
    leadsTo: { css: 'main h2', text: 'User List' },
    back: { click: 'a[href="/tasks"]', to: { css: 'main h2', text: 'Tasks' } },
    field: 'main input[placeholder^=Filter]',
  },
}
