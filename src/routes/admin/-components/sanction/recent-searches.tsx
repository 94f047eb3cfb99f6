import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { SanctionSearch } from '@/api/sanction'
import { Card } from '@/ui/display/card'
import { Time } from '@/ui/display/time'
import { useVerdictName } from './decision'
import { SearchOutcome } from './search-outcome'
import { SearchTerms } from './search-terms'
import common from '@/ui/display/common.module.css'
import classes from './sanction.module.css'

interface RecentSearchesProps {
  searches: readonly SanctionSearch[]
  shownNumber: number | undefined
  onOpen: (search: SanctionSearch) => void
}

/** Searches since the sign-in or the last reload. Each opens its stored response without a new request. */
export function RecentSearches({ searches, shownNumber, onOpen }: RecentSearchesProps) {
  const { t } = useLingui()
  const verdictName = useVerdictName()
  if (searches.length === 0) return null
  return (
    <Card title={t`Recent searches`}>
      <p className={common.note}>
        <Trans>Kept until you sign out or reload the page.</Trans>
      </p>
      <ul className={classes.recent}>
        {searches.map((search) => {
          const { number, at, request, response, decision } = search
          return (
            <li key={number}>
              <Link
                to="/admin/sanction"
                search={{ result: number }}
                resetScroll={false}
                aria-current={number === shownNumber ? 'true' : undefined}
                className={classes.entry}
                onClick={() => onOpen(search)}
              >
                <p className={classes.terms}>
                  <SearchTerms request={request} />
                </p>
                <p className={common.note}>
                  <Time value={at} as="clock" /> · <SearchOutcome response={response} />
                  {decision.verdict ? <> · {verdictName(decision.verdict)}</> : null}
                </p>
              </Link>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
