import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useServiceHost } from '@/api/service-api'
import { testInputs, type TestImage, type TestInput } from '@/features/service-api/test-inputs'
import type { Json } from '@/features/service-api/catalog/types'
import { useCallName } from './call-names'
import { DocsLink } from './docs-link'
import type { DocsSearch } from './docs-address'
import { Prose } from './prose'
import { SpecimenButton } from './specimen-button'
import classes from './reference.module.css'

/** Lists the inputs that produce each outcome on the mock backend. */
export function TestInputs({ search }: { search: DocsSearch }) {
  const { t } = useLingui()
  const isMock = useServiceHost()?.isMock === true
  return (
    <div className={classes.text}>
      {isMock ? (
        <Prose text="This portal runs on the mock backend. To get an outcome, open the service’s console and send its example with the values below. Request an access token first: the console reuses it for the other services." />
      ) : (
        <Prose text="These values work only on the mock backend, and this portal does not run on it. Ask your provider for test data for its own service." />
      )}
      <Prose text="The command that starts the mock backend prints its credentials and keys. `demo-strict-bundle-key` is the key of a bundle that rejects expired documents." />
      <table className={classes.table} aria-label={t`Test data`}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Service</Trans>
            </th>
            <th scope="col">
              <Trans>Input</Trans>
            </th>
            <th scope="col">
              <Trans>Outcome</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {testInputs.map((input) => (
            <InputRow key={JSON.stringify(input)} input={input} search={search} />
          ))}
        </tbody>
      </table>
      <h2 className={classes.heading}>
        <Trans>Photos to save</Trans>
      </h2>
      <Prose text="Save a photo, then choose it in the console. For a valid photo, use the sample image that the console generates." />
      <div className={classes.samples}>
        <SpecimenButton name="front_img" flaw="unreadable">
          <Trans>Save an unreadable photo</Trans>
        </SpecimenButton>
        <SpecimenButton name="front_img" flaw="expired">
          <Trans>Save an expired card</Trans>
        </SpecimenButton>
        <SpecimenButton name="second_img" flaw="other-person">
          <Trans>Save another person</Trans>
        </SpecimenButton>
      </div>
    </div>
  )
}

function InputRow({ input, search }: { input: TestInput; search: DocsSearch }) {
  const callName = useCallName()
  const { service, status, code, answer } = input
  return (
    <tr>
      <th scope="row">
        <DocsLink search={{ service, section: 'console', bundle: search.bundle }}>
          {callName(service)}
        </DocsLink>
      </th>
      <td>
        <ul>
          <Changes input={input} />
        </ul>
      </td>
      <td>
        <code dir="ltr" className={classes.status}>
          HTTP {status}
        </code>
        <br />
        <code dir="ltr">{answer ? answer.join(': ') : `error_code: ${code}`}</code>
      </td>
    </tr>
  )
}

/** Lists an input's differences from the service's example. */
function Changes({ input }: { input: TestInput }) {
  const callName = useCallName()
  const { set = {}, images = {}, token, after } = input
  const first = after && callName(after)
  const changes: [string, ReactNode][] = [
    ...Object.entries(images).map(([name, image]): [string, ReactNode] => [
      name,
      <>
        <code dir="ltr">{name}</code>: <ImageName image={image} />
      </>,
    ]),
    ...Object.entries(set)
      .flatMap(([name, value]) => formatInput(name, value))
      .map((text): [string, ReactNode] => [
        text,
        <code key={text} dir="ltr">
          {text}
        </code>,
      ]),
  ]
  if (first) changes.push(['after', <Trans key="after">The transaction ID from “{first}”</Trans>])
  if (token === 'unknown')
    changes.push(['token', <Trans key="token">An unknown access token</Trans>])
  if (token === 'used')
    changes.push(['token', <Trans key="token">The fourth call with the same access token</Trans>])
  if (changes.length === 0) changes.push(['none', <Trans key="none">The example, unchanged</Trans>])
  return changes.map(([key, change]) => <li key={key}>{change}</li>)
}

function ImageName({ image }: { image: TestImage }) {
  switch (image) {
    case 'card':
    case 'portrait':
      return <Trans>a sample image</Trans>
    case 'unreadable':
      return <Trans>an unreadable photo</Trans>
    case 'expired':
      return <Trans>an expired card</Trans>
    case 'other-person':
      return <Trans>another person</Trans>
  }
}

/** Formats fields and values for typing into the console, one per line. */
function formatInput(path: string, value: Json): string[] {
  if (value === null || typeof value !== 'object') return [`${path}: ${value}`]
  return Object.entries(value).flatMap(([key, inner]: [string, Json]) =>
    formatInput(Array.isArray(value) ? path : `${path}.${key}`, inner),
  )
}
