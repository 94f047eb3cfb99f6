import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { lazy, useCallback, useState } from 'react'
import { startQuery } from '@/api/core/load'
import { userQueries } from '@/api/users'
import type { PortalUser } from '@/backend/users'
import { RevealToggle } from '@/features/masking/reveal'
import { pageDefaults } from '@/features/record-list/list-search'
import { type ListState, getListState, useListState } from '@/features/record-list/list-state'
import { useListWithTools } from '@/features/record-list/list-with-tools'
import { PagedRows } from '@/features/record-list/paged-rows'
import type { Scope } from '@/lib/realm'
import { PageHeader } from '@/ui/display/page-header'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { EmptyState } from '@/ui/feedback/states'
import { Button } from '@/ui/form/button'
import { ListTools } from '@/ui/list-toolbar/list-tools'
import { SentLinks } from './-components/users/sent-links'
import { useUserColumns } from './-components/users/user-columns'
import { UserFilters } from './-components/users/user-filters'
import { linkFor } from './-components/users/user-link'
import { userFilters, userSearchSchema, type UserSearch } from './-components/users/user-search'

const SendLinkDialog = lazy(() =>
  import('./-components/users/send-link-dialog').then((module) => ({
    default: module.SendLinkDialog,
  })),
)

const FirstPasswordDialog = lazy(() =>
  import('./-components/users/first-password-dialog').then((module) => ({
    default: module.FirstPasswordDialog,
  })),
)

const UserListExport = lazy(() =>
  import('./-components/users/user-list-export').then((module) => ({
    default: module.UserListExport,
  })),
)

export const Route = createFileRoute('/admin/passwordManagement')({
  staticData: { title: msg`Password Management` },
  validateSearch: userSearchSchema,
  search: { middlewares: [stripSearchParams(pageDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: (match) => {
    const { queryClient, scope } = match.context
    startQuery(queryClient, userListQuery(scope, getListState(match)), match)
  },
  component: PasswordManagementPage,
})

function PasswordManagementPage() {
  const { t } = useLingui()
  const { scope } = Route.useRouteContext()
  const state = useListState(Route)
  // A new object for each dialog, so a request that is still running can't close the next link's dialog.
  const [asked, setAsked] = useState<{ user: PortalUser }>()
  const columns = useUserColumns(useCallback((user) => setAsked({ user }), []))
  const [toSend, setToSend] = useState<readonly PortalUser[]>()
  const { filters, tools, table, exporting } = useListWithTools({
    ...state,
    listId: 'users',
    columns,
    rowKey: (row) => row.id,
    query: (list) => userListQuery(scope, list),
    getRows: ({ users }) => users,
    params: userFilters,
    searchSchema: userSearchSchema,
    selectionActions: (users) => (
      <Button variant="light" size="xs" onClick={() => setToSend(users)}>
        <Trans>Send first-password link</Trans>
      </Button>
    ),
  })
  const closeBulk = () => setToSend(undefined)
  const { total } = table.result

  return (
    <>
      <PageHeader
        title={<Trans>Password Management</Trans>}
        description={
          <Trans>
            Send any client’s user a link to choose a password. Users who are not set up get a
            first-password link. Passwords are never shown.
          </Trans>
        }
      />
      <UserFilters
        {...filters}
        {...state}
        total={total ? <Plural value={total} one="# user" other="# users" /> : null}
        tools={
          <ListTools {...tools}>
            <RevealToggle />
          </ListTools>
        }
      />
      <PagedRows
        {...table}
        label={t`Users`}
        empty={
          <EmptyState
            illustration="people"
            title={<Trans>No users yet</Trans>}
            text={<Trans>Users appear here once a client has any.</Trans>}
          />
        }
      />
      {exporting ? (
        <LazyPart onFailure={exporting.onClose}>
          <UserListExport {...exporting} />
        </LazyPart>
      ) : null}
      <SentLinks />
      {toSend ? (
        <LazyPart onFailure={closeBulk}>
          <FirstPasswordDialog users={toSend} onSent={table.selection.clear} onClose={closeBulk} />
        </LazyPart>
      ) : null}
      {asked ? (
        <OpenDialog
          user={asked.user}
          onClose={() => setAsked((current) => (current === asked ? undefined : current))}
        />
      ) : null}
    </>
  )
}

function OpenDialog({ user, onClose }: { user: PortalUser; onClose: () => void }) {
  const link = linkFor(user)
  if (!link) return null
  return (
    <LazyPart onFailure={onClose}>
      <SendLinkDialog user={user} link={link} onClose={onClose} />
    </LazyPart>
  )
}

/** Returns the query for the listed users. The search text is a name or an email, and is never in the URL. */
function userListQuery(scope: Scope, { search, privateSearchText }: ListState<UserSearch>) {
  const { page, page_size, organization, status } = search
  const filters = { organization_id: organization, search: privateSearchText, status }
  return userQueries(scope).list({ page, page_size, ...filters })
}
