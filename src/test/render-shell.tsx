import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import {
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { AppShell } from '@/ui/shell/app-shell'
import { CommandResults } from '@/ui/shell/search/command-results'
import type { SearchResultsProps } from '@/ui/shell/search/command'
import { useScreenName } from '@/ui/shell/screen-name'
import type { MenuGroup } from '@/ui/shell/navigation/menu'

const icon = () => <svg />
const menu: MenuGroup[] = [
  { title: 'Overview', entries: [{ label: 'Dashboard', to: '/app/home', icon }] },
  {
    title: 'Bundles',
    entries: [
      { label: 'My bundles', to: '/app/bundle', icon },
      { label: 'Onboarding', to: '/app/bundle/a%2Fb/sessions', icon },
    ],
  },
]
const profileMenu = [{ label: 'My account', to: '/app/profile', icon }]

const Results = (props: SearchResultsProps) => <CommandResults {...props} searchCommands={[]} />

function TestScreen({ route }: { route: string }) {
  useScreenName({ ids: { c1: 'Acme Bank' } })
  return <h1 tabIndex={-1}>Screen {route}</h1>
}

/** Renders the complete shell with a minimal router, in a wide or narrow window. */
export async function renderShell({
  path = '/app/home',
  wide = true,
  userName = 'Nadia Rahman',
}: {
  path?: string
  wide?: boolean
  userName?: string
} = {}) {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: wide,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  )
  const onSignOut = vi.fn<() => void>()
  const Shell = () => (
    <AppShell
      menu={menu}
      profileMenu={profileMenu}
      userName={userName}
      brand="Portal"
      homePath="/app/home"
      termsUrl="https://example.com/terms"
      mockBadge
      searchSource={{ Results, preload: () => {} }}
      onSignOut={onSignOut}
    >
      <Outlet />
    </AppShell>
  )
  const shell = createRootRoute({ component: Shell })
  const screenAt = (route: string) =>
    createRoute({
      getParentRoute: () => shell,
      path: route,
      component: () => <TestScreen route={route} />,
    })
  const router = createRouter({
    routeTree: shell.addChildren(
      ['/app/home', '/app/profile', '/app/bundle', '/app/bundle/$id/sessions', '/app/$'].map(
        screenAt,
      ),
    ),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  render(
    <I18nProvider i18n={i18n}>
      <MantineProvider withCssVariables={false} withGlobalClasses={false} env="test">
        <RouterProvider<typeof router> router={router} />
      </MantineProvider>
    </I18nProvider>,
  )
  await screen.findByRole('heading', { level: 1 })
  return { user: userEvent.setup(), router, onSignOut }
}
