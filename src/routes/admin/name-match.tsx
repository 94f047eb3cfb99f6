import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { SegmentedControl } from '@mantine/core'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import {
  matchDefaults,
  matchSearchSchema,
  type MatchSearch,
} from '@/routes/admin/-components/name-match/match-search'
import { NamesPanel } from '@/routes/admin/-components/name-match/names-panel'
import { PageHeader } from '@/ui/display/page-header'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { LoadingState } from '@/ui/feedback/loading-state'

const PairsPanel = lazy(() =>
  import('@/routes/admin/-components/name-match/pairs-panel').then((module) => ({
    default: module.PairsPanel,
  })),
)

export const Route = createFileRoute('/admin/name-match')({
  staticData: { title: msg`Name Match/Compare` },
  validateSearch: matchSearchSchema,
  search: { middlewares: [stripSearchParams(matchDefaults)] },
  component: NameMatchPage,
})

function NameMatchPage() {
  const { t } = useLingui()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const onSearch = (change: Partial<MatchSearch>, replace = true) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace })
  const isPairs = search.view === 'pairs'
  // Both views stay mounted once opened, so typed names and a running comparison aren't lost.
  const [hasPairs, setHasPairs] = useState(isPairs)
  if (isPairs && !hasPairs) setHasPairs(true)
  const panel = { search, onSearch }
  return (
    <>
      <PageHeader
        title={<Trans>Name Match/Compare</Trans>}
        description={<Trans>See how closely two names match, word by word.</Trans>}
        action={
          <SegmentedControl
            aria-label={t`Comparison type`}
            data={[
              { value: 'two', label: <Trans>Two names</Trans> },
              { value: 'pairs', label: <Trans>Multiple pairs</Trans> },
            ]}
            value={isPairs ? 'pairs' : 'two'}
            onChange={(view) => onSearch({ view: view === 'pairs' ? 'pairs' : undefined }, false)}
          />
        }
      />
      <div hidden={isPairs}>
        <NamesPanel {...panel} />
      </div>
      {hasPairs ? (
        <div hidden={!isPairs}>
          <LazyPart fallback={<LoadingState />} onFailure={() => onSearch({ view: undefined })}>
            <PairsPanel {...panel} />
          </LazyPart>
        </div>
      ) : null}
    </>
  )
}
