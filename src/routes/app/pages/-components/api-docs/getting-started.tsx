import { Trans, useLingui } from '@lingui/react/macro'
import type { Bundle } from '@/api/bundles/schema'
import { serviceFacts } from '@/features/labels/service-facts'
import type { ServiceSummary } from '@/features/service-api/catalogue/types'
import { code as signatureCode } from '@/features/service-api/signature-samples?highlighted'
import { useLayout } from '@/stores/layout'
import { Card } from '@/ui/display/card'
import { CodeBlock } from '@/ui/display/code-block'
import { useCallName } from './call-names'
import { DocsLink } from './docs-link'
import { CodeLanguageSelect } from './code-panel'
import type { DocsSearch } from './docs-address'
import { useSamples } from './docs-queries'
import { languageNames, sampleValues } from './samples'
import { SectionHeading } from './section-heading'
import { SpecimenButton } from './specimen-button'
import classes from './reference.module.css'

const TOKEN = 'token'
const FIRST = 'egy-nid'

interface GettingStartedProps {
  search: DocsSearch
  bundle: Bundle | undefined
  /** The services of that bundle. */
  services: readonly ServiceSummary[]
}

/** From the first token to the first verified response. */
export function GettingStarted({ search, bundle, services }: GettingStartedProps) {
  const { t } = useLingui()
  const language = useLayout((layout) => layout.codeLanguage)
  const name = languageNames[language]
  return (
    <div className={classes.text}>
      {bundle && services.length > 0 ? (
        <BundleServices bundle={bundle} services={services} />
      ) : null}
      <p lang="en">
        Your server calls the API over https and keeps every key to itself: no app and no web page
        may contain one. Four steps lead to the first response that you can trust.
      </p>
      <div className={classes.language}>
        <CodeLanguageSelect />
      </div>

      <SectionHeading section="token" search={search}>
        <Trans>1. Get an access token</Trans>
      </SectionHeading>
      <p lang="en">
        Exchange the four credentials of your account for an access token.{' '}
        {serviceFacts.accessToken} <ServiceLink id={TOKEN} search={search} />
      </p>
      <Sample id={TOKEN} bundle={bundle} />

      <SectionHeading section="first-call" search={search}>
        <Trans>2. Make the first call</Trans>
      </SectionHeading>
      <p lang="en">
        Send the token as a bearer, and the key of the bundle in the body: the bundle decides which
        services may be called and how they are billed. A good response has a result, the id of the
        transaction and the number of attempts that are left. A response with an error code says
        what went wrong; keep the transaction id for support.{' '}
        <ServiceLink id={FIRST} search={search} />
      </p>
      <Sample id={FIRST} bundle={bundle} />

      <SectionHeading section="signature" search={search}>
        <Trans>3. Check the hmac header</Trans>
      </SectionHeading>
      <p lang="en">
        A signed response has a header named hmac. It is an HMAC with SHA-512 in lower-case
        hexadecimal digits, computed with the HMAC key of the bundle. The string that is hashed has
        the values of the result in the order of their keys, then the other values of the body in
        the order of theirs, with nothing in between. Strings are written as they are, everything
        else as JSON without spaces.
      </p>
      <CodeBlock code={signatureCode[language] ?? []} label={t`Verification in ${name}`} />
      <p>
        <DocsLink search={{ section: 'verifier', bundle: search.bundle }}>
          <Trans>Verify a response on this page</Trans>
        </DocsLink>
      </p>

      <SectionHeading section="images" search={search}>
        <Trans>4. Test with sample images</Trans>
      </SectionHeading>
      <p lang="en">
        Do not test with documents of real people. These cards are drawn in your browser and show no
        person. They have the size of a good photo, and the mock backend accepts them.
      </p>
      <div className={classes.samples}>
        <SpecimenButton name="front_img">
          <Trans>Save the front side</Trans>
        </SpecimenButton>
        <SpecimenButton name="back_img">
          <Trans>Save the back side</Trans>
        </SpecimenButton>
        <SpecimenButton name="first_img">
          <Trans>Save a portrait</Trans>
        </SpecimenButton>
      </div>
    </div>
  )
}

function BundleServices({
  bundle,
  services,
}: {
  bundle: Bundle
  services: readonly ServiceSummary[]
}) {
  const callName = useCallName()
  return (
    <Card
      title={
        <Trans>
          Services in <bdi>{bundle.name}</bdi>
        </Trans>
      }
    >
      <ul className={classes.list}>
        {services.map(({ id }) => (
          <li key={id}>
            <DocsLink search={{ service: id, bundle: bundle.id }}>{callName(id)}</DocsLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The call of a service in the person's programming language. The surrounding text works without it. */
function Sample({ id, bundle }: { id: string; bundle: Bundle | undefined }) {
  const { t } = useLingui()
  const callName = useCallName()
  const language = useLayout((layout) => layout.codeLanguage)
  const code = useSamples(id).data?.[language]
  if (!code) return null
  const service = callName(id)
  const name = languageNames[language]
  return <CodeBlock code={code} label={t`${service} in ${name}`} values={sampleValues(bundle)} />
}

function ServiceLink({ id, search }: { id: string; search: DocsSearch }) {
  return (
    <DocsLink search={{ service: id, bundle: search.bundle }}>
      <Trans>All fields and errors</Trans>
    </DocsLink>
  )
}
