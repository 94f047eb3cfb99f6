import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { sdkOptions, type SdkOption } from './sdk-options'
import { getResultName, sdkResults, formatSignature, type SdkResult } from './sdk-results'
import type { SdkId } from './sdk-search'
import { getSdk } from './sdks'
import { sdkErrors } from '@/features/labels/problems/sdk-errors'
import type { CatalogError } from '@/features/labels/problems/service-errors'
import { OptionName } from './config-group'
import { DocSection } from './doc-section'
import { ResultDiagram } from './result-diagram'
import common from '@/ui/display/common.module.css'
import classes from './sdk-docs.module.css'

/** Lists every result, option and code. Only the results are specific to one SDK. */
export function SdkReference({ sdk }: { sdk: SdkId }) {
  const results = sdkResults.filter((result) => result.sdks.includes(sdk))
  return (
    <>
      <ResultSection results={results}>
        <ResultDiagram results={results} />
      </ResultSection>
      <OptionSection options={sdkOptions} />
      <CodeSection codes={sdkErrors} />
    </>
  )
}

interface ResultSectionProps {
  results: readonly SdkResult[]
  /** Content above the list. */
  children?: ReactNode
}

export function ResultSection({ results, children }: ResultSectionProps) {
  return (
    <DocSection id="results" title={<Trans>Results</Trans>}>
      {children}
      <ul className={classes.entries}>
        {results.map((result) => (
          <li key={result.name} id={`result-${result.name}`}>
            <h3>
              <OptionName>{formatSignature(result)}</OptionName>
            </h3>
            <p lang="en">{result.when}</p>
            <p lang="en">{result.remedy}</p>
          </li>
        ))}
      </ul>
    </DocSection>
  )
}

export function OptionSection({ options }: { options: readonly SdkOption[] }) {
  return (
    <DocSection id="options" title={<Trans>Options</Trans>}>
      <p lang="en">
        Option names are the same as in the service. Each platform follows its own naming
        convention, as the code above shows.
      </p>
      <ul className={classes.entries}>
        {options.map((option) => (
          <li key={option.id} id={`option-${option.id}`}>
            <h3>
              <OptionName>{option.id}</OptionName>
              {option.required ? (
                <span className={classes.required}>
                  <Trans>required</Trans>
                </span>
              ) : null}
            </h3>
            <p lang="en">{option.description}</p>
            <OptionFacts option={option} />
          </li>
        ))}
      </ul>
    </DocSection>
  )
}

function OptionFacts({ option }: { option: SdkOption }) {
  const { t } = useLingui()
  const values = option.values?.join(', ') ?? option.bounds?.join('–')
  const facts = [
    [t`Type`, option.typeName],
    [t`Values`, values],
    [t`Default`, option.default],
    [t`SDK`, option.sdks.map((id) => getSdk(id).name).join(', ')],
  ] as const
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) =>
        value === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi translate="no">{value}</bdi>
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}

export function CodeSection({ codes }: { codes: readonly CatalogError[] }) {
  const { i18n } = useLingui()
  return (
    <DocSection id="codes" title={<Trans>Error codes</Trans>}>
      <ul className={classes.entries}>
        {codes.map(({ code, cause, remedy }) => (
          <li key={code} id={`code-${code}`}>
            <h3>
              <OptionName>{code}</OptionName>
              <span className={`${common.note} ${classes.origin}`}>
                <OptionName>{getResultName(code)}</OptionName>
              </span>
            </h3>
            <p>{i18n._(cause)}</p>
            <p>{i18n._(remedy)}</p>
          </li>
        ))}
      </ul>
    </DocSection>
  )
}
