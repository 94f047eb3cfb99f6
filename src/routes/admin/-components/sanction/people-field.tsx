import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '@/lib/format'
import { MAX_PEOPLE } from '@/lib/names/pasted-names'
import { PasteField } from '@/routes/admin/-components/bulk-run/paste-field'
import { SentenceGap } from '@/ui/display/joined-text'
import type { PeopleSearch } from './use-people-search'

/** Field for people pasted from a spreadsheet. */
export function PeopleField({ peopleSearch }: { peopleSearch: PeopleSearch }) {
  const { people, leftOut, hasHeader, field, text, setText, isMissing } = peopleSearch
  const { i18n } = useLingui()
  const most = formatNumber(MAX_PEOPLE, i18n.locale)
  const excess = leftOut.filter(({ reason }) => reason === 'tooMany').length
  return (
    <PasteField
      ref={field}
      name="people"
      label={<Trans>People</Trans>}
      hint={
        <Trans>
          One person per line from a spreadsheet: name, year or date of birth, nationality,
          separated by a tab, semicolon or comma. If you enter a date, only its year is searched. A
          record must match every value in the line, so leave uncertain values empty. Up to {most}{' '}
          people.
        </Trans>
      }
      text={text}
      onText={setText}
      error={isMissing ? <Trans>Paste at least one person</Trans> : null}
      count={
        <>
          <Plural value={people.length} _0="No people." one="# person." other="# people." />
          <SentenceGap />
          {excess > 0 ? (
            <Plural
              value={excess}
              one="# more person is over the limit. The text is kept, so you can search the rest afterward."
              other="# more people are over the limit. The text is kept, so you can search the rest afterward."
            />
          ) : null}
        </>
      }
      hasHeader={hasHeader}
      leftOut={leftOut}
      reasons={reasons}
    />
  )
}

const reasons = {
  noName: msg`enter a name in the first column.`,
  noYear: msg`enter one four-digit year of birth, such as 1975, in the second column, or leave it empty.`,
  tooManyCells: msg`more than three columns. Put quotation marks around a name that contains the separator.`,
  tooMany: msg`too many people.`,
}
