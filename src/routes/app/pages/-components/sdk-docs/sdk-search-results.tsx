import { Plural, useLingui } from '@lingui/react/macro'
import { sdkOptions } from './sdk-options'
import { getResultName, sdkResults, formatSignature } from './sdk-results'
import { getSdk } from './sdks'
import { foldText } from '@/lib/fold-text'
import { NoMatchState } from '@/ui/feedback/states'
import { sdkErrors } from '@/features/labels/problems/sdk-errors'
import { CodeSection, OptionSection, ResultSection } from './sdk-reference'
import common from '@/ui/display/common.module.css'
import classes from './sdk-docs.module.css'

interface SdkSearchResultsProps {
  text: string
  onClear: () => void
}

/** Options, results and codes whose texts contain every typed word. */
export function SdkSearchResults({ text, onClear }: SdkSearchResultsProps) {
  const { i18n } = useLingui()
  const words = foldText(text).split(/\s+/).filter(Boolean)
  const matches = (...texts: (string | number)[]) => {
    const all = foldText(texts.join(' '))
    return words.every((word) => all.includes(word))
  }
  const options = sdkOptions.filter(({ id, typeName, description, sdks }) =>
    matches(
      id,
      id.replaceAll('_', ' '),
      typeName,
      description,
      ...sdks.map((sdk) => getSdk(sdk).name),
    ),
  )
  const results = sdkResults.filter((result) =>
    matches(formatSignature(result), result.when, result.remedy),
  )
  const codes = sdkErrors.filter(({ code, cause, remedy }) =>
    matches(code, getResultName(code), i18n._(cause), i18n._(remedy)),
  )
  const count = options.length + results.length + codes.length
  if (count === 0) return <NoMatchState onClear={onClear} />
  return (
    <div className={classes.content}>
      <p role="status" className={`${common.note} ${classes.note}`}>
        <Plural value={count} one="# match" other="# matches" />
      </p>
      {codes.length > 0 ? <CodeSection codes={codes} /> : null}
      {results.length > 0 ? <ResultSection results={results} /> : null}
      {options.length > 0 ? <OptionSection options={options} /> : null}
    </div>
  )
}
