import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { Bundle } from '@/backend/bundles'
import type { HighlightedCode } from '@/ui/display/highlighted-code'
import type { SampleLanguage } from '@/features/service-api/samples/sample-languages'
import { codeLanguages, setPreferences, usePreference } from '@/stores/preferences'
import { CodeBlock } from '@/ui/display/code-block'
import { languageNames, sampleValues } from './samples'
import common from '@/ui/display/common.module.css'
import classes from './reference.module.css'

interface CodePanelProps {
  samples: Readonly<Record<SampleLanguage, HighlightedCode>>
  /** Example response. */
  response: HighlightedCode
  bundles: readonly Bundle[]
  bundle: Bundle | undefined
  onBundle: (id: string | undefined) => void
}

/** Shows the request in the user's programming language, filled in for a bundle, and an example response. */
export function CodePanel({ samples, response, bundles, bundle, onBundle }: CodePanelProps) {
  const { t } = useLingui()
  const language = usePreference('codeLanguage')
  const name = languageNames[language]
  return (
    <>
      <div className={`${common.screenOnly} ${classes.codeBar}`}>
        <CodeLanguageSelect />
        {bundles.length > 0 ? (
          <NativeSelect
            aria-label={t`Bundle used in samples`}
            size="xs"
            value={bundle?.id ?? ''}
            data={[
              { value: '', label: t`No bundle` },
              ...bundles.map(({ id, name: label }) => ({ value: id, label })),
            ]}
            onChange={({ currentTarget: { value: id } }) => onBundle(id || undefined)}
          />
        ) : null}
      </div>
      <CodeBlock
        code={samples[language]}
        label={t`Request in ${name}`}
        values={sampleValues(bundle)}
      />
      {bundle ? (
        <p className={`${common.note} ${classes.codeNote}`}>
          {bundle.bundle_key_masked ? (
            <Trans>
              The portal stores only the first and last characters of the key for{' '}
              <bdi translate="no">{bundle.name}</bdi>. Enter the full key.
            </Trans>
          ) : (
            <Trans>
              The portal does not have the key for <bdi translate="no">{bundle.name}</bdi>. Enter
              it.
            </Trans>
          )}
        </p>
      ) : null}
      <CodeBlock code={response} label={t`Example response`} />
    </>
  )
}

/** Selects the language of all samples. The choice is stored on this device. */
export function CodeLanguageSelect() {
  const { t } = useLingui()
  const language = usePreference('codeLanguage')
  return (
    <NativeSelect
      aria-label={t`Code language`}
      size="xs"
      value={language}
      data={codeLanguages.map((value) => ({ value, label: languageNames[value] }))}
      onChange={({ currentTarget: { value } }) => {
        const codeLanguage = codeLanguages.find((each) => each === value)
        if (codeLanguage) setPreferences({ codeLanguage })
      }}
    />
  )
}
