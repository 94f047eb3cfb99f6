import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { optionValue, withOption, type ConfigProblem, type SdkConfig } from './sdk-config'
import { EXCLUSIVE, type SdkOption } from './sdk-options'
import common from '@/ui/display/common.module.css'
import classes from './config-builder.module.css'

interface ConfigGroupProps {
  title: string
  options: readonly SdkOption[]
  config: SdkConfig
  problems: ReadonlyMap<string, ConfigProblem>
  onConfig: (config: SdkConfig) => void
}

/** Option group for one subject. A problem that concerns several options is shown below the group. */
export function ConfigGroup({ title, options, config, problems, onConfig }: ConfigGroupProps) {
  const id = useId()
  const sharedProblem = options
    .map((option) => problems.get(option.id))
    .find((problem) => problem?.kind === 'exclusive' || problem?.kind === 'movements')
  return (
    <fieldset className={classes.group} aria-describedby={sharedProblem ? id : undefined}>
      <legend>{title}</legend>
      {options.map((option) => (
        <OptionField
          key={option.id}
          option={option}
          value={config[option.id]}
          problem={problems.get(option.id)}
          current={optionValue(config, option)}
          onValue={(value) => onConfig(withOption(config, option, value))}
        />
      ))}
      <p id={id} className={classes.error} role="alert">
        {sharedProblem ? <ProblemText problem={sharedProblem} /> : null}
      </p>
    </fieldset>
  )
}

interface OptionFieldProps {
  option: SdkOption
  /** The chosen or typed value. */
  value: string | undefined
  /** The value that the SDK uses: the chosen value or the default. */
  current: string
  problem: ConfigProblem | undefined
  onValue: (value: string) => void
}

function OptionField({ option, value, current, problem, onValue }: OptionFieldProps) {
  const name = <OptionName>{option.id}</OptionName>
  const description = <span lang="en">{option.description}</span>
  if (option.type === 'boolean')
    return (
      <Checkbox
        checked={current === 'true'}
        description={description}
        onChange={({ currentTarget: { checked } }) => onValue(String(checked))}
        label={name}
      />
    )
  if (option.type === 'given')
    return (
      <Checkbox
        checked={value === 'set'}
        description={description}
        onChange={({ currentTarget: { checked } }) => onValue(checked ? 'set' : '')}
        label={name}
      />
    )
  if (option.values)
    return (
      <div className={`${common.ends} ${classes.select}`}>
        <span>
          {name}
          <span className={`${common.note} ${classes.hint}`}>{description}</span>
        </span>
        <NativeSelect
          aria-label={option.id}
          value={current}
          data={option.values.map((each) => ({ value: each, label: each }))}
          onChange={({ currentTarget }) => onValue(currentTarget.value)}
        />
      </div>
    )
  return (
    <TextInput
      label={name}
      description={description}
      value={value ?? ''}
      placeholder={option.default}
      dir="ltr"
      inputMode={option.type === 'number' ? 'numeric' : undefined}
      autoComplete="off"
      spellCheck={false}
      error={problem ? <ProblemText problem={problem} /> : undefined}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  )
}

/** Option ID, left to right in every language. */
export function OptionName({ children }: { children: ReactNode }) {
  return (
    <code className={`${common.code} ${classes.name}`} dir="ltr">
      {children}
    </code>
  )
}

function ProblemText({ problem }: { problem: ConfigProblem }) {
  const { t } = useLingui()
  switch (problem.kind) {
    case 'format':
      return problem.rule === 'address'
        ? t`A URL that starts with https://, without a query.`
        : t`A color of six hexadecimal digits, such as #0B5D76.`
    case 'bounds':
      return t`A whole number from ${problem.from} to ${problem.to}.`
    case 'exclusive': {
      const [first, second] = EXCLUSIVE
      return t`Choose one: ${first} and ${second} cannot be used together. Until you choose, the code includes neither.`
    }
    case 'movements':
      return (
        <Trans>Keep at least one movement on. Until then, the sample keeps the defaults.</Trans>
      )
  }
}
