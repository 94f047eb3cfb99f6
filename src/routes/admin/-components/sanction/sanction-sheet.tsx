import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSaveDecision, type SanctionSearch } from '@/api/sanction'
import { useScope } from '@/api/core/use-scope'
import type { SanctionList } from '@/backend/sanction'
import { useFieldName } from '@/features/labels/names'
import { personalKinds } from '@/features/masking/mask-json'
import { PrintButton } from '@/features/sessions/print/print-button'
import print from '@/features/sessions/print/session-print.module.css'
import { brandName } from '@/lib/config'
import type { PersonalKind } from '@/lib/personal'
import { Data, Missing } from '@/ui/display/data'
import { FactList } from '@/ui/display/fact-list'
import { useHeadingFocus } from '@/ui/display/heading-focus'
import { Time } from '@/ui/display/time'
import { Brand } from '@/ui/shell/frame/brand'
import { PrintedBy } from '@/ui/shell/print/printed-by'
import { useShortcuts } from '@/ui/shortcuts/shortcuts'
import { DecisionForm, useVerdictName } from './decision'
import { SearchOutcome } from './search-outcome'
import { filterMatches, rankMatches, sentCutoff } from './rank-matches'
import { matchName } from './record-fields'
import { formatScore } from './score'
import common from '@/ui/display/common.module.css'
import classes from './sanction.module.css'

interface SanctionSheetProps {
  sanctionSearch: SanctionSearch
  cutoff: number
  lists: readonly SanctionList[]
  /** The name of the administrator who searches. */
  analyst: string
}

/** A search as a printable page: the terms and lists, the matches, and the analyst's decision. */
export function SanctionSheet({ sanctionSearch, cutoff, lists, analyst }: SanctionSheetProps) {
  const scope = useScope()
  const { t, i18n } = useLingui()
  const fieldName = useFieldName()
  const verdictName = useVerdictName()
  const decide = useSaveDecision(scope)
  const navigate = useNavigate()
  const { request, response, number, at } = sanctionSearch
  // Uses local state, because the cache's updates arrive too late for a text field.
  const [decision, setDecision] = useState(sanctionSearch.decision)
  const { data } = request
  const rankedMatches = rankMatches(sanctionSearch)
  const visibleMatches = filterMatches(rankedMatches, cutoff, request)
  const usedCutoff = sentCutoff(request)
  const searchTerms = data.fields.map(({ field_name, value }) => [field_name, value])
  const contents: PersonalKind[] = [
    ...personalKinds(Object.fromEntries(searchTerms)),
    ...(visibleMatches.length > 0 ? (['name'] as const) : []),
  ]
  const matches = {
    to: '/admin/sanction',
    search: { result: number },
    resetScroll: false,
  } as const
  useShortcuts({
    Escape: { label: t`Back to the matches`, run: () => void navigate(matches) },
  })
  const score = (value: number) => formatScore(value, i18n.locale)
  const listName = (name: string) => lists.find((list) => list.name === name)?.display_name ?? name
  return (
    <>
      <div
        className={`${common.row} ${common.screenOnly} ${print.controls}`}
        role="group"
        aria-label={t`Print view`}
      >
        <Link {...matches} className={print.back}>
          <Trans>Back to the matches</Trans>
        </Link>
        <PrintButton contents={contents} people={1 + visibleMatches.length} />
      </div>
      <div className={`${classes.deciding} ${common.row} ${common.screenOnly} ${print.controls}`}>
        <DecisionForm
          decision={decision}
          onChange={(nextDecision) => {
            setDecision(nextDecision)
            decide(number, nextDecision)
          }}
        />
        <p className={common.note}>
          <Trans>
            The decision appears on the sheet below and is kept until you sign out. It is not sent
            anywhere.
          </Trans>
        </p>
      </div>
      <article className={`${common.stack} ${print.page}`} data-sheet>
        <header className={`${common.ends} ${print.head}`}>
          <Brand name={brandName} />
          <h1 ref={useHeadingFocus()} className={`${common.inline} ${print.title}`} tabIndex={-1}>
            <Trans>Sanction search</Trans>
          </h1>
        </header>
        <PrintedBy name={analyst} />
        <FactList
          layout="row"
          facts={[
            {
              key: 'result',
              label: t`Result`,
              value: <SearchOutcome response={response} />,
            },
            { key: 'id', label: t`Transaction ID`, value: <Data>{response.transaction_id}</Data> },
            { key: 'at', label: t`Time`, value: <Time value={at} as="absolute" /> },
            { key: 'by', label: t`Searched by`, value: <Data>{analyst}</Data> },
          ]}
        />
        <section className={print.section}>
          <h2>
            <Trans>Search</Trans>
          </h2>
          <FactList
            facts={[
              ...data.fields.map(({ field_name, value }) => ({
                key: field_name,
                label: fieldName(field_name),
                value: <Data>{value}</Data>,
              })),
              {
                key: 'lists',
                label: t`Lists`,
                value: (
                  <ul>
                    {data.sanction_lists.map((name) => (
                      <li key={name}>
                        <Data>{listName(name)}</Data>
                      </li>
                    ))}
                  </ul>
                ),
              },
              {
                key: 'cutoff',
                label: t`Cutoff`,
                value:
                  cutoff > usedCutoff
                    ? t`${score(usedCutoff)} (showing matches of ${score(cutoff)} or higher)`
                    : score(usedCutoff),
              },
              {
                key: 'options',
                label: t`Options`,
                value: [
                  data.match_all_fields ? t`All fields must match` : t`Any field can match`,
                  data.transliterate
                    ? t`Arabic compared with Latin`
                    : t`Scripts compared separately`,
                ].join(' · '),
              },
            ]}
          />
        </section>
        {visibleMatches.length > 0 ? (
          <section>
            <h2 className={classes.section}>
              <Trans>Matches</Trans>
            </h2>
            <table className={print.table}>
              <thead>
                <tr>
                  <th scope="col">
                    <Trans>Name</Trans>
                  </th>
                  <th scope="col">
                    <Trans>List</Trans>
                  </th>
                  <th scope="col">
                    <Trans>Score by field</Trans>
                  </th>
                  <th scope="col">
                    <Trans>Score</Trans>
                  </th>
                </tr>
              </thead>
              <tbody>
                {visibleMatches.map((each) => (
                  <tr key={each.key}>
                    <th scope="row">
                      <Data>{matchName(each.match)}</Data>
                    </th>
                    <td>
                      <Data>{listName(each.match.sanction_list ?? '')}</Data>
                    </td>
                    <td>
                      {each.fields
                        .map(({ field, score: value }) =>
                          value === undefined
                            ? t`${fieldName(field)}: no match`
                            : t`${fieldName(field)}: ${score(value)}`,
                        )
                        .join(' · ')}
                    </td>
                    <td>{score(each.score)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ) : null}
        <section className={print.section}>
          <h2>
            <Trans>Decision</Trans>
          </h2>
          <FactList
            facts={[
              {
                key: 'verdict',
                label: t`Decision`,
                value: decision.verdict ? verdictName(decision.verdict) : <Missing />,
              },
              {
                key: 'note',
                label: t`Reason`,
                value: (
                  <span className={classes.written}>
                    <Data>{decision.note.trim()}</Data>
                  </span>
                ),
              },
              { key: 'signature', label: t`Signature`, value: <span className={classes.line} /> },
            ]}
          />
        </section>
      </article>
    </>
  )
}
