import { Trans } from '@lingui/react/macro'
import { Badge } from '@/ui/display/badge'
import { DocsLink } from './docs-link'
import type { ChapterId } from './chapter-names'
import { chapters, type ChapterFact } from './chapters'
import type { DocsSearch, DocsSection } from './docs-address'
import { Prose } from './prose'
import { TestInputs } from './test-inputs'
import common from '@/ui/display/common.module.css'
import classes from './reference.module.css'

/** Sections to read next, keyed by chapter. */
const relatedSections: Readonly<Partial<Record<ChapterId, DocsSection>>> = {
  environments: 'test-inputs',
  retries: 'errors',
}

/** Lists a chapter's facts: known, to be confirmed by the provider, and unsupported. */
export function ChapterView({ id, search }: { id: ChapterId; search: DocsSearch }) {
  const next = relatedSections[id]
  if (id === 'test-inputs') return <TestInputs search={search} />
  return (
    <div className={classes.text}>
      <dl className={classes.facts}>
        {chapters[id].map((fact) => (
          <div key={fact.name}>
            <dt lang="en">
              {fact.name} <FactMark mark={fact.mark} />
            </dt>
            <dd>
              <Prose text={fact.text} />
            </dd>
          </div>
        ))}
      </dl>
      {next ? (
        <p className={common.screenOnly}>
          <DocsLink search={{ section: next, bundle: search.bundle }}>
            {next === 'errors' ? <Trans>Error codes</Trans> : <Trans>Test data</Trans>}
          </DocsLink>
        </p>
      ) : null}
    </div>
  )
}

function FactMark({ mark }: Pick<ChapterFact, 'mark'>) {
  switch (mark) {
    case 'ask':
      return (
        <Badge tone="warning">
          <Trans>Ask your provider</Trans>
        </Badge>
      )
    case 'none':
      return (
        <Badge tone="neutral">
          <Trans>Not offered</Trans>
        </Badge>
      )
    case undefined:
      return null
  }
}
