import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute, type LinkOptions } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import * as v from 'valibot'
import { isSilent } from '@/api/core/api-error'
import { describeError, type ErrorDescription } from '@/api/core/errors'
import { load } from '@/api/core/load'
import {
  sanctionQueries,
  type SanctionSearch,
  useSanctionLists,
  useSanctionSearches,
  useSearchSanctions,
} from '@/api/sanction'
import type { SanctionRequest } from '@/backend/sanction'
import { RevealToggle } from '@/features/masking/reveal'
import { useScreenedPerson } from './-components/screened-person'
import { optional, wholeNumber } from '@/lib/search-schema'
import { formatScore } from './-components/sanction/score'
import common from '@/ui/display/common.module.css'
import { TabLinks } from '@/ui/display/tab-links'
import { PageHeader } from '@/ui/display/page-header'
import { LoadingState } from '@/ui/feedback/loading-state'
import { lazyExtra } from '@/ui/feedback/lazy-extra'
import { EmptyState } from '@/ui/feedback/states'
import { UnreadNote } from '@/ui/feedback/unread-note'
import { usePeopleSearch } from './-components/sanction/use-people-search'
import { sentCutoff } from './-components/sanction/rank-matches'
import {
  DEFAULT_CUTOFF,
  toFieldErrors,
  toInitialFields,
} from './-components/sanction/parse-sanction-search'
import { RecentSearches } from './-components/sanction/recent-searches'
import { SanctionForm, type InitialSearch } from './-components/sanction/sanction-form'
import { SanctionResults } from './-components/sanction/sanction-results'
import classes from './-components/sanction/sanction.module.css'
import { hasOwnPanel, SearchFailure, SearchSkeleton } from './-components/sanction/search-state'

const UnsavedChanges = lazyExtra(
  async () => (await import('@/routes/-components/unsaved-changes')).UnsavedChanges,
)
const PeopleField = lazy(() =>
  import('./-components/sanction/people-field').then((module) => ({ default: module.PeopleField })),
)
const PeopleResults = lazy(() =>
  import('./-components/sanction/people-results').then((module) => ({
    default: module.PeopleResults,
  })),
)
const SanctionSheet = lazy(() =>
  import('./-components/sanction/sanction-sheet').then((module) => ({
    default: module.SanctionSheet,
  })),
)

/** The URL contains only the number of the shown search, never the search terms. Searches are kept only in memory. */
const searchSchema = v.object({
  result: optional(wholeNumber),
  view: optional(v.picklist(['sheet', 'people'])),
  /** The order of the people. */
  sort: optional(v.picklist(['score', '-score'])),
})

export const Route = createFileRoute('/admin/sanction')({
  staticData: { title: msg`Sanction Shield` },
  validateSearch: searchSchema,
  loader: ({ context, abortController: { signal } }) =>
    load(context.queryClient, sanctionQueries(context.scope).lists(), signal),
  component: SanctionPage,
})

interface Failure {
  description: ErrorDescription
  error: Error
}

function SanctionPage() {
  const { scope, auth } = Route.useRouteContext()
  const { t } = useLingui()
  const { result, view, sort } = Route.useSearch()
  const isPeople = view === 'people'
  const navigate = Route.useNavigate()
  const { sanction_lists: lists, unread } = useSanctionLists(scope).data
  const searches = useSanctionSearches(scope)
  const { mutateAsync: search, isPending } = useSearchSanctions(scope)
  const shownSearch = searches.find(({ number }) => number === result)
  const [cutoff, setCutoff] = useState(
    shownSearch ? sentCutoff(shownSearch.request) : DEFAULT_CUTOFF,
  )
  const person = useScreenedPerson()
  // Reopening a search resets the form to that search's values. A record's values are used only once.
  const [opened, setOpened] = useState<{ version: number; initial: InitialSearch | undefined }>({
    version: 0,
    initial: shownSearch?.request.data ?? (person && { fields: toInitialFields(person) }),
  })
  // Stored in this component, so neither the other view nor a sheet ends the run.
  const peopleSearch = usePeopleSearch()
  const count = peopleSearch.people.length
  const [failure, setFailure] = useState<Failure>()
  const cutoffNote = useCutoffNote(shownSearch, cutoff)

  async function send(request: SanctionRequest) {
    setFailure(undefined)
    try {
      const { number } = await search(request)
      // Keeps the scroll position, because the focused matches scroll into view. On a phone, the matches are below the
      // form.
      await navigate({ search: { result: number }, resetScroll: false })
    } catch (error) {
      if (!(error instanceof Error) || isSilent(error)) return
      const description = describeError(error)
      const fields = toFieldErrors(description.fields, request)
      setFailure({ error, description: { ...description, fields } })
    }
  }

  function open(again: SanctionSearch) {
    setCutoff(sentCutoff(again.request))
    setOpened({ version: opened.version + 1, initial: again.request.data })
    setFailure(undefined)
  }

  // A person's result from a run opens like a recent search, so the form shows that person.
  const isPersonOpened = shownSearch?.isBulk === true && view === undefined
  if (isPersonOpened && opened.initial !== shownSearch.request.data) open(shownSearch)

  const changeSearch = (change: Pick<v.InferOutput<typeof searchSchema>, 'view' | 'sort'>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), resetScroll: false })
  const viewLink = (next: 'people' | undefined): LinkOptions => ({
    to: '/admin/sanction',
    search: { result, sort, view: next },
    // Matches an undefined view explicitly, because the link without a view would otherwise be current in every view.
    activeOptions: { explicitUndefined: true },
    resetScroll: false,
  })
  const unsaved = peopleSearch.isDirty() ? (
    <Suspense>
      <UnsavedChanges isDirty={peopleSearch.isDirty} />
    </Suspense>
  ) : null
  const listName = (name: string) => lists.find((list) => list.name === name)?.display_name ?? name

  if (view === 'sheet' && shownSearch)
    return (
      <Suspense fallback={<LoadingState />}>
        {unsaved}
        <SanctionSheet
          sanctionSearch={shownSearch}
          cutoff={cutoff}
          lists={lists}
          analyst={auth.profile().name}
        />
      </Suspense>
    )
  return (
    <>
      {unsaved}
      <PageHeader
        title={<Trans>Sanction Shield</Trans>}
        description={
          <Trans>
            Search the sanction lists for a person. What you type is never part of the page URL and
            is cleared when you sign out.
          </Trans>
        }
        action={<RevealToggle />}
      />
      <TabLinks
        label={t`Search type`}
        tabs={[
          {
            key: 'one',
            label: <Trans>One person</Trans>,
            link: viewLink(undefined),
            current: !isPeople,
          },
          {
            key: 'people',
            label: <Trans>Multiple people</Trans>,
            link: viewLink('people'),
            current: isPeople,
          },
        ]}
      />
      {lists.length === 0 ? (
        <EmptyState
          illustration="files"
          title={<Trans>No sanction lists yet</Trans>}
          text={<Trans>We set up the public lists. Clients can upload their own.</Trans>}
        />
      ) : (
        <div className={`${common.stack} ${classes.screen}`}>
          <div className={`${common.stack} ${isPeople ? common.screenOnly : ''}`}>
            <SanctionForm
              key={opened.version}
              lists={lists}
              initial={opened.initial}
              cutoff={cutoff}
              cutoffNote={isPeople ? undefined : cutoffNote}
              onCutoff={setCutoff}
              onSearch={send}
              failure={failure?.description}
              isFailureShown={failure !== undefined && hasOwnPanel(failure.error)}
              people={
                isPeople
                  ? {
                      field: (
                        <Suspense fallback={<LoadingState />}>
                          <PeopleField peopleSearch={peopleSearch} />
                        </Suspense>
                      ),
                      submit: (
                        <Plural
                          value={count}
                          _0="Search people"
                          one="Search # person"
                          other="Search # people"
                        />
                      ),
                      busy: peopleSearch.run.isRunning,
                      onSearch: peopleSearch.start,
                    }
                  : undefined
              }
            />
            <UnreadNote kind="lists" count={unread} />
            {isPeople ? null : (
              <RecentSearches
                searches={searches.filter(({ isBulk }) => !isBulk)}
                shownNumber={shownSearch?.number}
                onOpen={open}
              />
            )}
          </div>
          {isPeople ? (
            <Suspense fallback={<LoadingState />}>
              <PeopleResults
                peopleSearch={peopleSearch}
                listName={listName}
                sort={sort}
                onSort={(next) => changeSearch({ sort: next })}
              />
            </Suspense>
          ) : isPending ? (
            <SearchSkeleton />
          ) : failure && hasOwnPanel(failure.error) ? (
            <SearchFailure {...failure} />
          ) : shownSearch ? (
            <SanctionResults
              key={shownSearch.number}
              sanctionSearch={shownSearch}
              cutoff={cutoff}
              onCutoff={setCutoff}
              listName={listName}
            />
          ) : (
            <NothingShown isGone={result !== undefined} />
          )}
        </div>
      )}
    </>
  )
}

/** Empty state before the first search, or if a reload discarded the search whose number is in the URL. */
function NothingShown({ isGone }: { isGone: boolean }) {
  return isGone ? (
    <EmptyState
      illustration="not-found"
      title={<Trans>This search is no longer available</Trans>}
      text={<Trans>Searches are kept until you sign out or reload the page. Search again.</Trans>}
    />
  ) : (
    <EmptyState
      illustration="shield"
      title={<Trans>No searches yet</Trans>}
      text={<Trans>Matches appear here, with a score for each field.</Trans>}
    />
  )
}

/**
 * Describes the cutoff's effect on the shown response. A higher cutoff filters the response, but a lower cutoff
 * requires a new search.
 */
function useCutoffNote(
  shownSearch: SanctionSearch | undefined,
  cutoff: number,
): string | undefined {
  const { t, i18n } = useLingui()
  if (!shownSearch || shownSearch.response.result.matched_records.length === 0) return undefined
  const cutoffText = formatScore(sentCutoff(shownSearch.request), i18n.locale)
  if (cutoff < sentCutoff(shownSearch.request))
    return t`The search left out scores below ${cutoffText}. Search again to see them.`
  return t`Filters the matches shown, without searching again. The search used ${cutoffText}.`
}
