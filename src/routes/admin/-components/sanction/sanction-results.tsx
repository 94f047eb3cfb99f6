import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, useEffect, useMemo, useRef, useState } from 'react'
import type { SanctionSearch } from '@/api/sanction'
import { CopyId } from '@/ui/display/copy-id'
import { Data, Num } from '@/ui/display/data'
import { FactList } from '@/ui/display/fact-list'
import { Time } from '@/ui/display/time'
import { useShowMore } from '@/ui/display/use-show-more'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { EmptyState } from '@/ui/feedback/states'
import { Button, ButtonLink } from '@/ui/form/button'
import { InlineAlert } from '@/ui/form/inline-alert'
import { AlignmentKey } from './aligned-names'
import { SearchOutcome } from './search-outcome'
import { MatchCard } from './match-card'
import { filterMatches, rankMatches, sentCutoff } from './rank-matches'
import { nameFields } from './record-fields'
import { formatScore } from './score'
import { SearchTerms } from './search-terms'
import common from '@/ui/display/common.module.css'
import classes from './sanction.module.css'

const CompareDialog = lazy(() =>
  import('./compare-dialog').then((module) => ({ default: module.CompareDialog })),
)

/** Number of matches shown initially, and number of matches that each "show more" adds. */
const PORTION = 20
/** Maximum number of matches that the service sends. */
const MAX_MATCHES = 200

interface SanctionResultsProps {
  sanctionSearch: SanctionSearch
  cutoff: number
  onCutoff: (cutoff: number) => void
  listName: (name: string) => string
}

/** A search response, filtered in the browser by the cutoff. Requires a `key` that changes with the search. */
export function SanctionResults({
  sanctionSearch,
  cutoff,
  onCutoff,
  listName,
}: SanctionResultsProps) {
  const { t, i18n } = useLingui()
  const { request, response, number } = sanctionSearch
  const rankedMatches = useMemo(() => rankMatches(sanctionSearch), [sanctionSearch])
  const usedCutoff = sentCutoff(request)
  const visibleMatches = useMemo(
    () => filterMatches(rankedMatches, cutoff, request),
    [rankedMatches, cutoff, request],
  )
  const [picked, setPicked] = useState<readonly number[]>([])
  const [isComparing, setIsComparing] = useState(false)
  const comparedMatches = picked.flatMap(
    (key) => visibleMatches.find((each) => each.key === key) ?? [],
  )
  const [first, second] = comparedMatches
  const { shown, listRef, more } = useShowMore(visibleMatches, PORTION)
  const heading = useRef<HTMLHeadingElement>(null)
  // On a phone, the results are below the form. Focusing the heading brings the results into view, and screen readers
  // read the heading.
  useEffect(() => heading.current?.focus(), [])
  const sentText = formatScore(usedCutoff, i18n.locale)
  const { trials_remaining, transaction_id, result } = response

  return (
    <section className={`${common.stack} ${classes.results}`} aria-labelledby="sanction-results">
      <div className={`${common.ends} ${classes.bar}`}>
        <h2 id="sanction-results" ref={heading} tabIndex={-1} className={classes.title}>
          <SearchOutcome response={response} />
        </h2>
        <ButtonLink
          to="/admin/sanction"
          search={{ result: number, view: 'sheet' }}
          variant="default"
        >
          <Trans>Decide and print</Trans>
        </ButtonLink>
      </div>
      <FactList
        layout="row"
        facts={[
          { key: 'terms', label: t`Search terms`, value: <SearchTerms request={request} /> },
          {
            key: 'lists',
            label: t`Lists`,
            value: <Num value={request.data.sanction_lists.length} />,
          },
          { key: 'cutoff', label: t`Cutoff`, value: <Data>{sentText}</Data> },
          { key: 'at', label: t`Time`, value: <Time value={sanctionSearch.at} as="clock" /> },
          {
            key: 'id',
            label: t`Transaction ID`,
            value: <CopyId id={transaction_id} label={t`transaction ID`} />,
          },
          ...(trials_remaining === undefined
            ? []
            : [
                { key: 'trials', label: t`Attempts left`, value: <Num value={trials_remaining} /> },
              ]),
        ]}
      />
      {rankedMatches.length >= MAX_MATCHES ? (
        <InlineAlert tone="warning" title={<Trans>There may be more matches</Trans>}>
          <Trans>
            A search returns at most {MAX_MATCHES} records. To see the others, choose fewer lists,
            raise the cutoff or require all fields to match, then search again.
          </Trans>
        </InlineAlert>
      ) : null}
      {rankedMatches.length === 0 ? (
        <NoRecords isClean={result.is_match === false && !result.unread} cutoff={sentText} />
      ) : visibleMatches.length === 0 ? (
        <EmptyState
          illustration="shield"
          title={<Trans>No matches at or above this cutoff</Trans>}
          text={
            <Trans>
              The highest score is {formatScore(rankedMatches[0]?.score ?? 0, i18n.locale)}. No new
              search was run.
            </Trans>
          }
          action={
            <Button variant="default" onClick={() => onCutoff(usedCutoff)}>
              <Trans>Reset to {sentText}</Trans>
            </Button>
          }
        />
      ) : (
        <>
          <div className={`${common.ends} ${classes.bar}`}>
            <p className={common.note}>
              {visibleMatches.length === rankedMatches.length ? (
                <Trans>All matches, highest score first</Trans>
              ) : (
                <Trans>
                  {visibleMatches.length} of {rankedMatches.length} at or above the cutoff, highest
                  score first
                </Trans>
              )}
            </p>
            <Button
              variant="default"
              size="xs"
              disabled={comparedMatches.length < 2}
              onClick={() => setIsComparing(true)}
            >
              <Trans>Compare ({comparedMatches.length} of 2 selected)</Trans>
            </Button>
          </div>
          {request.data.fields.some(({ field_name }) => nameFields.has(field_name)) ? (
            <AlignmentKey />
          ) : null}
          <ol ref={listRef} className={`${common.stack} ${common.tight}`}>
            {shown.map((each) => (
              <li key={each.key}>
                <MatchCard
                  rankedMatch={each}
                  listName={listName(each.match.sanction_list ?? '')}
                  cutoff={cutoff}
                  isPicked={picked.includes(each.key)}
                  onPick={(isPicked) =>
                    // Only two records can be compared, so a third selection replaces the oldest.
                    setPicked(
                      isPicked
                        ? [...comparedMatches.map(({ key }) => key), each.key].slice(-2)
                        : picked.filter((key) => key !== each.key),
                    )
                  }
                />
              </li>
            ))}
          </ol>
          {more}
        </>
      )}
      {isComparing && first && second ? (
        <LazyPart onFailure={() => setIsComparing(false)}>
          <CompareDialog
            matches={[first, second]}
            listName={listName}
            onClose={() => setIsComparing(false)}
          />
        </LazyPart>
      ) : null}
    </section>
  )
}

/** `isClean`: whether the response clearly states that nothing matches. */
function NoRecords({ isClean, cutoff }: { isClean: boolean; cutoff: string }) {
  return isClean ? (
    <EmptyState
      illustration="shield"
      title={<Trans>No matching records</Trans>}
      text={
        <Trans>
          No record in the chosen lists reaches {cutoff}. Record your decision and print it, or
          search again with a lower cutoff.
        </Trans>
      }
    />
  ) : (
    <InlineAlert tone="warning" title={<Trans>The response is incomplete</Trans>}>
      <Trans>The service reported a match but sent no records. Search again.</Trans>
    </InlineAlert>
  )
}
